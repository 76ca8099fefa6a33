import { classList } from '@pinge/contract/classes.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { addClassOf, registerTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { classTeachersScreen, typeClassNumber } from '../../screens/class-teachers.ts'
import { signIn } from '../../screens/sign-in.ts'

let school: SchoolClass
let geziNo: string
let li: UserInfo
let phone: Page

test.beforeEach(async ({ openDevice, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  geziNo = (await api.call(classList, {}, signedInTeacher.accessToken))[0]?.geziNo ?? ''
  li = await registerTeacher(api, '李老师')
  phone = await openDevice()
  await signIn(phone, li.tel)
})

test('a colleague asks by the class’s number, the owner agrees, and the colleague sees the class', async ({
  page,
}) => {
  await typeClassNumber(phone, `${geziNo.slice(0, 4)} ${geziNo.slice(4)}`)
  const dialog = classTeachersScreen.joinDialog(phone)
  await expect(dialog).toContainText(school.className)
  await expect(dialog).toContainText('创建者：王老师')
  await classTeachersScreen.ask(phone).click()
  await expect(dialog).toContainText('已申请，等王老师同意')
  await dialog.getByRole('button', { name: '知道了' }).click()
  await expect(phone.getByText(`等待同意：${school.className}（王老师）`)).toBeVisible()

  await page.goto('/comment')
  const joinRequests = classTeachersScreen.joinRequests(page)
  await expect(joinRequests).toContainText(/李老师（1\d{2}\*{4}\d{4}）想加入 三年级\(2\)班/)
  await expect(joinRequests).toContainText('手机号没有验证过')
  await joinRequests.getByRole('button', { name: /^同意/ }).click()
  const consent = page.getByRole('alertdialog', { name: `让李老师加入${school.className}？` })
  await expect(consent).toContainText('能看到全班学生的资料和家长电话，可以点评')
  await expect(consent).toContainText('请先当面问一问')
  await consent.getByRole('button', { name: '问过本人了，同意' }).click()
  await expect(joinRequests).toBeHidden()

  await phone.reload()
  await phone.getByRole('link', { name: school.className, exact: true }).click()
  await expect(classDetailScreen.pupils(phone)).toHaveCount(6)
})

test('an input method may compose a number in wide digits', async () => {
  await typeClassNumber(phone, '')
  const keyboard = await phone.context().newCDPSession(phone)
  const wide = [...geziNo].map((digit) => '０１２３４５６７８９'.charAt(Number(digit))).join('')
  await keyboard.send('Input.imeSetComposition', { text: wide, selectionStart: 8, selectionEnd: 8 })
  await expect(classTeachersScreen.number(phone)).toHaveValue(wide)
  await keyboard.send('Input.insertText', { text: wide })

  await expect(classTeachersScreen.number(phone)).toHaveValue(geziNo)
  await expect(classTeachersScreen.joinDialog(phone)).toContainText(school.className)
})
