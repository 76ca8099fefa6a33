import { giveComment } from '@pinge/contract/comments.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { emulateWhile } from '../../harness/reused-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openAccount } from '../../screens/accounts.ts'
import { openClass } from '../../screens/class-detail.ts'
import { recordsScreen } from '../../screens/records.ts'

test('a mouse that rests on a picture button reads what it does, until it acts or goes', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.goto('/comment/create')
  const tip = page.locator('.tooltip')
  await expect(tip).toBeAttached()
  const back = page.getByRole('link', { name: '返回' })
  const title = await back.getAttribute('title')

  await back.hover()
  await expect(tip).toHaveText(title ?? '')
  await expect(back).not.toHaveAttribute('title')
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()

  await page.mouse.move(0, 0)
  await expect(back).toHaveAttribute('title', title ?? '')
  await back.hover()
  await expect(tip).toBeVisible()
  await back.click()
  await expect(tip).toBeHidden()
})

test('focus that the program moves is not explained, focus that a key moves is, until what it explains is gone', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.clock.install()
  await openClass(page, classId)
  const tip = page.locator('.tooltip')
  await expect(tip).toBeAttached()
  await page.getByRole('button', { name: /^全班 3 人/ }).focus()
  await page.keyboard.press('Enter')
  const quality = page.getByRole('dialog').getByRole('tab', { name: '学业' })
  await expect(quality).toBeFocused()
  await page.clock.runFor(2_000)
  await expect(tip).toBeHidden()

  await page.keyboard.press('ArrowDown')
  await page.clock.runFor(2_000)
  await expect(tip).toHaveText('品德习惯')
  await expect(tip).toBeVisible()

  await page.getByRole('dialog').evaluate((dialog) => dialog.remove())
  await expect(tip).toBeHidden()
})

test('where the system takes the colours away, what is selected and what is chosen is still seen', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.goto(`/comment/information-edit?classId=${classId}`)
  const box = page.getByRole('checkbox', { name: /^选上/ }).first()
  await emulateWhile(page, { forcedColors: 'active' }, async () => {
    await expect(box).toBeVisible()
    await expect(box.locator('svg')).toBeHidden()
    await box.click()
    await expect(box.locator('svg')).toBeVisible()

    await expect(page.getByRole('button', { name: /^在读/ })).toHaveCSS('outline-width', '3px')
    await expect(page.getByRole('button', { name: /^转出/ })).toHaveCSS('outline-width', '1px')
  })
})

test('in a low window the settings of the account have their head in sight, and keys that go round a dialog show where they are', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken, nickname } = signedInTeacher
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 12)
  for (const studentId of studentIds)
    await api.call(giveComment, { classId, itemId: 's1-01', studentIds: [studentId] }, accessToken)
  // A laptop's, less the bars of its browser.
  await page.setViewportSize({ width: 1366, height: 600 })

  await test.step('from the first control of a dialog to its last', async () => {
    await openClass(page, classId)
    await recordsScreen.openFeed(page)
    const feed = recordsScreen.feed(page)
    await expect(feed.getByRole('button', { name: /^撤销/ })).toHaveCount(12)

    await feed.getByRole('button', { name: '关闭' }).focus()
    await page.keyboard.press('Shift+Tab')

    const last = feed.getByRole('button', { name: /^撤销/ }).last()
    await expect(last).toBeFocused()
    await expect(last).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
  })

  await goWithinProgram(page, '/comment')
  const account = await openAccount(page, nickname)
  const head = account.getByRole('heading', { name: '账号设置' })
  await expect(head, 'on a laptop').toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(head, 'on a phone that lies on its side').toBeInViewport({ ratio: 1 })
  await account.getByRole('button', { name: '关闭' }).click()
})
