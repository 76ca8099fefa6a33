import { saveAttendance } from '@pinge/contract/attendance.ts'
import { addClassOf, type SchoolClass } from './harness/teachers.ts'
import { expect, test } from './harness/test.ts'
import { classDetailScreen, expectScore, item, openClass } from './screens/class-detail.ts'
import { lessonTools, openTool } from './screens/lesson-tools.ts'
import { signIn } from './screens/sign-in.ts'

let school: SchoolClass
test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

test('who is on leave is grey on every screen, and the whole class is praised without them', async ({
  page,
  browser,
  signedInTeacher,
}) => {
  const board = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await signIn(board, signedInTeacher.tel)
  for (const screen of [page, board]) await openClass(screen, school.classId)
  await expect(classDetailScreen.pupils(board)).toHaveCount(6)

  await openTool(page, '考勤')
  await lessonTools.mark(page, '王浩然', '请假').check()
  await lessonTools.mark(page, '李思琪', '迟到').check()
  await page.getByRole('button', { name: '保存考勤' }).click()

  await expect(page.getByText('考勤记好了：到 4 人 · 迟到 1 人 · 请假 1 人')).toBeVisible()
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
  await board.context().close()
})

test('what was marked stays while the network is away, and is asked about before it is thrown away', async ({
  page,
}) => {
  await openClass(page, school.classId)
  await openTool(page, '考勤')
  await lessonTools.mark(page, '张子轩', '缺席').check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '继续记' }).click()

  await page.route(`**${saveAttendance.path}`, (route) => route.abort())
  await page.getByRole('button', { name: '保存考勤' }).click()
  await expect(lessonTools.attendance(page).getByRole('alert')).toHaveText('网络连接失败')
  await page.unrouteAll()
  await page.getByRole('button', { name: '再试一次' }).click()

  await expect(classDetailScreen.pupil(page, '张子轩')).toHaveAccessibleName('张子轩，0 分，今天缺席')
  await openTool(page, '考勤')
  await expect(lessonTools.mark(page, '张子轩', '缺席')).toBeChecked()
})
