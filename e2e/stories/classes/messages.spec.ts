import { requestJoin } from '@pinge/contract/class-teachers.ts'
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

/** 李老师 asks to come into 王老师's class. */
test.beforeEach(async ({ openDevice, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 3)
  const geziNo = (await api.call(classList, {}, signedInTeacher.accessToken))[0]?.geziNo ?? ''
  li = await registerTeacher(api, '李老师')
  await api.call(requestJoin, { geziNo }, li.accessToken)
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
