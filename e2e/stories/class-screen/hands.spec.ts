import { giveComment } from '@pinge/contract/comments.ts'
import type { Locator, Page } from '@playwright/test'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo } from '../../harness/layout/window-size.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, item } from '../../screens/class-detail.ts'
import { enterMode, rewardsScreen } from '../../screens/rewards.ts'

const chosenBar = (page: Page) => page.getByRole('toolbar', { name: '已选学生' })

// What flies, fades and grows does so under the teacher's hands.
test('a double tap gives once and takes back once while animals fly and pupils glide, all of the bar is in sight at a zoom of 400 %, and Back shuts what stands over the class before it leaves it', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 24)
  const rich = studentIds.slice(-1)
  const given = { classId, name: '课堂', score: 10, studentIds: rich }
  await api.call(giveComment, given, signedInTeacher.accessToken)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/comment')
  await noteMoves(page)
  const moved = () => page.evaluate<string[]>('moved')
  // From the list of classes, where Back leads in the end.
  const ofClass = page.getByRole('link', { name: /三年级\(2\)班/ })
  await ofClass.first().click()
  await expect(classDetailScreen.pupils(page)).toHaveCount(24)
  expect(await moved()).toEqual([])

  await test.step('a double tap on an item gives it once, and opens nothing of what lies beneath', () =>
    expectGivenOnce(page))
  await test.step('the animal of a praised child flies home to its card', () =>
    expect.poll(moved).toContain('in sight for 210 ms of its way'))
  await test.step('a double tap on the undo takes back once, and marks no words of what is told', async () => {
    await giveInTwoTaps(page, '李思琪', '作业优秀')
    await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).dblclick()

    await expectScore(page, '李思琪', 0)
    await expect(classDetailScreen.notice(page)).toContainText('已撤销')
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('')
  })
  await test.step('Back shuts what stands over the class', () => expectShutByBack(page))
  await test.step('pupils glide to their places when an exchange orders them', async () => {
    await enterMode(page, '兑换奖品')
    await expect(classDetailScreen.pupils(page).first()).toHaveAccessibleName(/，可兑换 10 分/)
    expect(await moved()).toEqual(expect.arrayContaining(rich))
  })
  await test.step('the gift opens for the child', () => expectGift(page))
  await test.step('at a zoom of 400 % the comment for those who are chosen is whole in sight', async () => {
    await resizeTo(page, [320, 568])
    await page.getByRole('button', { name: '多选' }).click()
    await classDetailScreen.pupil(page, '王浩然').click()
    for (const action of [/^点评/, /^取消/, /^全选/])
      await expect(chosenBar(page).getByRole('button', { name: action })).toBeInViewport({ ratio: 1 })
    await shutByBack(page)
    await expect(chosenBar(page)).toBeHidden()
  })
  await page.goBack()
  await expect(page).toHaveURL(/\/comment$/)
})

async function expectGivenOnce(page: Page): Promise<void> {
  const cards = await boxesOf(classDetailScreen.pupils(page))
  await classDetailScreen.pupil(page, '王浩然').click()
  const praises = classDetailScreen.dialog(page).getByRole('list', { name: '表扬' }).getByRole('button')
  // Its places count once the dialog stands still.
  await praises.first().click({ trial: true })
  const over = (await boxesOf(praises)).map(middleOf).find((at) => cards.some((card) => lies(at, card)))
  await page.mouse.click(over?.x ?? 0, over?.y ?? 0, { clickCount: 2, delay: 20 })

  await expect(classDetailScreen.notice(page)).toContainText('王浩然')
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function expectShutByBack(page: Page): Promise<void> {
  await classDetailScreen.pupil(page, '王浩然').click()
  await expect(item(page, '积极发言')).toBeVisible()
  await shutByBack(page)
  await expect(classDetailScreen.dialog(page)).toBeHidden()
  await expect(classDetailScreen.pupil(page, '王浩然')).toBeVisible()
  await page.getByRole('button', { name: '更多' }).click()
  await shutByBack(page)
  await expect(page.getByRole('menu')).toBeHidden()
}

/** The program goes forward again by itself: until it is there, the browser would take another Back for the same one. */
async function shutByBack(page: Page): Promise<void> {
  const address = page.url()
  await page.goBack()
  await expect(page).toHaveURL(address)
}

async function expectGift(page: Page): Promise<void> {
  const label = await classDetailScreen.pupils(page).first().getAttribute('aria-label')
  const [name = ''] = (label ?? '').split('，')
  await classDetailScreen.pupils(page).first().click()
  await rewardsScreen.bar(page).getByRole('button', { name: /^兑换/ }).click()
  await rewardsScreen.reward(page, '贴纸').click()
  // It stands for less than two seconds: the page itself looks out for it, in each frame.
  const seen = page.waitForFunction((who) => {
    const gift = document.querySelector('.gift-stage')?.textContent ?? ''
    return gift.includes(who) && gift.includes('贴纸')
  }, name)
  await rewardsScreen.sheet(page).getByRole('button', { name: '兑换 1 人' }).click()
  await seen
  await expect(page.locator('.gift-stage')).toHaveCount(0)
  await expect(rewardsScreen.notice(page)).toContainText('贴纸')
}

type Box = { x: number; y: number; width: number; height: number }

const boxesOf = (all: Locator) =>
  all.evaluateAll((each) =>
    each.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

function lies({ x, y }: { x: number; y: number }, on: Box): boolean {
  const middle = middleOf(on)
  return Math.abs(middle.x - x) < on.width / 3 && Math.abs(middle.y - y) < on.height / 3
}

/** From now on, what began to move, whenever it did. */
async function noteMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moved: string[] = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      moved.push(this.getAttribute('data-student-id') ?? '')
      return animate.apply(this, how)
    }
    Object.assign(globalThis, { moved })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (!(target instanceof HTMLElement) || !target.dataset['flies'] || propertyName !== 'transform') return
      const fade = target
        .getAnimations()
        .find((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity')
      moved.push(`in sight for ${String(fade?.effect?.getTiming().delay)} ms of its way`)
    })
  })
}
