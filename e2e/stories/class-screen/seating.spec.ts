import { saveSeating } from '@pinge/contract/seating.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo } from '../../harness/layout/window-size.ts'
import { expectNoScrolling, fillScreenAt, leaveFullScreen, zoomedBoards } from '../../screens/board.ts'
import { classDetailScreen, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

const seatOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: '座位', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}，`) })

test('pupils are seated by taps and by a drag, kept, and praised from their seat', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className } = await addClassOf(api, signedInTeacher, 4)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openClass(page, classId)
  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  const seat = (row: number, column: number) => lessonTools.seat(page, row, column)
  const waiting = (name: string) => page.getByRole('button', { name: `${name}，还没有座位` })
  await page.getByRole('button', { name: '多一排' }).click()

  await waiting('王浩然').click()
  await seat(1, 2).click()
  await waiting('李思琪').dragTo(seat(2, 3))
  await expect(seat(2, 3)).toHaveAccessibleName('李思琪，第 2 排第 3 座')
  // Onto a seat that is taken: the two change places.
  await seat(1, 2).focus()
  await page.keyboard.press('Enter')
  await seat(2, 3).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存座位表' }).click()

  await expect(seat(2, 3)).toHaveAccessibleName('王浩然，第 2 排第 3 座，0 分')
  await seat(2, 3).click()
  await item(page, '积极发言').click()
  await expect(seat(2, 3)).toHaveAccessibleName('王浩然，第 2 排第 3 座，1 分')
  await expect(classDetailScreen.notice(page)).toContainText('王浩然')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `${className} 座位表` })).toBeVisible()
  await expect(page.getByRole('cell', { name: '李思琪' })).toBeVisible()
  await expect(page.getByRole('button', { name: '排座位' })).toBeHidden()
})

/** Of two and of three parts: they take a line for each. */
const dotted = ['古丽巴哈尔·依木江', '努尔买买提江·阿卜杜热合曼·吐尔逊江'] as const
const onTablet = [LONGEST_NAME, 'Wolfeschlegelstein H', '古丽巴哈尔·阿布都热依木江·买买提']
const onLaptop = ['阿卜杜热合曼·马晨曦·买买提', '古丽巴哈尔·刘雨桐·依木江']
const onPhone = [LONGEST_NAME, 'Alexandra Williams', '阿依古丽·买买提江·阿卜杜热合曼']
const longNames = [...new Set([...dotted, ...onTablet, ...onLaptop, ...onPhone])]

test('eight rows of seats stand on a board, a laptop and a tablet without scrolling, and long names stay on their seats, on a phone, too', async ({
  page,
  api,
  signedInTeacher: { accessToken },
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 60 - longNames.length)
  const students = longNames.map((username) => ({ username }))
  const { ids } = await api.call(addStudents, { classId, students }, accessToken)
  const seat = async (rows: number, seated: readonly string[]) => {
    const seats = seated.map((studentId, at) => ({
      studentId,
      row: Math.floor(at / 8) + 1,
      column: (at % 8) + 1,
    }))
    await api.call(saveSeating, { classId, rows, columns: 8, seats }, accessToken)
  }
  await seat(8, [...ids, ...studentIds])
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openClass(page, classId)
  await openTool(page, '座位表')
  await expect(lessonTools.seat(page, 8, 4)).toBeVisible()
  await page.evaluate(() => document.fonts.ready)

  await test.step('a board', () => expectWholeRoom(page))
  await test.step('a tablet', async () => {
    for (const [width, height] of [
      [1024, 768],
      [768, 1024],
    ] as const) {
      await resizeTo(page, [width, height])
      for (const name of onTablet) await expectOnSeat(page, name)
    }
  })
  await seat(6, [...ids, ...studentIds].slice(0, 48))
  await expect(lessonTools.seat(page, 7, 1)).toHaveCount(0)
  await test.step('a laptop and a board with fewer rows', async () => {
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await resizeTo(page, [width, height])
      for (const name of onLaptop) await expectWholeBesidePoints(page, name)
    }
  })
  const idOf = (name: string) => ids[longNames.indexOf(name)] ?? ''
  await seat(6, [...studentIds.slice(0, 4), ...onPhone.map(idOf)])
  await expect(seatOf(page, dotted[1])).toHaveCount(0)
  await test.step('a phone', async () => {
    await resizeTo(page, [390, 844])
    const heightOf = async (name: string) => (await seatOf(page, name).boundingBox())?.height
    const height = await heightOf('王浩然')
    for (const name of onPhone) await expect.poll(() => heightOf(name), { message: name }).toBe(height)
  })
})

/** Names with dots take their lines after them, and each size and zoom has room for all rows. */
async function expectWholeRoom(page: Page): Promise<void> {
  const names = () =>
    page.locator('.seat-name').evaluateAll(
      (all, wanted) =>
        all
          .filter((name) => wanted.includes(name.textContent ?? ''))
          .map((name) => {
            const lines = new Set([...(name.firstElementChild?.getClientRects() ?? [])].map(({ top }) => top))
            const isCut = name.scrollHeight - name.clientHeight > 4
            return { name: name.textContent, lines: lines.size, isCut }
          }),
      [...dotted] as string[],
    )
  await expect.poll(names).toEqual([
    { name: dotted[0], lines: 2, isCut: false },
    { name: dotted[1], lines: 3, isCut: false },
  ])
  const expectHeight = async (size: string, least: number): Promise<void> => {
    await expectNoScrolling(page)
    const seat = await lessonTools.seat(page, 8, 4).boundingBox()
    expect(seat?.height, size).toBeGreaterThanOrEqual(least)
  }
  for (const [width, height, least] of [
    [1920, 1080, 64],
    [1920, 940, 64],
    [1366, 768, 44],
    [1280, 720, 44],
    [1024, 768, 44],
  ] as const) {
    await resizeTo(page, [width, height])
    await expectHeight(`${width}×${height}`, least)
  }
  for (const [width, height] of zoomedBoards) {
    await fillScreenAt(page, width, height)
    await expectHeight(`zoomed in: ${width}×${height}`, height / 17)
  }
  await leaveFullScreen(page)
}

/** On a tablet a long name is on its seat, and its points are not over it. */
async function expectOnSeat(page: Page, username: string): Promise<void> {
  const seat = seatOf(page, username)
  const [box, points] = await Promise.all([seat.boundingBox(), seat.locator('.num').boundingBox()])
  const { top, bottom } = await seat.locator('.seat-name').evaluate((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    // Of a tablet that is held upright a third line ends in an ellipsis, under which the rest is out of sight.
    return { top: words.getBoundingClientRect().top, bottom: name.getBoundingClientRect().bottom }
  })
  if (!box || !points) throw new Error('it is out of sight')
  const size = page.viewportSize() ?? { width: 0, height: 0 }
  const place = `${username} at ${size.width}`
  expect.soft(bottom, place).toBeLessThanOrEqual(box.y + box.height + 2)
  if (size.width > size.height) expect.soft(top, place).toBeGreaterThan(points.y + points.height - 2)
}

/** On a laptop a name of three parts is whole on its seat, beside its points. */
async function expectWholeBesidePoints(page: Page, username: string): Promise<void> {
  const seat = seatOf(page, username)
  const points = await seat.locator('.num').boundingBox()
  const told = await seat.locator('.seat-name').evaluate((name) => {
    const words = document.createRange()
    words.selectNodeContents(name)
    const lines = [...words.getClientRects()]
    return {
      // Less than a line is what letters stand over their lines.
      hidden: (name.scrollHeight - name.clientHeight) / Number.parseFloat(getComputedStyle(name).fontSize),
      lines: lines.map(({ right, top }) => ({ right, top })),
    }
  })
  const place = `${username} at ${page.viewportSize()?.width}`
  expect.soft(told.hidden, place).toBeLessThan(0.5)
  for (const { right, top } of told.lines)
    expect
      .soft(right <= (points?.x ?? 0) || top >= (points?.y ?? 0) + (points?.height ?? 0) - 2, place)
      .toBe(true)
}

test('on a small phone who has no seat yet stays in reach while the last row is filled, and an animal is no wider than its place', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { classId } = await addClassOf(api, signedInTeacher, 45)
  await openClass(page, classId)
  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  const waiting = page.getByRole('button', { name: '蔡承泽，还没有座位' })
  await lessonTools.seat(page, 6, 8).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('heading', { name: '还没有座位 45 人' })).toBeInViewport({ ratio: 1 })

  await waiting.click()
  await lessonTools.seat(page, 6, 8).click()

  await expect(lessonTools.seat(page, 6, 8)).toHaveAccessibleName('蔡承泽，第 6 排第 8 座')
  await expect(page.getByRole('heading', { name: '还没有座位 44 人' })).toBeInViewport({ ratio: 1 })

  await page.getByRole('button', { name: '保存座位表' }).click()
  await resizeTo(page, [320, 568])
  await openTool(page, '选动物')
  await page.getByRole('dialog').getByRole('button', { name: '王浩然', exact: true }).click()
  const place = page.getByRole('dialog').getByRole('listitem').first().getByRole('button')
  const [outer, face] = [await place.boundingBox(), await place.locator('> :first-child').boundingBox()]
  expect(face?.width).toBeLessThanOrEqual(outer?.width ?? 0)
})
