import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { coveredBy } from '../../harness/covered-by.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

let school: SchoolClass
test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 5)
  const [studentId = ''] = school.studentIds
  const marks = [{ studentId, state: 'leave' as const }]
  await api.call(saveAttendance, { classId: school.classId, marks }, signedInTeacher.accessToken)
  await openClass(page, school.classId)
})

test('everybody who is there is named once, also over a reload, and then a new round begins', async ({
  page,
}) => {
  // The names roll before one of them stays.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  await expect(draw).toContainText('1 人未到，不参与点名')
  // Under its title, with which it may still be on its way into sight.
  const placeOf = () =>
    draw.getByText(/^已抽/).evaluate((said) => {
      const title = said.closest('[role="dialog"]')?.querySelector('h2')
      return Math.round(said.getBoundingClientRect().top - (title?.getBoundingClientRect().top ?? 0))
    })
  await page.evaluate(() => document.fonts.ready)
  const place = await placeOf()
  const named: string[] = []
  const nameNext = async (): Promise<void> => {
    await draw.getByRole('button', { name: /点名|再点一次/ }).click()
    await expect(draw.getByRole('button', { name: '点评' })).toBeVisible()
    named.push(await draw.getByText(/^点到/).innerText())
  }
  await nameNext()
  await expect(draw.getByRole('button', { name: '重新开始' })).toBeVisible()
  await expect.poll(placeOf, { message: 'what comes beside it moves nothing' }).toBe(place)
  await nameNext()
  await expect(draw).toContainText('已抽 2/4')

  await page.reload()
  await openTool(page, '随机点名')
  await expect(draw).toContainText('已抽 2/4')
  await nameNext()
  await nameNext()
  await expect(draw).toContainText('本轮已全部点到')
  expect(named.toSorted()).toEqual(['点到刘雨桐', '点到张子轩', '点到李思琪', '点到陈俊杰'].toSorted())

  await nameNext()
  await expect(draw).toContainText('已抽 1/4')
})

test('several who are named stand on one line each on a phone, those of four characters too', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const named = ['司徒嘉盈', '欧阳娜娜', '张子轩', '李思琪']
  const students = [{ username: '司徒嘉盈' }, { username: '欧阳娜娜' }]
  await api.call(addStudents, { classId: school.classId, students }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 360, height: 780 })
  await page.reload()
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  for (let more = 0; more < 5; more += 1) await draw.getByRole('button', { name: '增加' }).click()
  await draw.getByRole('button', { name: '开始点名' }).click()

  for (const name of named) {
    const lines = () =>
      draw
        .getByRole('list', { name: '抽到的学生' })
        .getByText(name, { exact: true })
        .evaluate((text) => text.getClientRects().length)
    await expect.poll(lines, { message: name }).toBe(1)
  }
})

test('ten who are named with the longest names are whole in sight on a board and on a laptop', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const long = await addClassOf(api, signedInTeacher, 0, 3)
  const students = Array.from({ length: 10 }, (_, at) => ({ username: `${LONGEST_NAME.slice(1)}${at}` }))
  await api.call(addStudents, { classId: long.classId, students }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openClass(page, long.classId)
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  for (let more = 1; more < 10; more += 1) await draw.getByRole('button', { name: '增加' }).click()
  await draw.getByRole('button', { name: '开始点名' }).click()
  const hidden = () =>
    draw.getByRole('list', { name: '抽到的学生' }).evaluate((list) => list.scrollHeight - list.clientHeight)

  await expect.poll(hidden).toBe(0)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(hidden).toBe(0)
})

test('what was just given to the one who is named lies on no part of the name', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openTool(page, '随机点名')
  const draw = lessonTools.draw(page)
  await draw.getByRole('button', { name: '开始点名' }).click()
  await draw.getByRole('button', { name: '点评', exact: true }).click()
  await item(page, '积极发言').click()
  const notice = classDetailScreen.notice(page)
  await expect(notice).toContainText('积极发言')

  await expect(notice).toBeInViewport({ ratio: 1 })
  const face = draw.locator('[data-drawn-id]')
  await expect.poll(() => coveredBy(notice, face.or(face.locator('+ p')))).toEqual([])
})
