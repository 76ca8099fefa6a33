import { commentRecords } from '@pinge/contract/records.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'
import { signIn } from '../../screens/sign-in.ts'

const chosenBar = (page: Page) => page.getByRole('toolbar', { name: '已选学生' })

let school: SchoolClass
test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

async function open(page: Page): Promise<void> {
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
}

test('two tabs of one browser give at the same time, and both count once', async ({
  page,
  context,
  api,
  signedInTeacher,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await open(tab)

  await Promise.all([giveInTwoTaps(page, '王浩然', '作业优秀'), giveInTwoTaps(other, '王浩然', '积极发言')])
  for (const tab of [page, other]) await expectScore(tab, '王浩然', 3)

  await page.reload()
  await expectScore(page, '王浩然', 3)
  const { classId } = school
  const { items } = await api.call(commentRecords, { classId }, signedInTeacher.accessToken)
  expect(items).toHaveLength(2)
})

test('a comment that waited on the device while a pupil left is kept for the others, also over a reload', async ({
  page,
  context,
  openDevice,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = school
  const [wang = ''] = studentIds
  const board = await openDevice()
  await signIn(board, signedInTeacher.tel)
  for (const screen of [page, board]) await open(screen)
  await giveInTwoTaps(page, '陈俊杰', '积极发言')
  await expectScore(board, '陈俊杰', 1)

  await loseNetwork(page)
  await praise(page, ['王浩然', '李思琪'])
  await expect(page.getByText(/^1 条点评待上传，联网后自动上传/)).toBeVisible()
  const request = { classId, ids: [wang], records: 'keep' as const }
  await api.call(removeStudents, request, signedInTeacher.accessToken)
  await context.setOffline(false)

  const offer = page.getByText('王浩然已不在本班，李思琪的“作业优秀”没有保存成功')
  await expect(offer).toBeVisible()
  await page.reload()
  // The name of a pupil who left is not kept on the device.
  const kept = page.getByText('1 名学生已不在本班，李思琪的“作业优秀”没有保存成功')
  await expect(kept).toBeVisible()
  await expectScore(page, '李思琪', 0)
  await page.getByRole('button', { name: '给李思琪' }).click()
  await expect(kept).toBeHidden()
  for (const screen of [page, board]) await expectScore(screen, '李思琪', 2)

  await page.reload()
  await expectScore(page, '李思琪', 2)
  await expect(kept).toBeHidden()
})

async function praise(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '多选' }).click()
  for (const name of names) await classDetailScreen.pupil(page, name).click()
  await chosenBar(page).getByRole('button', { name: /^点评/ }).click()
  await item(page, '作业优秀').click()
}

test('with a clock that is an hour off comments are given like any other', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = school
  await page.clock.install({ time: Date.now() + HOUR_MS })
  await open(page)
  await giveInTwoTaps(page, '王浩然', '作业优秀')

  // It is drawn before the server has answered.
  await expect
    .poll(async () => (await api.call(commentRecords, { classId }, signedInTeacher.accessToken)).items)
    .toHaveLength(1)
  await page.reload()
  await expectScore(page, '王浩然', 2)
})

test('a browser that keeps nothing and forbids even to ask: a teacher signs in and comments, and is told what waits', async ({
  openDevice,
  signedInTeacher,
}) => {
  const forgetful = await openDevice()
  await forgetful.addInitScript(() => {
    const forbid = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, kind, { get: forbid })
  })
  // What keeps comments for later comes after the screen; the network goes when it is there.
  const queue = forgetful.waitForResponse(/\/assets\/device-queue-/)
  await signIn(forgetful, signedInTeacher.tel)
  await forgetful
    .getByRole('link', { name: /三年级\(2\)班/ })
    .first()
    .click()
  await giveInTwoTaps(forgetful, '王浩然', '作业优秀')
  await expectScore(forgetful, '王浩然', 2)
  await queue

  await loseNetwork(forgetful)
  await giveInTwoTaps(forgetful, '李思琪', '作业优秀')
  await expect(forgetful.getByText('1 条点评待上传，联网后自动上传，先别关页面')).toBeVisible()
  await forgetful.context().setOffline(false)
  await expect(forgetful.getByText('1 条点评待上传，联网后自动上传，先别关页面')).toBeHidden()
  await expectScore(forgetful, '李思琪', 2)
})
