import { addStudents, removeStudents } from '@pinge/contract/students.ts'
import type { Page } from '@playwright/test'
import { coveredBy } from '../../harness/layout/covered-by.ts'
import { LONGEST_NAME, longNames } from '../../harness/pupil-names.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo } from '../../harness/layout/window-size.ts'
import { expectNoScrolling, fillScreenAt, leaveFullScreen, zoomedBoards } from '../../screens/board.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { openTeams, teamsScreen } from '../../screens/teams.ts'

/** What a class of sixty leaves for names beside animals of half the card; fewer pupils have larger ones. */
const READABLE_PX = 33
const READABLE_LONGEST_PX = 18

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

/** How much of the height of a usual card its animal takes. */
const animalOfCard = (page: Page) =>
  page.evaluate(() => {
    const card = document.querySelector(".student-card[data-size='usual']")
    const face = card?.querySelector('.student-face')
    return (face?.getBoundingClientRect().height ?? 0) / (card?.getBoundingClientRect().height ?? 0)
  })

test('sixty pupils stand on a board without scrolling, also on one that is zoomed in, with names that the last row reads, no scores and no phone numbers', async ({
  page,
  api,
  signedInTeacher: { accessToken },
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 60)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(60)
  for (const [width, height] of zoomedBoards)
    await test.step(`zoomed in: ${width}×${height}`, async () => {
      await fillScreenAt(page, width, height)
      await expectNoScrolling(page)
      expect(await animalOfCard(page)).toBeCloseTo(0.52)
    })

  await leaveFullScreen(page)
  await resizeTo(page, [1920, 1080])
  await api.call(removeStudents, { classId, ids: studentIds.slice(0, 3), records: 'keep' }, accessToken)
  const hard = ['安', LONGEST_NAME, 'Maximilian Alexander']
  await api.call(addStudents, { classId, students: hard.map((username) => ({ username })) }, accessToken)
  for (const name of hard) await expect(classDetailScreen.pupil(page, name)).toBeVisible()
  await expect(classDetailScreen.pupils(page)).toHaveCount(60)
  await page.getByRole('button', { name: '全屏投屏' }).click()
  await expect(page.getByRole('navigation', { name: '班级' })).toBeHidden()

  await test.step('names are whole, and the last row reads them', async () => {
    await expectNoScrolling(page)
    await expect.poll(() => cutNames(page)).toEqual([])
    expect(await animalOfCard(page)).toBeCloseTo(0.52)
    const sizeOf = (name: string) =>
      classDetailScreen
        .pupil(page, name)
        .getByText(name, { exact: true })
        .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    for (const name of ['安', '许诺', '周天宇', '欧阳娜娜'])
      expect(await sizeOf(name), name).toBeGreaterThanOrEqual(READABLE_PX)
    for (const name of [LONGEST_NAME, 'Maximilian Alexander'])
      expect(await sizeOf(name), name).toBeGreaterThanOrEqual(READABLE_LONGEST_PX)
  })

  await test.step('no phone numbers and no scores', () => expectNothingPrivate(page))
  await leaveFullScreen(page)
})

async function expectNothingPrivate(page: Page): Promise<void> {
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
}

test('on a tablet that stands upright the longest names are whole, too', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 0)
  const students = longNames(60).map((username) => ({ username }))
  await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(60)
  await page.evaluate(() => document.fonts.ready)
  for (const [width, height] of [
    [744, 1133],
    [768, 1024],
    [800, 1280],
    [820, 1180],
  ] as const) {
    await resizeTo(page, [width, height])

    await expect.poll(() => cutNames(page), { message: `${width}×${height}` }).toEqual([])
  }
})

test('seven teams stand on a board at every zoom without scrolling, with faces that tell their names; who is in no team stands under them and covers none', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 42)
  const { categoryId } = await addScheme(api, signedInTeacher, school)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openTeams(page, school.classId, categoryId)
  await expect(teamsScreen.teams(page)).toHaveCount(7)
  const first = teamsScreen.members(page, '火箭队').first()
  for (const [width, height] of [[1920, 1080] as const, [1366, 768] as const, ...zoomedBoards])
    await test.step(`a board of ${width}×${height}`, async () => {
      await fillScreenAt(page, width, height)
      await expectNoScrolling(page)
      await expect(first).toBeInViewport({ ratio: 1 })
    })
  await expect(first).toHaveAccessibleName('陈俊杰，换个小组')

  await leaveFullScreen(page)
  const newcomers = ['魏清妍', '薛子涵', '叶知秋', '阎明轩', '余念慈', '潘奕辰'].map((username) => ({
    username,
  }))
  await api.call(addStudents, { classId: school.classId, students: newcomers }, signedInTeacher.accessToken)
  const tray = teamsScreen.tray(page)
  await expect(tray).toContainText('6 人')
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await resizeTo(page, [width, height])
    await expect
      .poll(() => coveredBy(tray, teamsScreen.teams(page)), { message: `${width}×${height}` })
      .toEqual([])
  }
})
