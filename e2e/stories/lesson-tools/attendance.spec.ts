import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { addMonths, localMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { printPaper } from '../../harness/files/paper.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { attendanceScreen, lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'
import { signIn } from '../../screens/sign-in.ts'

let school: SchoolClass
test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

test('who is on leave is grey on every screen, and the whole class is praised without them', async ({
  page,
  openDevice,
  signedInTeacher,
}) => {
  const board = await openDevice()
  await signIn(board, signedInTeacher.tel)
  for (const screen of [page, board]) await openClass(screen, school.classId)
  await expect(classDetailScreen.pupils(board)).toHaveCount(6)

  await openTool(page, '考勤')
  await lessonTools.mark(page, '王浩然', '请假').check()
  await lessonTools.mark(page, '李思琪', '迟到').check()
  await page.getByRole('button', { name: '保存考勤' }).click()

  await expect(page.getByText('考勤已保存：出勤 4 人 · 迟到 1 人 · 请假 1 人')).toBeVisible()
  for (const screen of [page, board])
    await expect(classDetailScreen.pupil(screen, '王浩然')).toHaveAccessibleName('王浩然，0 分，今天请假')

  await classDetailScreen.wholeClass(page).click()
  await expect(classDetailScreen.dialog(page)).toContainText('全班 5 人')
  await item(page, '积极发言').click()
  await expectScore(page, '李思琪', 1)
  await expectScore(page, '王浩然', 0)

  await classDetailScreen.wholeClass(page).click()
  await page.getByRole('button', { name: '包括未到的 1 人' }).click()
  await item(page, '积极发言').click()
  await expectScore(board, '王浩然', 1)
})

test('an earlier day is found, seen with who marked it, set right, and saved as a table', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className, studentIds } = school
  const yesterday = localDate(Date.now() - DAY_MS)
  const marks = studentIds.map((studentId, place) => ({
    studentId,
    state: place === 0 ? ('absent' as const) : ('present' as const),
  }))
  await api.call(saveAttendance, { classId, date: yesterday, marks }, signedInTeacher.accessToken)
  await openAttendance(page, classId, '&days=1')
  const day = page.getByRole('list', { name: '考勤记录' }).getByRole('button')
  await expect(day).toHaveText(/出勤 5 人 · 缺勤 1 人/)
  await day.click()

  await expect(page).toHaveURL(new RegExp(`date=${yesterday}$`))
  await expect(attendanceScreen.mark(page, '王浩然', '缺勤')).toBeChecked()
  await expect(page.getByRole('group', { name: '王浩然' })).toContainText('王老师')
  await attendanceScreen.mark(page, '王浩然', '迟到').check()
  await page.getByRole('button', { name: '保存考勤' }).click()
  await expect(page.getByText(/的考勤已保存：出勤 5 人 · 迟到 1 人/)).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${className}考勤${yesterday}.xlsx`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: '迟到' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
})

test('a leave gets its reason and note on the sheet of the month, and both are found again by the address', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = school
  const lastMonth = addMonths(localMonth(Date.now()), -1)
  const marks = [{ studentId: studentIds[0] ?? '', state: 'leave' as const }]
  await api.call(saveAttendance, { classId, date: `${lastMonth}-06`, marks }, signedInTeacher.accessToken)
  await openClass(page, classId)
  await openTool(page, '考勤')
  await page.getByRole('link', { name: '查看月表' }).click()
  await page.getByRole('button', { name: '上个月' }).click()

  await page.getByRole('button', { name: '王浩然 6日 请假' }).click()
  await page.getByRole('menuitem', { name: '写备注' }).click()
  const dialog = page.getByRole('dialog', { name: /^王浩然/ })
  await dialog.getByRole('radio', { name: '病假' }).check()
  await dialog.getByRole('textbox', { name: '备注' }).fill('发烧，已就医')
  await dialog.getByRole('button', { name: '保存' }).click()
  const cell = page.getByRole('button', { name: '王浩然 6日 病假：发烧，已就医' })
  await expect(cell).toBeVisible()

  await page.reload()
  await expect(cell).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`classId=${classId}&month=${lastMonth}$`))
  await page.getByRole('button', { name: '学期' }).click()
  await expect(page.getByRole('region', { name: '学期' })).toBeVisible()
  await page.getByRole('button', { name: '月表' }).click()
  await expect(page.getByRole('region', { name: '学期' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('region', { name: '学期' })).toBeVisible()
})

test('what a colleague marks is on the sheet of the month at once', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = school
  await openAttendance(page, classId, '&month=')
  const date = localDate(Date.now())
  const day = Number(date.slice(8))
  await expect(page.getByRole('button', { name: `王浩然 ${day}日 没有记` })).toBeVisible()
  const marks = [{ studentId: studentIds[0] ?? '', state: 'personal' as const }]
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)

  await expect(page.getByRole('button', { name: `王浩然 ${day}日 事假` })).toBeVisible()
})

test('a month is seen as a table with its sums, leaves as a file, and lies on paper', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className, studentIds } = school
  const token = signedInTeacher.accessToken
  const lastMonth = addMonths(localMonth(Date.now()), -1)
  const [wang = '', li = ''] = studentIds
  for (const [studentId, day, state] of [
    [wang, '03', 'leave'],
    [wang, '04', 'sick'],
    [li, '03', 'present'],
  ] as const)
    await api.call(
      saveAttendance,
      { classId, date: `${lastMonth}-${day}`, marks: [{ studentId, state }] },
      token,
    )
  await openAttendance(page, classId, `&month=${lastMonth}`)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

  await expect(row('王浩然').getByRole('img', { name: '请假' })).toHaveCount(1)
  // 出勤, 缺勤, 病假, 事假, 请假, 迟到, 早退
  expect((await row('王浩然').getByRole('cell').allInnerTexts()).slice(-7)).toEqual([
    '0',
    '0',
    '1',
    '0',
    '1',
    '0',
    '0',
  ])
  expect((await row('出勤').getByRole('cell').allInnerTexts())[2]).toBe('1')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${className}考勤${lastMonth}.xlsx`)

  const { paper, pages } = await printPaper(page)
  expect(pages).toBe(1)
  // A4 on its side, in points.
  expect(paper).toMatch(/\/MediaBox \[0 0 84\d\S* 59\d/)
})

test('the month of sixty pupils lies on two sheets of paper', async ({ page, api, signedInTeacher }) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 60)
  const month = localMonth(Date.now())
  const kinds = ['present', 'absent', 'sick', 'personal', 'leave', 'late', 'early'] as const
  const marks = studentIds.map((studentId, place) => ({
    studentId,
    state: kinds[place % kinds.length] ?? 'present',
    note: '发烧，已就医，家长来电',
  }))
  await api.call(saveAttendance, { classId, date: `${month}-01`, marks }, signedInTeacher.accessToken)
  await openAttendance(page, classId, `&month=${month}`)
  await expect(page.getByRole('row')).toHaveCount(1 + 60 + kinds.length)

  expect((await printPaper(page)).pages).toBe(2)
})
