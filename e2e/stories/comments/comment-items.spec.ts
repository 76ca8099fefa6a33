import { addItem, itemSettings } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { commentItemsScreen, namesOf, openCommentItems } from '../../screens/comment-items.ts'
import { signIn } from '../../screens/sign-in.ts'

test('a teacher makes an item, gives it in class, and finds how often it was given', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 6)
  await openCommentItems(page)
  await page.getByRole('tab', { name: '习惯' }).click()
  await expect(page).toHaveURL(/type=2$/)
  await page.getByRole('button', { name: '添加表扬项目' }).click()
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
  await item(page, '照顾同桌').click()
  await expectScore(page, '王浩然', 2)

  await openCommentItems(page, 2)
  await expect(commentItemsScreen.row(page, '照顾同桌')).toContainText('用过 1 次')
})

test('an own item is changed and deleted, and what was given with it stays', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken } = signedInTeacher
  const school = await addClassOf(api, signedInTeacher, 2)
  const { id } = await api.call(addItem, { type: 1, name: '会思考', score: 1 }, accessToken)
  const { classId, studentIds } = school
  await api.call(giveComment, { classId, itemId: id, studentIds }, accessToken)
  await openCommentItems(page)
  const row = commentItemsScreen.row(page, '会思考')
  await row.getByRole('button', { name: '会思考的分值加一' }).click()
  await row.getByRole('button', { name: '会思考的分值加一' }).click()
  await expect(row).toContainText('+3')
  await row.getByRole('button', { name: '会思考，更多' }).click()
  await page.getByRole('menuitem', { name: '修改' }).click()
  await commentItemsScreen.form(page).getByLabel('名称').fill('爱思考')
  await commentItemsScreen.form(page).getByRole('button', { name: '待改进' }).click()
  await commentItemsScreen.form(page).getByRole('button', { name: '保存' }).click()
  await expect(commentItemsScreen.column(page, '待改进')).toContainText('爱思考')
  await expect(commentItemsScreen.row(page, '爱思考')).toContainText('−3')

  await page.getByRole('button', { name: '爱思考，更多' }).click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  const asked = page.getByRole('alertdialog', { name: '删除“爱思考”？' })
  await expect(asked).toContainText('用它给过的 1 次点评和分数都保留')
  await asked.getByRole('button', { name: '删除' }).click()
  await expect(commentItemsScreen.row(page, '爱思考')).toHaveCount(0)
  await openClass(page, classId)
  await expectScore(page, '王浩然', 1)
})

test('a shipped item is hidden and shown again, by its switch and by the way back', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken } = signedInTeacher
  await openCommentItems(page)
  await commentItemsScreen.enabled(page, '积极发言').click()
  await expect(commentItemsScreen.enabled(page, '积极发言')).not.toBeChecked()
  await expect(page.getByText('已停用“积极发言”')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(commentItemsScreen.enabled(page, '积极发言')).toBeChecked()
  const hidden = async () =>
    (await api.call(itemSettings, {}, accessToken)).filter(({ isHidden }) => isHidden)
  await expect.poll(hidden).toEqual([])

  await commentItemsScreen.enabled(page, '专心听讲').click()
  await expect.poll(hidden).toHaveLength(1)
  await page.getByRole('button', { name: '恢复默认' }).click()
  const asked = page.getByRole('alertdialog', { name: '恢复“学业成就”的默认项目？' })
  await expect(asked).toContainText('停用的 1 个系统项目重新启用')
  await asked.getByRole('button', { name: '恢复默认' }).click()
  await expect(commentItemsScreen.enabled(page, '专心听讲')).toBeChecked()
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
  await expect.poll(() => namesOf(praises)).toEqual(expect.arrayContaining(['作业优秀']))
  expect((await namesOf(praises)).slice(0, 3)).toEqual(['作业优秀', '积极发言', '专心听讲'])
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

test('what the server does not take is drawn back and said', async ({ page, signedInTeacher: _ }) => {
  await openCommentItems(page)
  await page.route('**/comment/hideReviewItem', (route) => route.abort())
  await commentItemsScreen.enabled(page, '积极发言').click()

  await expect(page.getByText('网络连接失败')).toBeVisible()
  await expect(commentItemsScreen.enabled(page, '积极发言')).toBeChecked()
})

test('a colleague sees the items of their own', async ({ openDevice, api, signedInTeacher }) => {
  await api.call(addItem, { type: 1, name: '王老师的', score: 1 }, signedInTeacher.accessToken)
  const colleague = await registerTeacher(api, '李老师')
  const other = await openDevice()
  await signIn(other, colleague.tel)
  await openCommentItems(other)

  await expect(commentItemsScreen.row(other, '积极发言')).toBeVisible()
  await expect(commentItemsScreen.row(other, '王老师的')).toHaveCount(0)
})
