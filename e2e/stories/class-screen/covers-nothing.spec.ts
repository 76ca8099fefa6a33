import { giveComment } from '@pinge/contract/comments.ts'
import { classList } from '@pinge/contract/classes.ts'
import type { Page } from '@playwright/test'
import { coveredBy } from '../../harness/covered-by.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'
import { enterMode, rewardsScreen } from '../../screens/rewards.ts'
import { openTeams, teamsScreen } from '../../screens/teams.ts'

type Size = { width: number; height: number }

const phone = { width: 390, height: 844 }
/** With the whole class before them they fill their rows on a phone. */
const FULL_ROWS = 47
const tablets = [
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
]
const screens = [phone, ...tablets, { width: 1366, height: 768 }, { width: 1920, height: 1080 }]

const nameOf = ({ width, height }: Size) => `${width}×${height}`

async function openClassOf(page: Page, school: SchoolClass, size: Size): Promise<void> {
  await page.setViewportSize(size)
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(school.studentIds.length)
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))

test('what was given is told in a lane of its own: it covers no pupil and moves none', async ({
  page,
  api,
  signedInTeacher,
}) => {
  test.setTimeout(120_000)
  const school = await addClassOf(api, signedInTeacher, FULL_ROWS)
  for (const size of screens)
    await test.step(nameOf(size), async () => {
      await openClassOf(page, school, size)
      const first = classDetailScreen.pupils(page).first()
      const before = await first.boundingBox()
      await giveInTwoTaps(page, '王浩然', '作业优秀')
      await scrollToEnd(page)
      expect(await coveredBy(classDetailScreen.notice(page), classDetailScreen.pupils(page))).toEqual([])
      await page.evaluate(() => window.scrollTo(0, 0))
      expect(await first.boundingBox()).toEqual(before)
      await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()
      await expect(classDetailScreen.pupil(page, '王浩然')).toHaveAccessibleName(/，0 分/)
      expect(await first.boundingBox()).toEqual(before)
    })
})

test('a timer that runs on a phone has a row of its own, over no pupil', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, FULL_ROWS)
  await openClassOf(page, school, phone)
  await openTool(page, '计时器')
  await lessonTools.timer(page).getByRole('button', { name: '5 分钟', exact: true }).click()
  await lessonTools.timer(page).getByRole('button', { name: '开始' }).click()
  await lessonTools.timer(page).getByRole('button', { name: '关闭' }).click()
  const pill = page.getByRole('button', { name: '打开计时器' })
  await expect(pill).toBeVisible()

  await scrollToEnd(page)
  expect(await coveredBy(pill, classDetailScreen.pupils(page))).toEqual([])
  const sections = page.getByRole('navigation', { name: '班级' })
  expect(await coveredBy(pill, sections)).toEqual([])
})

test('a timer that runs on a phone lies over no button that saves the attendance or the seats', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, FULL_ROWS)
  await openClassOf(page, school, phone)
  await openTool(page, '计时器')
  await lessonTools.timer(page).getByRole('button', { name: '开始' }).click()
  await lessonTools.timer(page).getByRole('button', { name: '关闭' }).click()
  const pill = page.getByRole('button', { name: '打开计时器' })
  await expect(pill).toBeVisible()

  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  const saveSeats = page.getByRole('button', { name: '保存座位表' })
  await expect(saveSeats).toBeVisible()
  await expect.poll(() => coveredBy(pill, saveSeats)).toEqual([])
  await openAttendance(page, school.classId)
  const saveMarks = page.getByRole('button', { name: '保存考勤' })
  await expect(saveMarks).toBeVisible()
  await expect(pill).toBeVisible()
  await expect.poll(() => coveredBy(pill, saveMarks)).toEqual([])
})

test('who is in no team stands under the teams and covers none', async ({ page, api, signedInTeacher }) => {
  const school = await addClassOf(api, signedInTeacher, 48)
  const { categoryId } = await addScheme(api, signedInTeacher, school, { size: 6 })
  for (const size of [{ width: 1366, height: 768 }, ...tablets])
    await test.step(nameOf(size), async () => {
      await page.setViewportSize(size)
      await openTeams(page, school.classId, categoryId)
      await expect(teamsScreen.teams(page)).toHaveCount(7)
      const tray = teamsScreen.tray(page)
      await expect(tray).toContainText('6 人')
      expect(await coveredBy(tray, teamsScreen.teams(page))).toEqual([])
    })
})

test('a tablet has two rows of controls at most, both ways, and a small laptop too', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 48)
  const { classId, studentIds } = school
  // With the last comment in the row, as in the middle of a lesson.
  await api.call(giveComment, { classId, itemId: 's1-01', studentIds }, signedInTeacher.accessToken)
  for (const size of [...tablets, { width: 1280, height: 720 }])
    await test.step(nameOf(size), async () => {
      await openClassOf(page, school, size)
      const grid = await classDetailScreen.grid(page).boundingBox()
      const middles = await page
        .getByRole('main')
        .locator('button:visible, input:visible')
        .evaluateAll(
          (all, top) =>
            all
              .map((one) => one.getBoundingClientRect())
              .filter(({ bottom }) => bottom <= top)
              .map((box) => (box.top + box.bottom) / 2),
          grid?.y ?? 0,
        )
      const rows = [...new Set(middles.map((middle) => Math.round(middle / 24)))]
      expect(middles.length).toBeGreaterThan(6)
      expect(rows.length).toBeLessThanOrEqual(2)
      await page.getByRole('button', { name: '更多' }).click()
      for (const name of ['兑换奖品', '数据', '班级设置'])
        await expect(page.getByRole('menuitem', { name })).toBeVisible()
      await page.keyboard.press('Escape')
    })
})

test('on an upright tablet the account lies beside the sections of the class, and each can be tapped', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.goto(`/comment/class-data?classId=${classId}`)
  const sections = page.getByRole('navigation', { name: '班级', exact: true }).getByRole('link')
  await expect(sections).toHaveCount(6)
  await expect(page.getByRole('region', { name: '消息和账号' })).toBeVisible()
  const opensClasses = page.getByRole('button', { name: '换一个班级' }).locator('svg').last()
  for (const width of [744, 768, 820, 834, 1024, 1280])
    await test.step(`${width} wide`, async () => {
      await page.setViewportSize({ width, height: 1024 })
      const lost = await sections.evaluateAll((all) =>
        all
          .filter((one) => {
            const { left, top, width: wide, height } = one.getBoundingClientRect()
            return !one.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
          })
          .map((one) => one.textContent),
      )
      expect(lost).toEqual([])
      expect(await coveredBy(opensClasses, sections)).toEqual([])
    })
})

test('what is told at the foot of a phone covers no section of the class', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 3)
  await page.setViewportSize(phone)
  await page.route(`**${classList.path}`, (route) => route.fulfill({ status: 502 }))
  await page.goto(`/comment/class-comment?classId=${classId}`)

  // Looked at in the moment in which it is there: its time is over soon.
  const told = page.getByRole('region', { name: '通知' }).getByText('出错啦')
  const [sections, hidden] = await told.evaluate((text) => {
    const { top, bottom } = (text.parentElement ?? text).getBoundingClientRect()
    const all = [...document.querySelectorAll('nav[aria-label="班级"] a')]
    const isHidden = (link: Element) => {
      const box = link.getBoundingClientRect()
      return box.top < bottom && box.bottom > top
    }
    return [all.map((link) => link.textContent), all.filter(isHidden).map((link) => link.textContent)]
  })
  expect(sections).toHaveLength(6)
  expect(hidden).toEqual([])
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1366, height: 768 } })

  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      // What began to move, whenever it did.
      const moved: string[] = []
      const animate = Element.prototype.animate
      Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
        moved.push(this.getAttribute('data-student-id') ?? '')
        return animate.apply(this, how)
      }
      Object.assign(globalThis, { moved })
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (!(target instanceof HTMLElement) || !target.dataset['flies'] || propertyName !== 'transform')
          return
        const fade = target
          .getAnimations()
          .find((one) => one instanceof CSSTransition && one.transitionProperty === 'opacity')
        moved.push(`in sight for ${String(fade?.effect?.getTiming().delay)} ms of its way`)
      })
    }),
  )
  const moved = (page: Page) => page.evaluate<string[]>('moved')

  test('pupils glide to their places when an exchange orders them, and the gift opens for the child', async ({
    page,
    api,
    signedInTeacher,
  }) => {
    const school = await addClassOf(api, signedInTeacher, 12)
    const rich = school.studentIds.slice(-1)
    await api.call(
      giveComment,
      { classId: school.classId, name: '课堂', score: 10, studentIds: rich },
      signedInTeacher.accessToken,
    )
    await openClassOf(page, school, { width: 1366, height: 768 })
    expect(await moved(page)).toEqual([])
    await enterMode(page, '兑换奖品')
    await expect(classDetailScreen.pupils(page).first()).toHaveAccessibleName(/，可兑换 10 分/)
    expect(await moved(page)).toEqual(expect.arrayContaining(rich))

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
  })

  test('the animal of a praised child flies home to its card', async ({ page, api, signedInTeacher }) => {
    const school = await addClassOf(api, signedInTeacher, 12)
    await openClassOf(page, school, { width: 1366, height: 768 })
    await giveInTwoTaps(page, '王浩然', '作业优秀')
    await expect.poll(() => moved(page)).toContain('in sight for 210 ms of its way')
  })
})
