import { putFinger } from '../../harness/finger.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo } from '../../harness/layout/window-size.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

test('a finger that is drawn over pupils chooses them, one that rests opens the pupil, or carries one to a seat and back', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 12)
  await page.setViewportSize({ width: 1024, height: 768 })
  await openClass(page, classId)
  await expect(classDetailScreen.pupils(page)).toHaveCount(12)
  const finger = await putFinger(page)
  const chosen = page.getByRole('toolbar', { name: '已选学生' })

  await test.step('drawn over pupils while several are being chosen', async () => {
    await page.getByRole('button', { name: '多选' }).click()
    await finger.draw(classDetailScreen.pupil(page, '陈俊杰'), classDetailScreen.pupil(page, '刘雨桐'))
    await finger.up()
    await expect(chosen).toContainText('已选 4 人')
    await chosen.getByRole('button', { name: '取消' }).click()
  })

  await test.step('resting on a pupil', async () => {
    await finger.down(classDetailScreen.pupil(page, '李思琪'))
    const drawer = classDetailScreen.drawer(page, '李思琪')
    await expect(drawer).toContainText('可兑换')
    await finger.up()
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', { name: '多选' }).click()
    await expect(chosen).toContainText('已选 1 人')
    await chosen.getByRole('button', { name: '取消' }).click()
  })

  await test.step('on seats: held a pupil is carried, moving on at once it scrolls', async () => {
    await resizeTo(page, [1024, 768])
    await openTool(page, '座位表')
    await page.getByRole('button', { name: '开始排座位' }).click()
    const waiting = page.getByRole('button', { name: '王浩然，还没有座位' })
    const seat = lessonTools.seat(page, 1, 2)

    await finger.draw(waiting, seat)
    await finger.up()
    await expect(waiting).toBeVisible()

    await finger.down(waiting)
    await finger.rest()
    await finger.moveTo(seat)
    await finger.up()
    await expect(seat).toHaveAccessibleName('王浩然，第 1 排第 2 座')

    await finger.down(seat)
    await finger.rest()
    await finger.moveTo(page.getByRole('heading', { name: '还没有座位 11 人' }))
    await finger.up()
    await expect(waiting).toBeVisible()
  })
})
