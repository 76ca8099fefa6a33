import { studentList } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { addClassOf, registerTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'
import { signIn, signInScreen } from '../../screens/sign-in.ts'

let school: SchoolClass

/** How many comments wait, said over the bar at the bottom. */
const waiting = (page: Page) => page.getByText(/^\d+ 条点评待上传，联网后自动上传/)

test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  // The parts of the dialog and the queue have come before the network goes.
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(item(page, '积极发言')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(classDetailScreen.dialog(page)).toBeHidden()
  // It is drawn before the server has it, and would wait with the others.
  const taken = page.waitForResponse('**/comment/reviewStu')
  await giveInTwoTaps(page, '陈俊杰', '积极发言')
  await taken
  await expectScore(page, '陈俊杰', 1)
})

test(
  'comments given without a network wait on the device and count once each when it is back',
  { tag: '@main' },
  async ({ page, context }) => {
    await loseNetwork(page)
    await giveInTwoTaps(page, '王浩然', '作业优秀')
    await giveInTwoTaps(page, '李思琪', '积极发言')

    await expectScore(page, '王浩然', 2)
    await expect(waiting(page)).toHaveText(/^2 条/)

    await context.setOffline(false)
    await expect(waiting(page)).toBeHidden()
    await expectScore(page, '王浩然', 2)
    await expectScore(page, '李思琪', 1)
  },
)

test('a comment that waits survives the closed browser, and is counted once', async ({
  page,
  context,
  api,
  signedInTeacher,
}) => {
  const path = `/comment/class-detail?classId=${school.classId}`
  // The server takes the comment, and the answer is lost: the worst that may happen to it.
  await page.route('**/comment/reviewStu', async (route) => {
    await route.fetch()
    // The page that asks again may be closed already.
    await route.abort().catch(() => {})
  })
  const lost = page.waitForEvent('requestfailed')
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await lost
  await expect(waiting(page)).toHaveText(/^1 条/)
  await page.close()

  const reopened = await context.newPage()
  await reopened.goto(path)
  await expectScore(reopened, '王浩然', 2)
  await expect(waiting(reopened)).toBeHidden()

  const { accessToken } = signedInTeacher
  await expect
    .poll(async () => {
      const { stuInfoList } = await api.call(studentList, { classId: school.classId }, accessToken)
      return stuInfoList.find(({ username }) => username === '王浩然')?.stuScore
    })
    .toBe(2)
})

test('a comment that waits is taken back like any other', async ({ page, context }) => {
  await loseNetwork(page)
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expect(waiting(page)).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(classDetailScreen.notice(page)).toContainText('已撤销')
  await expectScore(page, '王浩然', 0)

  await context.setOffline(false)
  await giveInTwoTaps(page, '王浩然', '积极发言')
  await expectScore(page, '王浩然', 1)
})

test('a teacher who signs out is warned of the comments that wait, and no other teacher sends them', async ({
  page,
  api,
}) => {
  const other = await registerTeacher(api)
  await page.route('**/comment/reviewStu', (route) => route.abort())
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expect(waiting(page)).toBeVisible()
  await page.goto('/comment')
  await page.getByRole('button', { name: /我的账号/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()

  const warning = page.getByRole('alertdialog', { name: '还有 1 条点评没有上传' })
  await warning.getByRole('button', { name: '先不退出' }).click()
  await expect(page.getByRole('button', { name: /我的账号/ })).toBeVisible()

  await page.getByRole('button', { name: /我的账号/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await warning.getByRole('button', { name: '删除并退出' }).click()
  await expect(signInScreen.tel(page)).toBeVisible()

  await page.unroute('**/comment/reviewStu')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('reviewStu') && sent.push(request.url()))
  await signIn(page, other.tel)
  await page.waitForTimeout(2_000)
  expect(sent).toEqual([])
})
