import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

test(
  'a timer is whole in sight at a zoom of 200 %, runs on from screen to screen and over a reload, and says when the time is up',
  { tag: '@main' },
  async ({ page, api, signedInTeacher }) => {
    const { classId } = await addClassOf(api, signedInTeacher, 3)
    await page.clock.install()
    await page.setViewportSize({ width: 683, height: 384 })
    await openClass(page, classId)
    await openTool(page, '计时器')
    const timer = lessonTools.timer(page)
    const start = timer.getByRole('button', { name: '开始' })
    await expect(start).toBeFocused()
    await expect(start).toBeInViewport({ ratio: 1 })
    await expect(timer.getByRole('timer')).toBeInViewport({ ratio: 1 })

    await page.setViewportSize({ width: 1366, height: 768 })
    await timer.getByRole('button', { name: '1 分钟', exact: true }).click()
    await start.click()
    await timer.getByRole('button', { name: '关闭' }).click()
    await page.getByRole('link', { name: '返回班级列表' }).click()
    const small = page.getByRole('button', { name: '打开计时器' })
    await expect(small).toContainText(/^00:[345]\d$/)
    await page.reload()
    await expect(small).toContainText(/^00:[345]\d$/)

    await page.clock.fastForward(60_000)
    await expect(page.getByRole('button', { name: '时间到，打开计时器' })).toBeVisible()
    await page.getByRole('button', { name: '知道了' }).click()
    await expect(small).toHaveCount(0)
  },
)
