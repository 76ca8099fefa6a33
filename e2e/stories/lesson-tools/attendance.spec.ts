import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { addMonths, localMonth } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { printPaper } from '../../harness/files/paper.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openAttendance, openTool } from '../../screens/lesson-tools.ts'

test('who is on leave is grey on every screen, the whole class is praised without them, and what a colleague marks is on the open sheet of the month at once', async ({
  page,
  api,
  openDevice,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 6)
  const board = await openDevice()
  await enterAs(board, signedInTeacher)
  for (const screen of [page, board]) await openClass(screen, classId)
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

  await openTool(page, '考勤')
  await page.getByRole('link', { name: '查看月表' }).click()
  const day = Number(localDate(Date.now()).slice(8))
  const before = page.getByRole('button', { name: `李思琪 ${day}日 迟到` })
  await expect(before).toBeVisible()
  const marks = [{ studentId: studentIds[1] ?? '', state: 'personal' as const, seen: 'late' as const }]
  await api.call(saveAttendance, { classId, marks }, signedInTeacher.accessToken)
  await expect(page.getByRole('button', { name: `李思琪 ${day}日 事假` })).toBeVisible()
})

test('a leave gets its reason and note on the sheet of the month, which has its sums, leaves as a file, and lies on paper', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const { classId, className, studentIds } = await addClassOf(api, signedInTeacher, 6)
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
  const sums = async (name: string) => (await row(name).getByRole('cell').allInnerTexts()).slice(-7)

  await expect(row('王浩然').getByRole('img', { name: '请假' })).toHaveCount(1)
  // 出勤, 缺勤, 病假, 事假, 请假, 迟到, 早退
  expect(await sums('王浩然')).toEqual(['0', '0', '1', '0', '1', '0', '0'])
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

  await page.getByRole('button', { name: '王浩然 3日 请假' }).click()
  await page.getByRole('menuitem', { name: '写备注' }).click()
  const dialog = page.getByRole('dialog', { name: /^王浩然/ })
  await dialog.getByRole('radio', { name: '病假' }).check()
  await dialog.getByRole('textbox', { name: '备注' }).fill('发烧，已就医')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('button', { name: '王浩然 3日 病假：发烧，已就医' })).toBeVisible()
  await page.getByRole('button', { name: '学期' }).click()
  await expect(page.getByRole('region', { name: '学期' })).toBeVisible()
  await page.getByRole('button', { name: '月表' }).click()
  await expect(page.getByRole('region', { name: '学期' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('region', { name: '学期' })).toBeVisible()

  await test.step('the month of sixty pupils lies on two sheets of paper', async () => {
    const full = await addClassOf(api, signedInTeacher, 60, 3)
    const kinds = ['present', 'absent', 'sick', 'personal', 'leave', 'late', 'early'] as const
    const marks = full.studentIds.map((studentId, place) => ({
      studentId,
      state: kinds[place % kinds.length] ?? 'present',
      note: '发烧，已就医，家长来电',
    }))
    await api.call(saveAttendance, { classId: full.classId, date: `${lastMonth}-01`, marks }, token)
    await goWithinProgram(page, `/comment/attendance?classId=${full.classId}&month=${lastMonth}`)
    await expect(page.getByRole('row')).toHaveCount(1 + 60 + kinds.length)
    expect((await printPaper(page)).pages).toBe(2)
  })
})
