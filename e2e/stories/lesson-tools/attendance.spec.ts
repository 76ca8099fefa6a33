import { saveAttendance } from '@pinge/contract/attendance.ts'
import { addMonths, localMonth } from '@pinge/contract/values/school-month.ts'
import { DAY_MS, localDate } from '@pinge/contract/values/school-time.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openMonth, openTool } from '../../screens/lesson-tools.ts'
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
  await page.getByRole('button', { name: '加上没到的 1 人' }).click()
  await item(page, '积极发言').click()
  await expectScore(board, '王浩然', 1)
})

test('an earlier day is found, seen with who marked it, set right, and saved as a table', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = school
  const yesterday = localDate(Date.now() - DAY_MS)
  const marks = studentIds.map((studentId, place) => ({
    studentId,
    state: place === 0 ? ('absent' as const) : ('present' as const),
  }))
  await api.call(saveAttendance, { classId, date: yesterday, marks }, signedInTeacher.accessToken)
  await openClass(page, classId)
  await openTool(page, '考勤')
  const sheet = lessonTools.attendance(page)

  await sheet.getByRole('button', { name: '考勤记录' }).click()
  const day = page.getByRole('list', { name: '考勤记录' }).getByRole('button')
  await expect(day).toHaveText(/出勤 5迟到 0请假 0缺勤 1/)
  await day.click()

  await expect(sheet).toHaveAccessibleName(/的考勤$/)
  await expect(lessonTools.mark(page, '王浩然', '缺勤')).toBeChecked()
  await expect(sheet.getByRole('group', { name: '王浩然' })).toContainText('王老师')
  await lessonTools.mark(page, '王浩然', '迟到').check()
  await page.getByRole('button', { name: '保存考勤' }).click()
  await expect(page.getByText(/的考勤已保存：出勤 5 人 · 迟到 1 人/)).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '导出' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${school.className}考勤${yesterday}.xlsx`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('cell', { name: '迟到' })).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await sheet.getByRole('button', { name: '后一天' }).click()
  await expect(sheet).toHaveAccessibleName(/^今天的考勤/)
  await page.keyboard.press('Escape')
  await expect(classDetailScreen.pupil(page, '王浩然')).toHaveAccessibleName('王浩然，0 分')
})

test('a month is seen as a table with its sums, leaves as a file, and lies on paper', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className, studentIds } = school
  const token = signedInTeacher.accessToken
  const month = localMonth(Date.now())
  const lastMonth = addMonths(month, -1)
  const [wang = '', li = ''] = studentIds
  for (const [date, state] of [
    [`${month}-01`, 'late'],
    [`${lastMonth}-03`, 'leave'],
    [`${lastMonth}-04`, 'leave'],
  ] as const)
    await api.call(saveAttendance, { classId, date, marks: [{ studentId: wang, state }] }, token)
  const marks = [{ studentId: li, state: 'present' as const }]
  await api.call(saveAttendance, { classId, date: `${lastMonth}-03`, marks }, token)
  await openClass(page, classId)
  await openMonth(page)
  const sheet = lessonTools.attendance(page)
  const row = (name: string) => sheet.getByRole('row', { name: new RegExp(`^${name}`) })

  await expect(row('王浩然').getByRole('img', { name: '迟到' })).toHaveCount(1)
  await expect(sheet.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true')
  await sheet.getByRole('button', { name: '上个月' }).click()
  await expect(row('王浩然').getByRole('img', { name: '请假' })).toHaveCount(2)
  // 到, 迟到, 请假, 缺勤
  expect((await row('王浩然').getByRole('cell').allInnerTexts()).slice(-4)).toEqual(['0', '0', '2', '0'])
  expect((await row('出勤').getByRole('cell').allInnerTexts())[2]).toBe('1')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '导出' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${className}考勤${lastMonth}.xlsx`)

  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
  // A4 on its side, in points.
  expect(paper).toMatch(/\/MediaBox \[0 0 84\d\S* 59\d/)

  await sheet.getByRole('button', { name: '上个月' }).click()
  await expect(sheet.getByRole('heading', { name: /没有记过考勤$/ })).toBeVisible()
})
