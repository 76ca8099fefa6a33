import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

let school: SchoolClass
test.beforeEach(async ({ page, api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 3)
  await page.clock.install()
  await openClass(page, school.classId)
})

test('a timer runs on from screen to screen and over a reload, and says when the time is up', async ({
  page,
}) => {
  await openTool(page, '计时器')
  const timer = lessonTools.timer(page)
  await timer.getByRole('button', { name: '1 分钟', exact: true }).click()
  await timer.getByRole('button', { name: '开始' }).click()
  await timer.getByRole('button', { name: '关闭' }).click()

  await page.getByRole('link', { name: '返回班级列表' }).click()
  await expect(page.getByRole('button', { name: '打开计时器' })).toContainText(/^00:[345]\d$/)
  await page.reload()
  const small = page.getByRole('button', { name: '打开计时器' })
  await expect(small).toContainText(/^00:[345]\d$/)

  await page.clock.fastForward(60_000)
  await expect(page.getByRole('button', { name: '时间到，打开计时器' })).toBeVisible()
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(small).toHaveCount(0)
})

test('a timer is paused, goes on, and takes a minute more', async ({ page }) => {
  await openTool(page, '计时器')
  const timer = lessonTools.timer(page)
  await timer.getByRole('button', { name: '2 分钟' }).click()
  await timer.getByRole('button', { name: '开始' }).click()
  await page.clock.fastForward(30_000)
  await timer.getByRole('button', { name: '暂停' }).click()
  await expect(timer.getByRole('timer')).toHaveText(/^01:[123]\d$/)
  await page.clock.fastForward(30_000)
  await timer.getByRole('button', { name: '1 分钟' }).click()
  await expect(timer.getByRole('timer')).toHaveText(/^02:[123]\d$/)
  await timer.getByRole('button', { name: '继续' }).click()

  await page.clock.fastForward(150_000)
  await expect(timer).toContainText('时间到')
  // A pupil can be commented on again at once.
  await timer.getByRole('button', { name: '重新设' }).click()
  await page.keyboard.press('Escape')
  await expect(classDetailScreen.pupils(page)).toHaveCount(3)
})

test('the stopwatch takes times, and stands still when it is paused', async ({ page }) => {
  await openTool(page, '计时器')
  const timer = lessonTools.timer(page)
  await timer.getByRole('button', { name: '秒表' }).click()
  await timer.getByRole('button', { name: '开始' }).click()
  await page.clock.fastForward(75_000)
  await timer.getByRole('button', { name: '记一次' }).click()
  await timer.getByRole('button', { name: '暂停' }).click()
  await expect(timer.getByRole('list', { name: '记下的时间，最近的在前' })).toContainText(/01:[12]\d\.\d/)
  const stood = await timer.getByRole('timer').innerText()
  await page.clock.fastForward(75_000)
  expect(await timer.getByRole('timer').innerText()).toBe(stood)

  await timer.getByRole('button', { name: '清零' }).click()
  await expect(timer.getByRole('timer')).toHaveText('00:00.0')
})
