import type { Locator, Page } from '@playwright/test'
import { openDevtools } from '../../harness/reused-browser.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { commentItemsScreen, namesOf, openCommentItems } from '../../screens/comment-items.ts'

/** The mouse takes a row by its handle and lets it go above another one. */
async function dragTo(page: Page, handle: Locator, row: Locator): Promise<void> {
  const [from, to] = [await handle.boundingBox(), await row.boundingBox()]
  if (!from || !to) throw new Error('the items are not on the screen')
  await page.mouse.move(from.x + 12, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, to.y + 40, { steps: 6 })
  await page.mouse.move(from.x + 12, to.y + 10, { steps: 3 })
  await page.mouse.up()
}

test('a teacher makes an item, puts the items in order by hand and by keys, gives the new one in class, and finds how often it was given', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 1)
  const devtools = await openDevtools(page)
  // The rows move out of the way of the one that is dragged.
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'no-preference' }],
  })
  await openCommentItems(page, 2)
  const praises = commentItemsScreen.column(page, '表扬')
  const [first = '', second = '', moved = ''] = await namesOf(praises)

  await test.step('an item is made', async () => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.getByRole('button', { name: '添加表扬点评项' }).click()
    const form = commentItemsScreen.form(page)
    await test.step('on a small phone the pictures do not lie over the buttons', async () => {
      await form.getByRole('button', { name: '取消' }).click({ trial: true })
      await form.getByRole('button', { name: '添加', exact: true }).click({ trial: true })
    })
    await form.getByLabel('名称').fill('照顾同桌')
    await form.getByRole('button', { name: '分值加一' }).click()
    await form.getByLabel('找图标').fill('志愿')
    await form.getByRole('radio', { name: '比心' }).check()
    await form.getByRole('button', { name: '添加', exact: true }).click()
    await expect(form).toBeHidden()
    await expect(commentItemsScreen.row(page, '照顾同桌')).toContainText('还没用过')
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('one is dragged to the first place', async () => {
    await dragTo(page, commentItemsScreen.handle(page, moved), commentItemsScreen.row(page, first))
    await expect.poll(async () => (await namesOf(praises)).slice(0, 3)).toEqual([moved, first, second])
  })

  await test.step('the keys move it too, and the way back puts it where it was', async () => {
    const handle = commentItemsScreen.handle(page, moved)
    await handle.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(new RegExp(`^${moved}，第 3 位，共 \\d+ 位$`))).toBeAttached()
    await page.keyboard.press('Space')
    await expect.poll(async () => (await namesOf(praises))[2]).toBe(moved)
    await expect(handle).toBeFocused()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(async () => (await namesOf(praises))[0]).toBe(moved)
  })
  await devtools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
  })
  await devtools.detach()

  await test.step('it is given in class', async () => {
    await openClass(page, classId)
    await classDetailScreen.pupil(page, '王浩然').click()
    await page.getByRole('tab', { name: '习惯' }).click()
    const given = page.waitForResponse('**/comment/reviewStu')
    await item(page, '照顾同桌').click()
    await expectScore(page, '王浩然', 2)
    await given
  })

  await test.step('how often it was given stands there, and the items stand in the order they were put in', async () => {
    await openCommentItems(page, 2)
    expect((await namesOf(praises))[0]).toBe(moved)
    await expect(commentItemsScreen.row(page, '照顾同桌')).toContainText('用过 1 次')
  })
})
