import { giveComment } from '@pinge/contract/comments.ts'
import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import {
  chooseInMore,
  classDetailScreen,
  expectScore,
  giveInTwoTaps,
  item,
  openClass,
} from '../../screens/class-detail.ts'
import { signIn } from '../../screens/sign-in.ts'

let school: SchoolClass
let board: Page

test.beforeEach(async ({ page, openDevice, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  board = await openDevice()
  await signIn(board, signedInTeacher.tel)
  for (const screen of [page, board]) {
    await openClass(screen, school.classId)
    await expect(classDetailScreen.pupils(screen)).toHaveCount(6)
  }
})

test(
  'a comment given on the phone is on the board at once, and so is its undo',
  { tag: '@processes' },
  async ({ page }) => {
    await giveInTwoTaps(page, '王浩然', '作业优秀')
    await expectScore(board, '王浩然', 2)

    await page.keyboard.press('Control+z')
    await expectScore(board, '王浩然', 0)
  },
)

test.describe('a window of half a computer', () => {
  // As one that is zoomed in: the screen is a classroom's, whatever its window shows of it.
  test.use({ viewport: { width: 911, height: 512 }, screen: { width: 1366, height: 768 } })

  test('keeps a reminder to itself, and has its tools behind ⋯', async ({ page }) => {
    await classDetailScreen.pupil(page, '王浩然').click()
    await item(page, '上课走神').click()
    await expect(classDetailScreen.notice(page)).toContainText('已记下')
    await expect(classDetailScreen.dialog(page)).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText('上课走神')
    await expectScore(page, '王浩然', 0)
    await chooseInMore(page, '隐藏分数')
    await expect(classDetailScreen.pupil(page, '王浩然')).toHaveAccessibleName('王浩然')
  })
})

test('two who give at the same time both see both', { tag: '@processes' }, async ({ page }) => {
  await Promise.all([giveInTwoTaps(page, '王浩然', '作业优秀'), giveInTwoTaps(board, '王浩然', '积极发言')])

  await expectScore(page, '王浩然', 3)
  await expectScore(board, '王浩然', 3)
})

test(
  'a board that was offline catches up with what it missed',
  { tag: '@processes' },
  async ({ api, signedInTeacher }) => {
    const { classId, studentIds } = school
    await board.context().setOffline(true)
    for (const itemId of ['s1-03', 's1-01', 's1-01'])
      await api.call(giveComment, { classId, itemId, studentIds }, signedInTeacher.accessToken)
    await board.context().setOffline(false)

    await expectScore(board, '王浩然', 4)
  },
)
