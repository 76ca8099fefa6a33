import { addStudents } from '@pinge/contract/students.ts'
import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { readZip } from '../../harness/files/read-zip.ts'
import { keptByBrowser } from '../../harness/kept-by-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'
import { informationScreen, pasteBlock } from '../../screens/student-information.ts'

const NAME = '金雀儿'
/** Each is typed on a screen, and nowhere else in the product. */
const typed = { remark: '把画眉笔借给了同桌', guardian: '金雀妈妈', tel: '13955512345' }
const canaries = [NAME, ...Object.values(typed)]

const foundIn = (text: string): string[] => canaries.filter((canary) => text.includes(canary))

async function openData(page: Page, classId: string): Promise<void> {
  await goWithinProgram(page, `/comment/privacy?classId=${classId}`)
  await page.getByRole('button', { name: '导出和删除' }).click()
}

async function exported(page: Page, button: Locator): Promise<string> {
  const coming = page.waitForEvent('download')
  await button.click()
  return [...(await readZip(await coming)).values()].map((bytes) => bytes.toString('utf8')).join('\n')
}

test('everything that was typed about a pupil is in the file for the family, and nowhere once the pupil is erased', async ({
  page,
  api,
  signedInTeacher,
  openDevice,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 5)
  await api.call(addStudents, { classId, students: [{ username: NAME }] }, signedInTeacher.accessToken)
  const phone = await openDevice()
  await enterAs(phone, signedInTeacher)
  for (const device of [page, phone]) await openClass(device, classId)

  await classDetailScreen.pupil(page, NAME).click()
  await page.getByRole('textbox', { name: '备注' }).fill(typed.remark)
  await item(page, '积极发言').click()
  await expect(classDetailScreen.notice(page)).toContainText('积极发言')
  // On the phone the parts of the dialog have come before the network goes; two comments wait there then.
  await giveInTwoTaps(phone, '王浩然', '积极发言')
  await loseNetwork(phone)
  await giveInTwoTaps(phone, NAME, '作业优秀')
  await expect(phone.getByText(/^1 条点评待上传/)).toBeVisible()
  expect(foundIn((await keptByBrowser(phone)).join('\n'))).toContain(NAME)

  await goWithinProgram(page, `/comment/parents-edit?classId=${classId}`)
  const guardian = informationScreen.cell(informationScreen.parents(page), NAME, 1)
  await pasteBlock(guardian, `${typed.guardian}\t妈妈\t${typed.tel}`)
  await informationScreen.saved(page)

  await openData(page, classId)
  const forFamily = await exported(page, page.getByRole('button', { name: `导出${NAME}的全部资料` }))
  expect(foundIn(forFamily)).toEqual(canaries)

  await page.getByRole('button', { name: `彻底删除${NAME}` }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(/^请输入学生的姓名/).fill(NAME)
  await dialog.getByRole('button', { name: '彻底删除' }).click()
  await expect(page.getByText('已彻底删除')).toBeVisible()

  const ofClass = await exported(page, page.getByRole('button', { name: '导出整个班' }))
  expect(ofClass.includes('王浩然')).toBe(true)
  expect(foundIn(ofClass)).toEqual([])

  await phone.context().setOffline(false)
  await expect(phone.getByText(/^1 条点评待上传/)).toBeHidden()
  await expect(classDetailScreen.pupil(phone, NAME)).toHaveCount(0)
  await openClass(phone, classId)
  await expect(classDetailScreen.pupils(phone)).toHaveCount(5)
  // This one never opens the class again.
  await page.goto('/home')
  for (const device of [page, phone])
    await expect
      .poll(async () => (await keptByBrowser(device)).filter((line) => foundIn(line).length > 0))
      .toEqual([])
})
