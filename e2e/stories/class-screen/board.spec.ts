import { addClass, standardClassName } from '@pinge/contract/classes.ts'
import { saveSeating } from '@pinge/contract/seating.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { putFinger } from '../../harness/finger.ts'
import { LONGEST_NAME, longNames, pupilNames } from '../../harness/pupil-names.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'
import { openTeams, teamsScreen } from '../../screens/teams.ts'

/** What a class of sixty leaves for names beside animals of half the card; fewer pupils have larger ones. */
const READABLE_PX = 33
const READABLE_LONGEST_PX = 18

test.use({ viewport: { width: 1920, height: 1080 }, hasTouch: true })

// A board on which classes were open before: what is offered once stands in the way of no hand.
test.beforeEach(({ page }) =>
  page.addInitScript(() =>
    localStorage.setItem('pinge-fullscreen-offer', JSON.stringify({ state: { isMade: true }, version: 1 })),
  ),
)

/** A board of 1366×768 as its browser counts it when it is zoomed to 125 and to 150 %, and one of 3840×2160 at 125 %. */
const zoomed = [
  [1093, 614],
  [911, 512],
  [3072, 1728],
] as const

/** As the button does; a window is resized before it fills the screen. */
async function fillScreenAt(page: Page, width: number, height: number): Promise<void> {
  await page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen()
  })
  await page.setViewportSize({ width, height })
  await page.evaluate(async () => await document.documentElement.requestFullscreen())
  await expect(page.getByRole('navigation', { name: '班级' })).toBeHidden()
}

async function expectNoScrolling(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeLessThanOrEqual(0)
}

async function openBoard(page: Page, classId: string, pupils: number): Promise<void> {
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(pupils)
  await page.evaluate(() => document.fonts.ready)
}

/** The names of which a line, or the end of one, is not shown; the letters of a line reach a little beyond it. */
async function cutNames(page: Page): Promise<(string | null)[]> {
  return await page.locator('.student-name').evaluateAll((names) =>
    names
      .filter((name) => {
        const half = 0.5 * Number.parseFloat(getComputedStyle(name).fontSize)
        return name.scrollHeight - name.clientHeight > half || name.scrollWidth > name.clientWidth + 1
      })
      .map((name) => name.textContent),
  )
}

test('sixty pupils stand on a board without scrolling, with names that the last row reads, no scores and no phone numbers', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const { classId } = await api.call(addClass, { className: standardClassName(3, 2), grade: 3 }, token)
  const names = [...pupilNames(60).slice(3), '安', LONGEST_NAME, 'Maximilian Alexander']
  await api.call(addStudents, { classId, students: names.map((username) => ({ username })) }, token)
  await openBoard(page, classId, 60)

  await page.getByRole('button', { name: '全屏投屏' }).click()
  await expect(page.getByRole('navigation', { name: '班级' })).toBeHidden()
  const sizeOf = (name: string) =>
    classDetailScreen
      .pupil(page, name)
      .getByText(name, { exact: true })
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const tooHigh = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  )

  const animal = await page.evaluate(() => {
    const card = document.querySelector(".student-card[data-size='usual']")
    const face = card?.querySelector('.student-face')
    return (face?.getBoundingClientRect().height ?? 0) / (card?.getBoundingClientRect().height ?? 0)
  })

  expect(tooHigh).toBe(0)
  expect(animal).toBeCloseTo(0.52)
  expect(await cutNames(page)).toEqual([])
  for (const name of ['安', '许诺', '周天宇', '欧阳娜娜'])
    expect(await sizeOf(name), name).toBeGreaterThanOrEqual(READABLE_PX)
  for (const name of [LONGEST_NAME, 'Maximilian Alexander'])
    expect(await sizeOf(name), name).toBeGreaterThanOrEqual(READABLE_LONGEST_PX)

  for (const name of ['添加学生', '班级老师', '班级设置'])
    await expect(page.getByRole('button', { name })).toBeHidden()
  await classDetailScreen.pupil(page, '许诺').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '查看记录' }).click()
  const drawer = classDetailScreen.drawer(page, '许诺')
  await expect(drawer.getByRole('button', { name: '多选' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: '编辑资料' })).toBeHidden()
  await drawer.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('button', { name: '隐藏分数' }).click()
  await expect(classDetailScreen.pupil(page, '安')).toHaveAccessibleName('安')
  await expect(classDetailScreen.grid(page).getByText(/^−?\d+$/)).toHaveCount(0)
})

test('a board that is zoomed in shows its sixty pupils without scrolling, too', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 60)
  await openBoard(page, classId, 60)
  for (const [width, height] of zoomed) {
    await fillScreenAt(page, width, height)
    await expectNoScrolling(page)
    const animal = await page.evaluate(() => {
      const card = document.querySelector(".student-card[data-size='usual']")
      const face = card?.querySelector('.student-face')
      return (face?.getBoundingClientRect().height ?? 0) / (card?.getBoundingClientRect().height ?? 0)
    })
    expect(animal, `${width}×${height}`).toBeCloseTo(0.52)
  }
})

test('on a tablet that stands upright the longest names are whole, too', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = longNames(60).map((username) => ({ username }))
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  for (const [width, height] of [
    [744, 1133],
    [768, 1024],
    [800, 1280],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openBoard(page, classId, 60)

    expect(await cutNames(page), `${width}×${height}`).toEqual([])
  }
})

test('seven teams stand on a board at every zoom without scrolling, with faces that tell their names', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 42)
  const { categoryId } = await addScheme(api, signedInTeacher, school)
  await openTeams(page, school.classId, categoryId)
  await expect(teamsScreen.teams(page)).toHaveCount(7)
  for (const [width, height] of [[1920, 1080] as const, [1366, 768] as const, ...zoomed]) {
    await fillScreenAt(page, width, height)
    await expectNoScrolling(page)
    await expect(teamsScreen.members(page, '火箭队').first()).toBeInViewport({ ratio: 1 })
  }
  await expect(teamsScreen.members(page, '火箭队').first()).toHaveAccessibleName('陈俊杰，换个小组')
})

test('eight rows of seats stand on a board, a laptop and a tablet without scrolling', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 60)
  const seats = studentIds.map((studentId, at) => ({
    studentId,
    row: Math.floor(at / 8) + 1,
    column: (at % 8) + 1,
  }))
  await api.call(
    saveSeating,
    { classId, rows: 8, columns: 8, seats, version: 0 },
    signedInTeacher.accessToken,
  )
  await openBoard(page, classId, 60)
  await openTool(page, '座位表')
  await expect(lessonTools.seat(page, 8, 4)).toBeVisible()

  for (const [width, height, least] of [
    [1920, 1080, 64],
    [1920, 940, 64],
    [1366, 768, 44],
    [1280, 720, 44],
    [1024, 768, 44],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectNoScrolling(page)
    const seat = await lessonTools.seat(page, 8, 4).boundingBox()
    expect(seat?.height, `${width}×${height}`).toBeGreaterThanOrEqual(least)
  }

  for (const [width, height] of zoomed) {
    await fillScreenAt(page, width, height)
    await expectNoScrolling(page)
    const seat = await lessonTools.seat(page, 8, 4).boundingBox()
    expect(seat?.height, `${width}×${height}`).toBeGreaterThanOrEqual(height / 17)
  }
})

test('on a seat, too, a name with dots takes its lines after them, and nothing of it is lost', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 56)
  const dotted = ['古丽巴哈尔·依木江', '努尔买买提江·阿卜杜热合曼·吐尔逊江']
  const { ids } = await api.call(
    addStudents,
    { classId, students: dotted.map((username) => ({ username })) },
    signedInTeacher.accessToken,
  )
  const seats = [...ids, ...studentIds].map((studentId, at) => ({
    studentId,
    row: Math.floor(at / 8) + 1,
    column: (at % 8) + 1,
  }))
  const seating = { classId, rows: 8, columns: 8, seats, version: 0 }
  await api.call(saveSeating, seating, signedInTeacher.accessToken)
  await openBoard(page, classId, 58)
  await openTool(page, '座位表')
  await expect(lessonTools.seat(page, 8, 2)).toBeVisible()

  const names = () =>
    page.locator('.seat-name').evaluateAll((all) =>
      all
        .filter((name) => name.textContent?.includes('·'))
        .map((name) => {
          const lines = new Set([...(name.firstElementChild?.getClientRects() ?? [])].map(({ top }) => top))
          const isCut = name.scrollHeight - name.clientHeight > 4
          return { name: name.textContent, lines: lines.size, isCut }
        }),
    )
  await expect.poll(names).toEqual([
    { name: dotted[0], lines: 2, isCut: false },
    { name: dotted[1], lines: 3, isCut: false },
  ])
})

test('a finger that is drawn over pupils chooses them, and one that rests opens the pupil', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 12)
  await openBoard(page, classId, 12)
  const finger = await putFinger(page)

  await page.getByRole('button', { name: '多选' }).click()
  await finger.draw(classDetailScreen.pupil(page, '陈俊杰'), classDetailScreen.pupil(page, '刘雨桐'))
  await finger.up()
  const chosen = page.getByRole('toolbar', { name: '已选学生' })
  await expect(chosen).toContainText('已选 4 人')
  await chosen.getByRole('button', { name: '取消' }).click()

  await finger.down(classDetailScreen.pupil(page, '李思琪'))
  const drawer = classDetailScreen.drawer(page, '李思琪')
  await expect(drawer).toContainText('可兑换')
  await finger.up()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: '多选' }).click()
  await expect(chosen).toContainText('已选 1 人')
})
