import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { coveredBy } from '../../harness/layout/covered-by.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

test('one of those who are there is named and praised in sight of the name, and the round goes on over a reload', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 5)
  const [studentId = ''] = studentIds
  const marks = [{ studentId, state: 'leave' as const }]
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)
  await openClass(page, classId)
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
  await draw.getByRole('button', { name: '开始点名' }).click()
  await expect(draw.getByRole('button', { name: '重新开始' })).toBeVisible()
  await expect.poll(placeOf, { message: 'what comes beside it moves nothing' }).toBe(place)

  await test.step('what was just given to the one who is named lies on no part of the name', async () => {
    await draw.getByRole('button', { name: '点评', exact: true }).click()
    await item(page, '积极发言').click()
    const notice = classDetailScreen.notice(page)
    await expect(notice).toContainText('积极发言')
    await expect(notice).toBeInViewport({ ratio: 1 })
    const face = draw.locator('[data-drawn-id]')
    await expect.poll(() => coveredBy(notice, face.or(face.locator('+ p')))).toEqual([])
  })

  await page.reload()
  await openTool(page, '随机点名')
  await expect(draw).toContainText('已抽 1/4')
  await draw.getByRole('button', { name: '点名' }).click()
  await expect(draw).toContainText('已抽 2/4')
})

test('several who are named are whole in sight: ten of the longest names on a board and a laptop, four characters on one line of a phone', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const draw = lessonTools.draw(page)
  const list = draw.getByRole('list', { name: '抽到的学生' })
  const openAndName = async (names: readonly string[]): Promise<void> => {
    const { classId } = await addClassOf(api, signedInTeacher, 0)
    const students = names.map((username) => ({ username }))
    await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
    await openClass(page, classId)
    await openTool(page, '随机点名')
    for (let more = 1; more < names.length; more += 1)
      await draw.getByRole('button', { name: '增加' }).click()
    await draw.getByRole('button', { name: '开始点名' }).click()
  }

  await page.setViewportSize({ width: 1920, height: 1080 })
  await openAndName(Array.from({ length: 10 }, (_, at) => `${LONGEST_NAME.slice(1)}${at}`))
  const hidden = () => list.evaluate((one) => one.scrollHeight - one.clientHeight)
  await expect.poll(hidden, { message: 'on a board' }).toBe(0)
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect.poll(hidden, { message: 'on a laptop' }).toBe(0)

  await page.setViewportSize({ width: 360, height: 780 })
  const named = ['司徒嘉盈', '欧阳娜娜', '张子轩', '李思琪']
  await openAndName([...named, '刘雨桐', '陈俊杰'])
  for (const name of named) {
    const lines = () => list.getByText(name, { exact: true }).evaluate((text) => text.getClientRects().length)
    await expect.poll(lines, { message: name }).toBe(1)
  }
})
