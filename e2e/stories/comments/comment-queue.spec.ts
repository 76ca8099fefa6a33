import { studentList } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import {
  chooseInMore,
  classDetailScreen,
  expectScore,
  giveInTwoTaps,
  item,
  openClass,
} from '../../screens/class-detail.ts'

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

test('what waits for the network is told alone in the line under the class, and before the latest comments', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const figures = page.getByText(/夸了 \d+ 人/)
  await expect(figures).toBeVisible()
  const latest = page.getByRole('dialog', { name: '最近点评' })
  await chooseInMore(page, '最近点评')
  await expect(latest.getByRole('listitem')).toHaveCount(1)
  await latest.getByRole('button', { name: '关闭' }).click()
  await loseNetwork(page)
  await giveInTwoTaps(page, '王浩然', '作业优秀')

  await expect(waiting(page)).toHaveText(/^1 条/)
  await expect(figures).toBeHidden()
  await chooseInMore(page, '最近点评')
  await expect(latest.getByText('1 条点评待上传，联网后会出现在这里')).toBeVisible()
})
