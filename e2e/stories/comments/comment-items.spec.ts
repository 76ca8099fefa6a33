import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { commentItemsScreen, namesOf, openCommentItems } from '../../screens/comment-items.ts'

test('a teacher makes an item, gives it in class, and finds how often it was given', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 6)
  await openCommentItems(page)
  await page.getByRole('tab', { name: '习惯' }).click()
  await expect(page).toHaveURL(/type=2$/)
  await expect(page.getByRole('tab', { name: '习惯' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('button', { name: '添加表扬点评项' }).click()
  const form = commentItemsScreen.form(page)
  await form.getByLabel('名称').fill('一二三四五六七八九十一')
  await form.getByRole('button', { name: '添加', exact: true }).click()
  await expect(form.getByRole('alert')).toHaveText('最多 10 个字')
  await form.getByLabel('名称').fill('照顾同桌')
  await form.getByRole('button', { name: '分值加一' }).click()
  await form.getByLabel('找图标').fill('志愿')
  await form.getByRole('radio', { name: '比心' }).check()
  await form.getByRole('button', { name: '添加', exact: true }).click()
  await expect(form).toBeHidden()
  await expect(commentItemsScreen.row(page, '照顾同桌')).toContainText('还没用过')

  await openClass(page, school.classId)
  await classDetailScreen.pupil(page, '王浩然').click()
  await page.getByRole('tab', { name: '习惯' }).click()
  const given = page.waitForResponse('**/comment/reviewStu')
  await item(page, '照顾同桌').click()
  await expectScore(page, '王浩然', 2)
  await given

  await openCommentItems(page, 2)
  await expect(commentItemsScreen.row(page, '照顾同桌')).toContainText('用过 1 次')
})

test('items are put in order by dragging, and the way back puts them where they were', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openCommentItems(page)
  const praises = commentItemsScreen.column(page, '表扬')
  const from = await commentItemsScreen.handle(page, '作业优秀').boundingBox()
  const to = await commentItemsScreen.row(page, '积极发言').boundingBox()
  if (!from || !to) throw new Error('the items are not on the screen')
  await page.mouse.move(from.x + 12, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 12, to.y + 40, { steps: 6 })
  await page.mouse.move(from.x + 12, to.y + 10, { steps: 3 })
  await page.mouse.up()
  await expect
    .poll(async () => (await namesOf(praises)).slice(0, 3))
    .toEqual(['作业优秀', '积极发言', '专心听讲'])
  await page.reload()
  await expect.poll(async () => (await namesOf(praises))[0]).toBe('作业优秀')

  await commentItemsScreen.handle(page, '作业优秀').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('作业优秀，第 3 位，共 12 位')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(async () => (await namesOf(praises))[2]).toBe('作业优秀')
  await expect(commentItemsScreen.handle(page, '作业优秀')).toBeFocused()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(async () => (await namesOf(praises))[0]).toBe('作业优秀')

  await commentItemsScreen.handle(page, '专心听讲').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  expect((await namesOf(praises))[0]).toBe('作业优秀')
})

test('on a small phone the pictures of a new item do not lie over its buttons', async ({
  page,
  signedInTeacher: _,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openCommentItems(page)
  await page.getByRole('button', { name: '添加' }).first().click()

  const form = commentItemsScreen.form(page)
  await form.getByRole('button', { name: '取消' }).click({ trial: true })
  await form.getByRole('button', { name: '添加' }).click({ trial: true })
})
