import { classList } from '@pinge/contract/classes.ts'
import type { Page } from '@playwright/test'
import { coveredBy } from '../../harness/layout/covered-by.ts'
import { openDevtools } from '../../harness/reused-browser.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo, untilDrawn } from '../../harness/layout/window-size.ts'
import {
  chooseInMore,
  classDetailScreen,
  expectScore,
  giveInTwoTaps,
  item,
  openClass,
} from '../../screens/class-detail.ts'
import { lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'

/** With the whole class before them they fill their rows on a phone. */
const FULL_ROWS = 47
const phone = [390, 844] as const
const tablets = [
  [1024, 768],
  [768, 1024],
] as const
const laptop = [1366, 768] as const

let school: SchoolClass
test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, FULL_ROWS)
})

const classSections = (page: Page) => page.getByRole('navigation', { name: '班级', exact: true })

const scrollTo = (page: Page, where: 'start' | 'end') =>
  page.evaluate(
    (isEnd) => window.scrollTo(0, isEnd ? document.documentElement.scrollHeight : 0),
    where === 'end',
  )

test('what was given is told in a lane of its own, the controls take two rows of a tablet at most, and half a window keeps a reminder to itself', async ({
  page,
}) => {
  await openClass(page, school.classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(FULL_ROWS)

  await test.step('what is told covers no pupil and moves none', async () => {
    const sizes = [phone, ...tablets, laptop, [1920, 1080] as const]
    const first = classDetailScreen.pupils(page).first()
    const before: unknown[] = []
    for (const size of sizes) {
      await resizeTo(page, size)
      before.push(await first.boundingBox())
    }
    await giveInTwoTaps(page, '王浩然', '作业优秀')
    const undo = classDetailScreen.notice(page).getByRole('button', { name: '撤销' })
    // With the focus on its button it stays.
    await undo.focus()
    const during: unknown[] = []
    for (const size of sizes) {
      await resizeTo(page, size)
      await scrollTo(page, 'end')
      const covered = await coveredBy(classDetailScreen.notice(page), classDetailScreen.pupils(page))
      expect(covered, size.join('×')).toEqual([])
      await scrollTo(page, 'start')
      during.push(await first.boundingBox())
    }
    expect(during).toEqual(before)
    await undo.click()
    await expectScore(page, '王浩然', 0)
    expect(await first.boundingBox()).toEqual(before.at(-1))
    await resizeTo(page, phone)
    expect(await first.boundingBox()).toEqual(before[0])
  })

  await giveInTwoTaps(page, '王浩然', '作业优秀')
  for (const size of [...tablets, [1280, 720] as const])
    await test.step(`two rows of controls at ${size.join('×')}`, async () => {
      await resizeTo(page, size)
      await expectTwoRowsOfControls(page)
    })

  await test.step('half a window of a computer that a class may see', () => expectQuietReminder(page))

  await test.step('the account lies beside the sections of the class on an upright tablet', async () => {
    await resizeTo(page, laptop)
    await classSections(page).getByRole('link', { name: '数据' }).click()
    await expectSectionsBesideAccount(page)
  })
})

/** With the last comment in the row, as in the middle of a lesson. */
async function expectTwoRowsOfControls(page: Page): Promise<void> {
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
}

/** As one that is zoomed in: the screen is a classroom's, whatever its window shows of it. */
async function expectQuietReminder(page: Page): Promise<void> {
  const [width, height] = [911, 512]
  await page.setViewportSize({ width, height })
  const browser = await openDevtools(page)
  const screen = { screenWidth: 1366, screenHeight: 768 }
  const metrics = { width, height, ...screen, deviceScaleFactor: 1, mobile: false }
  await browser.send('Emulation.setDeviceMetricsOverride', metrics)
  await untilDrawn(page)
  expect(await page.evaluate(() => [innerWidth, globalThis.screen.width])).toEqual([width, 1366])

  await classDetailScreen.pupil(page, '李思琪').click()
  await item(page, '上课走神').click()
  await expect(classDetailScreen.notice(page)).toContainText('已记下')
  await expect(classDetailScreen.dialog(page)).toHaveCount(0)
  await expect(page.locator('body')).not.toContainText('上课走神')
  await expectScore(page, '李思琪', 0)
  await chooseInMore(page, '隐藏分数')
  await expect(classDetailScreen.pupil(page, '张子轩')).toHaveAccessibleName('张子轩')
  await browser.detach()
}

async function expectSectionsBesideAccount(page: Page): Promise<void> {
  const sections = classSections(page).getByRole('link')
  await expect(page).toHaveURL(/class-data/)
  await expect(sections).toHaveCount(6)
  await expect(page.getByRole('region', { name: '消息和账号' })).toBeVisible()
  const opensClasses = page.getByRole('button', { name: '换一个班级' }).locator('svg').last()
  for (const width of [744, 768, 820, 834, 1024, 1280]) {
    await resizeTo(page, [width, 1024])
    const lost = await sections.evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, top, width: wide, height } = one.getBoundingClientRect()
          return !one.contains(document.elementFromPoint(left + wide / 2, top + height / 2))
        })
        .map((one) => one.textContent),
    )
    expect(lost, `${width} wide`).toEqual([])
    expect(await coveredBy(opensClasses, sections), `${width} wide`).toEqual([])
  }
}

test('on a phone a timer that runs lies over no pupil, no section and no button that saves, and what is told at the foot over no section', async ({
  page,
}) => {
  const [width, height] = phone
  await page.setViewportSize({ width, height })
  await openClass(page, school.classId)
  await openTool(page, '计时器')
  await lessonTools.timer(page).getByRole('button', { name: '5 分钟', exact: true }).click()
  await lessonTools.timer(page).getByRole('button', { name: '开始' }).click()
  await lessonTools.timer(page).getByRole('button', { name: '关闭' }).click()
  const pill = page.getByRole('button', { name: '打开计时器' })
  await expect(pill).toBeVisible()

  await test.step('over no pupil and no section of the class', async () => {
    await scrollTo(page, 'end')
    expect(await coveredBy(pill, classDetailScreen.pupils(page))).toEqual([])
    expect(await coveredBy(pill, classSections(page))).toEqual([])
  })
  await test.step('over no button that saves the seats', async () => {
    await openTool(page, '座位表')
    await page.getByRole('button', { name: '开始排座位' }).click()
    const saveSeats = page.getByRole('button', { name: '保存座位表' })
    await expect(saveSeats).toBeVisible()
    await expect.poll(() => coveredBy(pill, saveSeats)).toEqual([])
  })
  await test.step('nor over one that saves the attendance', async () => {
    await openAttendance(page, school.classId)
    const saveMarks = page.getByRole('button', { name: '保存考勤' })
    await expect(saveMarks).toBeVisible()
    await expect(pill).toBeVisible()
    await expect.poll(() => coveredBy(pill, saveMarks)).toEqual([])
  })
  await test.step('what is told at the foot covers no section', () => expectToldBesideSections(page))
})

async function expectToldBesideSections(page: Page): Promise<void> {
  await page.route(`**${classList.path}`, (route) => route.fulfill({ status: 502 }))
  await page.goto(`/comment/class-comment?classId=${school.classId}`)

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
}
