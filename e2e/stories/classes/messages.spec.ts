import { answerJoin, requestJoin } from '@pinge/contract/class-teachers.ts'
import { classList } from '@pinge/contract/classes.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { addClassOf, registerTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { messagesScreen } from '../../screens/messages.ts'

let school: SchoolClass
let li: UserInfo
let phone: Page
let joinRequestId: string

/** 李老师 asks to come into 王老师's class. */
test.beforeEach(async ({ openDevice, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 3)
  const geziNo = (await api.call(classList, {}, signedInTeacher.accessToken))[0]?.geziNo ?? ''
  li = await registerTeacher(api, '李老师')
  joinRequestId = (await api.call(requestJoin, { geziNo }, li.accessToken)).id
  phone = await openDevice()
  await enterAs(phone, li)
})

test('a join request is answered from its message, and the colleague reads the answer', async ({ page }) => {
  await page.goto('/comment')
  await expect(messagesScreen.bell(page)).toHaveAccessibleName('系统消息，1 条未读')
  await messagesScreen.bell(page).click()
  const joinRequest = messagesScreen.message(page, '李老师想加入三年级(2)班')
  await joinRequest.getByRole('button').first().click()
  await expect(messagesScreen.bell(page)).toHaveAccessibleName('系统消息')
  await joinRequest.getByRole('button', { name: /^同意/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '问过本人了，同意' }).click()
  await expect(joinRequest).toContainText('这条申请已经处理过了')

  await phone.goto('/comment/system')
  const granted = messagesScreen.message(phone, '王老师同意你加入三年级(2)班')
  await granted.getByRole('button').first().click()
  await granted.getByRole('link', { name: '打开班级' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: school.className })).toBeAttached()
})

test('a notice reaches the colleagues, and nothing written is lost when the network fails', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await api.call(answerJoin, { id: joinRequestId, accept: true }, signedInTeacher.accessToken)
  await page.goto('/comment/system')
  await messagesScreen.write(page).click()
  const dialog = messagesScreen.notice(page)
  await dialog.getByLabel('通知内容').fill('周五家长会\n请准备材料')
  await page.route('**/class/sendNotice', (route) => route.abort())
  await dialog.getByRole('button', { name: '发送' }).click()
  await expect(dialog.getByRole('alert')).toContainText('网络连接失败')
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('通知内容')).toHaveValue('周五家长会\n请准备材料')
  await page.unroute('**/class/sendNotice')
  await dialog.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('已发给 1 位老师')).toBeVisible()

  await phone.goto('/comment/system')
  await messagesScreen.message(phone, '周五家长会').getByRole('button').first().click()
  await expect(phone.getByText('请准备材料')).toBeVisible()
})
