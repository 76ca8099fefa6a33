import { classList } from '@pinge/contract/classes.ts'
import { enterAs } from '../../harness/enter.ts'
import { openDevtools } from '../../harness/reused-browser.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen } from '../../screens/class-detail.ts'
import { classTeachersScreen, typeClassNumber } from '../../screens/class-teachers.ts'
import { messagesScreen } from '../../screens/messages.ts'

test('a colleague asks by the class’s number, the owner agrees from the message, and the colleague reads it and sees the class', async ({
  page,
  api,
  openDevice,
  signedInTeacher,
}) => {
  const { className } = await addClassOf(api, signedInTeacher, 6)
  const geziNo = (await api.call(classList, {}, signedInTeacher.accessToken))[0]?.geziNo ?? ''
  const phone = await openDevice()
  await enterAs(phone, await registerTeacher(api, '李老师'))
  await phone.goto('/comment')
  await typeClassNumber(phone, '')
  await test.step('an input method may compose the number in wide digits', async () => {
    const keyboard = await openDevtools(phone)
    const wide = [...geziNo].map((digit) => '０１２３４５６７８９'.charAt(Number(digit))).join('')
    await keyboard.send('Input.imeSetComposition', { text: wide, selectionStart: 8, selectionEnd: 8 })
    await expect(classTeachersScreen.number(phone)).toHaveValue(wide)
    await keyboard.send('Input.insertText', { text: wide })
    await keyboard.detach()
    await expect(classTeachersScreen.number(phone)).toHaveValue(geziNo)
  })
  const dialog = classTeachersScreen.joinDialog(phone)
  await expect(dialog).toContainText(className)
  await expect(dialog).toContainText('创建者：王老师')
  await classTeachersScreen.ask(phone).click()
  await expect(dialog).toContainText('已申请，等王老师同意')
  await dialog.getByRole('button', { name: '知道了' }).click()
  await expect(phone.getByText(`等待同意：${className}（王老师）`)).toBeVisible()

  await page.goto('/comment')
  await expect(classTeachersScreen.joinRequests(page)).toContainText(
    /李老师（1\d{2}\*{4}\d{4}）想加入 三年级\(2\)班/,
  )
  await expect(messagesScreen.bell(page)).toHaveAccessibleName('系统消息，1 条未读')
  await messagesScreen.bell(page).click()
  const joinRequest = messagesScreen.message(page, '李老师想加入三年级(2)班')
  await joinRequest.getByRole('button').first().click()
  await expect(messagesScreen.bell(page)).toHaveAccessibleName('系统消息')
  await joinRequest.getByRole('button', { name: /^同意/ }).click()
  const consent = page.getByRole('alertdialog', { name: `让李老师加入${className}？` })
  await expect(consent).toContainText('能看到全班学生的资料和家长电话，可以点评')
  await expect(consent).toContainText('请先当面问一问')
  await consent.getByRole('button', { name: '问过本人了，同意' }).click()
  await expect(joinRequest).toContainText('这条申请已经处理过了')

  await phone.goto('/comment/system')
  const granted = messagesScreen.message(phone, '王老师同意你加入三年级(2)班')
  await granted.getByRole('button').first().click()
  await granted.getByRole('link', { name: '打开班级' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: className })).toBeAttached()
  await expect(classDetailScreen.pupils(phone)).toHaveCount(6)
})
