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

test('pupils over whom the mouse is drawn are selected together', async ({ page }) => {
  const [from, over, to] = await Promise.all(
    ['陈俊杰', '李思琪', '刘雨桐'].map((name) => classDetailScreen.pupil(page, name).boundingBox()),
  )
  if (!from || !over || !to) throw new Error('the pupils are out of sight')
  await page.mouse.move(from.x + 40, from.y + 50)
  await page.mouse.down()
  await page.mouse.move(over.x + 40, over.y + 50, { steps: 4 })
  await page.mouse.move(to.x + 40, to.y + 50, { steps: 4 })
  await page.mouse.up()

  await expect(chosenBar(page)).toContainText('已选 3 人')
})

test('selecting a pupil redraws that card and no other, and so does giving', async ({ page }) => {
  await classDetailScreen.pupil(page, '王浩然').focus()
  await page.keyboard.press('Space')
  await expect(chosenBar(page)).toContainText('已选 1 人')
  await expect(classDetailScreen.pupil(page, '李思琪')).toHaveAttribute('aria-pressed', 'false')

  await rememberCards(page)
  await classDetailScreen.pupil(page, '李思琪').click()
  await expect(chosenBar(page)).toContainText('已选 2 人')
  expect(await namesOfRedrawn(page)).toEqual(['李思琪'])

  await page.keyboard.press('Escape')
  await expect(chosenBar(page)).toBeHidden()
  await expect(classDetailScreen.pupil(page, '李思琪')).toHaveAttribute('aria-haspopup', 'dialog')
  await rememberCards(page)
  await giveInTwoTaps(page, '张子轩', '作业优秀')
  await expectScore(page, '张子轩', 2)
  // Until the praise is over and everything was read again.
  await expect(page.locator('.praise-stage, [data-is-praised]')).toHaveCount(0)
  expect(await namesOfRedrawn(page)).toEqual(['张子轩'])
})

/** React leaves at each element what it was drawn with last: another object as soon as it is drawn again. */
async function rememberCards(page: Page): Promise<void> {
  await page.evaluate(() => {
    const drawnWith = (card: Element): unknown =>
      Reflect.get(card, Object.keys(card).find((key) => key.startsWith('__reactProps$')) ?? '')
    const cards = [...document.querySelectorAll('[data-student-id]')]
    const before = new Map(cards.map((card) => [card, drawnWith(card)]))
    Object.assign(globalThis, {
      namesOfRedrawn: () =>
        cards
          .filter((card) => drawnWith(card) !== before.get(card))
          .map((card) => card.querySelector('.student-name')?.textContent),
    })
  })
}

async function namesOfRedrawn(page: Page): Promise<string[]> {
  return await page.evaluate<string[]>('namesOfRedrawn()')
}

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

test('Escape in the search empties it and leaves who is selected; a second one ends the selection', async ({
  page,
}) => {
  const search = classDetailScreen.search(page)
  await page.keyboard.type('whr ')
  await expect(chosenBar(page)).toContainText('已选 1 人')
  await page.keyboard.type('lsq')
  await expect(search).toHaveValue('lsq')
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('')
  await expect(classDetailScreen.pupils(page)).toHaveCount(6)
  await expect(chosenBar(page)).toContainText('已选 1 人')
  await page.keyboard.press('Escape')

  await expect(chosenBar(page)).toBeHidden()
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
