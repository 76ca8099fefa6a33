import { commentRecords } from '@pinge/contract/records.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'
import { signIn } from '../../screens/sign-in.ts'

const chosenBar = (page: Page) => page.getByRole('toolbar', { name: '已选学生' })

test('two tabs of one browser give at the same time and both count once; a comment that waited on the device while a pupil left is kept for the others, also over a reload', async ({
  page,
  context,
  api,
  signedInTeacher: { accessToken },
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 6)
  const [wang = ''] = studentIds
  const given = async () => (await api.call(commentRecords, { classId }, accessToken)).items

  await test.step('two tabs', async () => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await openClass(tab, classId)
      await expect(classDetailScreen.pupils(tab)).toHaveCount(6)
    }
    await Promise.all([giveInTwoTaps(page, '王浩然', '作业优秀'), giveInTwoTaps(other, '王浩然', '积极发言')])
    for (const tab of [page, other]) await expectScore(tab, '王浩然', 3)
    await expect.poll(given).toHaveLength(2)
    await other.close()
  })

  await test.step('a comment that waits', async () => {
    await loseNetwork(page)
    await praise(page, ['王浩然', '李思琪'])
    await expect(page.getByText(/^1 条点评待上传，联网后自动上传/)).toBeVisible()
    await api.call(removeStudents, { classId, ids: [wang], records: 'keep' }, accessToken)
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
    await expectScore(page, '李思琪', 2)
    await expect.poll(given).toHaveLength(3)
  })
})

async function praise(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: '多选' }).click()
  for (const name of names) await classDetailScreen.pupil(page, name).click()
  await chosenBar(page).getByRole('button', { name: /^点评/ }).click()
  await item(page, '作业优秀').click()
}

test('a browser that keeps nothing and forbids even to ask: a teacher signs in and comments, and is told what waits', async ({
  page,
  api,
  teacher,
}) => {
  await addClassOf(api, teacher, 6)
  await page.addInitScript(() => {
    const forbid = (): never => {
      throw new DOMException('denied', 'SecurityError')
    }
    for (const kind of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(globalThis, kind, { get: forbid })
  })
  // What keeps comments for later comes after the screen; the network goes when it is there.
  const queue = page.waitForResponse(/\/assets\/device-queue-/)
  await signIn(page, teacher.tel)
  await page
    .getByRole('link', { name: /三年级\(2\)班/ })
    .first()
    .click()
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expectScore(page, '王浩然', 2)
  await queue

  await loseNetwork(page)
  await giveInTwoTaps(page, '李思琪', '作业优秀')
  await expect(page.getByText('1 条点评待上传，联网后自动上传，先别关页面')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('1 条点评待上传，联网后自动上传，先别关页面')).toBeHidden()
  await expectScore(page, '李思琪', 2)
})
