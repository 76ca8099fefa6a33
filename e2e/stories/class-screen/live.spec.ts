import { giveComment } from '@pinge/contract/comments.ts'
import { addStudents, removeStudents, updateStudent } from '@pinge/contract/students.ts'
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

test('a comment given on the phone is on the board at once, and so is its undo', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expectScore(board, '王浩然', 2)

  await page.keyboard.press('Control+z')
  await expectScore(board, '王浩然', 0)
})

test('a reminder tells no name, item or number on a classroom screen, whether it was given there or elsewhere', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = school
  const give = (itemId: string, pupil: number) =>
    api.call(
      giveComment,
      { classId, itemId, studentIds: studentIds.slice(pupil, pupil + 1) },
      signedInTeacher.accessToken,
    )
  await give('s1-03', 0)
  for (const screen of [page, board]) await expectScore(screen, '王浩然', 2)
  const told = await rememberTold(board, ['上课走神', '王浩然，1 分', '−1'])

  await classDetailScreen.pupil(page, '王浩然').click()
  await item(page, '上课走神').click()
  await expect(classDetailScreen.notice(page)).toContainText('已记下')
  await expect(classDetailScreen.dialog(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('上课走神')
  // What comes after it shows that the board has drawn it.
  await give('s1-01', 1)
  for (const screen of [page, board]) {
    await expectScore(screen, '李思琪', 1)
    await expectScore(screen, '王浩然', 2)
  }
  expect(await told()).toEqual([])
})

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

/** Which of these words the screen says from now on, be it for a frame. */
async function rememberTold(screen: Page, words: string[]): Promise<() => Promise<string[]>> {
  const handle = await screen.evaluateHandle((meant) => {
    const told = new Set<string>()
    const look = () => {
      const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
        one.getAttribute('aria-label'),
      )
      const text = `${document.body.textContent} ${labels.join(' ')}`
      for (const word of meant) if (text.includes(word)) told.add(word)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    return told
  }, words)
  return async () => await handle.evaluate((told) => [...told])
}

test('two who give at the same time both see both', async ({ page }) => {
  await Promise.all([giveInTwoTaps(page, '王浩然', '作业优秀'), giveInTwoTaps(board, '王浩然', '积极发言')])

  await expectScore(page, '王浩然', 3)
  await expectScore(board, '王浩然', 3)
})

test('pupils who come, are renamed and leave do so on every screen', async ({ api, signedInTeacher }) => {
  const { accessToken } = signedInTeacher
  const { classId } = school
  const { ids } = await api.call(addStudents, { classId, students: [{ username: '丁当' }] }, accessToken)
  const [id = ''] = ids
  await expect(classDetailScreen.pupil(board, '丁当')).toBeVisible()

  await api.call(updateStudent, { id, username: '丁叮当' }, accessToken)
  await expect(classDetailScreen.pupil(board, '丁叮当')).toBeVisible()

  await api.call(removeStudents, { classId, ids }, accessToken)
  await expect(classDetailScreen.pupils(board)).toHaveCount(6)
})

test('a board that was offline catches up with what it missed', async ({ api, signedInTeacher }) => {
  const { classId, studentIds } = school
  await board.context().setOffline(true)
  for (const itemId of ['s1-03', 's1-01', 's1-01'])
    await api.call(giveComment, { classId, itemId, studentIds }, signedInTeacher.accessToken)
  await board.context().setOffline(false)

  await expectScore(board, '王浩然', 4)
})
