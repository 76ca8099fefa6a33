import { studentList } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'

let school: SchoolClass

test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
})

test('a comment takes two taps, and the server knows it', async ({ page, api, signedInTeacher }) => {
  await giveInTwoTaps(page, '王浩然', '积极发言')

  await expectScore(page, '王浩然', 1)
  // It is drawn before the server has answered.
  await expect
    .poll(async () => {
      const { classId } = school
      const { stuInfoList } = await api.call(studentList, { classId }, signedInTeacher.accessToken)
      return stuInfoList.find(({ username }) => username === '王浩然')
    })
    .toMatchObject({ stuScore: 1, redeemScore: 1, todayTypes: [1] })
})

test('what was given by mistake is taken back from the notice', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await expectScore(page, '王浩然', 2)

  await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()
  await expect(classDetailScreen.notice(page)).toContainText('已撤销')
  await expectScore(page, '王浩然', 0)
})

test('Ctrl+Z takes back the last comment', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await page.keyboard.press('Control+z')

  await expect(classDetailScreen.notice(page)).toContainText('已撤销')
  await expectScore(page, '王浩然', 0)
})

test('several pupils are ticked and get one comment together', async ({ page }) => {
  await page.getByRole('button', { name: '多选' }).click()
  for (const name of ['王浩然', '李思琪', '张子轩']) await classDetailScreen.pupil(page, name).click()
  await page.getByRole('toolbar', { name: '已选学生' }).getByRole('button', { name: /^点评/ }).click()
  await item(page, '合作学习').click()

  for (const name of ['王浩然', '李思琪', '张子轩']) await expectScore(page, name, 1)
  await expectScore(page, '刘雨桐', 0)
})

test('the whole class is praised at once', async ({ page }) => {
  await classDetailScreen.wholeClass(page).click()
  await item(page, '专心听讲').click()

  await expect(classDetailScreen.notice(page)).toContainText('全班 6 人')
  await expectScore(page, '王浩然', 1)
})

test('a reminder counts against the score', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '上课走神')

  await expectScore(page, '王浩然', -1)
})

test('digits pick the item, arrows the quality', async ({ page }) => {
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(item(page, '积极发言')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(item(page, '按时到校')).toBeVisible()
  await page.keyboard.press('2')

  await expect(classDetailScreen.notice(page)).toContainText('文明有礼')
})

test('a pupil is found by the initials of the name', async ({ page }) => {
  await page.keyboard.type('lsq')

  await expect(classDetailScreen.search(page)).toHaveValue('lsq')
  await expect(classDetailScreen.pupils(page)).toHaveCount(1)
  await expect(classDetailScreen.pupil(page, '李思琪')).toBeVisible()
})

test('pupils stand by the initial of their surname, or by their score', async ({ page }) => {
  expect(await names(page)).toEqual(['陈俊杰', '李思琪', '刘雨桐', '王浩然', '杨欣怡', '张子轩'])

  await giveInTwoTaps(page, '张子轩', '积极发言')
  await classDetailScreen.order(page, '总分').click()
  await expect.poll(async () => (await names(page))[0]).toBe('张子轩')
})

test('the drawer of a pupil holds the ledger, and each comment can be taken back there', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await openDrawer(page, '王浩然')

  const records = page.getByRole('list', { name: '记录' })
  await expect(records.getByRole('listitem')).toHaveCount(1)
  await records.getByRole('button', { name: '撤销作业优秀' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '撤销', exact: true }).click()

  await expect(records).toContainText('已撤销')
  await page.keyboard.press('Escape')
  await expectScore(page, '王浩然', 0)
})

test('what is used most stands first the next time', async ({ page }) => {
  await classDetailScreen.pupil(page, '王浩然').click()
  await page.getByRole('tab', { name: '审美' }).click()
  await item(page, '朗诵有情').click()
  await expect(classDetailScreen.notice(page)).toBeVisible()

  await classDetailScreen.pupil(page, '李思琪').click()
  const used = classDetailScreen.dialog(page).getByRole('list', { name: '常用' }).getByRole('button')
  await expect(used.first()).toHaveAccessibleName(/朗诵有情/)
})

test('without a class in the address the last one is opened', async ({ page }) => {
  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()
  await page.goto('/comment')
  await page.goto('/comment/class-detail')

  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()
})

test('a class that is not there is told in place of its pupils', async ({ page }) => {
  await openClass(page, 'nobody-knows-this-class')

  await expect(page.getByText('班级不存在，或者你不在这个班级里')).toBeVisible()
})

async function names(page: Page): Promise<string[]> {
  const labels = await classDetailScreen
    .pupils(page)
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  return labels.map((label) => label.split('，')[0] ?? '')
}

async function openDrawer(page: Page, pupil: string): Promise<void> {
  await classDetailScreen.pupil(page, pupil).click({ button: 'right' })
  await page.getByRole('menuitem', { name: '看记录' }).click()
  await expect(classDetailScreen.drawer(page, pupil)).toBeVisible()
}
