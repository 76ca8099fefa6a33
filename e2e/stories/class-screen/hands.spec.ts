import type { Page } from '@playwright/test'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

// What flies, fades and grows does so under the teacher's hands.
test.use({ reducedMotion: 'no-preference' })

let school: SchoolClass

const chosenBar = (page: Page) => page.getByRole('toolbar', { name: '已选学生' })

test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
})

test('a double tap on an item gives it once, and opens nothing of what lies beneath', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const full = await addClassOf(api, signedInTeacher, 60, 3)
  await openClass(page, full.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(60)
  const cards = await Promise.all(
    (await classDetailScreen.pupils(page).all()).map((card) => card.boundingBox()),
  )
  await classDetailScreen.pupil(page, '王浩然').click()
  const praises = classDetailScreen.dialog(page).getByRole('list', { name: '表扬' }).getByRole('button')
  // Its places count once the dialog stands still.
  await praises.first().click({ trial: true })
  const places = await Promise.all((await praises.all()).map((praise) => praise.boundingBox()))
  const over = places
    .map((place) => middleOf(place))
    .find(({ x, y }) => cards.some((card) => lies({ x, y }, card)))
  await page.mouse.click(over?.x ?? 0, over?.y ?? 0, { clickCount: 2, delay: 20 })

  await expect(classDetailScreen.notice(page)).toContainText('王浩然')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a double tap on the undo takes back once, and marks no words of what is told', async ({ page }) => {
  await giveInTwoTaps(page, '王浩然', '作业优秀')
  await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).dblclick()

  await expectScore(page, '王浩然', 0)
  await expect(classDetailScreen.notice(page)).toContainText('已撤销')
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
})

type Box = { x: number; y: number; width: number; height: number } | null

function middleOf(box: Box): { x: number; y: number } {
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 }
}

function lies({ x, y }: { x: number; y: number }, on: Box): boolean {
  return (
    on !== null && Math.abs(middleOf(on).x - x) < on.width / 3 && Math.abs(middleOf(on).y - y) < on.height / 3
  )
}

test('after a comment that was given by keys the screen has the focus, and not what is gone', async ({
  page,
}) => {
  // The next Tab begins there and not at the top.
  await page.getByRole('button', { name: '多选' }).click()
  await classDetailScreen.pupil(page, '张子轩').click()
  // The bar follows a moment after the tap, and its button takes no key before.
  await expect(chosenBar(page)).toContainText('已选 1 人')
  await chosenBar(page).getByRole('button', { name: /^点评/ }).press('Enter')
  await expect(item(page, '积极发言')).toBeVisible()
  await page.keyboard.press('1')
  await expectScore(page, '张子轩', 1)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the browser’s Back shuts what stands over the class before it leaves it, and asks like Escape', async ({
  page,
}) => {
  await page.goto('/comment')
  await page
    .getByRole('link', { name: /三年级\(2\)班/ })
    .first()
    .click()
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(item(page, '积极发言')).toBeVisible()
  await page.goBack()
  await expect(classDetailScreen.dialog(page)).toBeHidden()
  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()

  await page.getByRole('button', { name: '更多' }).click()
  await page.goBack()
  await expect(page.getByRole('menu')).toBeHidden()

  await openTool(page, '考勤')
  await lessonTools.mark(page, '张子轩', '缺勤').check()
  await page.goBack()
  await page.getByRole('button', { name: '继续记' }).click()
  await expect(lessonTools.mark(page, '张子轩', '缺勤')).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '不保存' }).click()

  await page.goBack()
  await expect(page).toHaveURL(/\/comment$/)
})

test('at a zoom of 400 % the comment for those who are chosen is whole in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.getByRole('button', { name: '多选' }).click()
  await classDetailScreen.pupil(page, '王浩然').click()

  for (const action of [/^点评/, /^取消/, /^全选/])
    await expect(chosenBar(page).getByRole('button', { name: action })).toBeInViewport({ ratio: 1 })
})
