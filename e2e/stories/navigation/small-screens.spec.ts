import { addClass } from '@pinge/contract/classes.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { addStudents } from '@pinge/contract/students.ts'
import type { Locator, Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { goWithinProgram } from '../../harness/go-within-program.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import { newRecord } from '../../screens/archives/realistic.ts'
import { classEditScreen } from '../../screens/class-edit.ts'
import { recordsScreen } from '../../screens/records.ts'

/** How far something goes beyond the right edge of what holds it. */
async function overhang(part: Locator, holder: Locator): Promise<number> {
  const [inner, outer] = await Promise.all([part.boundingBox(), holder.boundingBox()])
  if (!inner || !outer) throw new Error('One of the two is not shown')
  return inner.x + inner.width - (outer.x + outer.width)
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** How much of a line of text is cut off. */
const cutOff = (line: Locator) => line.evaluate((box) => box.scrollWidth - box.clientWidth)

const upright = { width: 768, height: 1024 }
const onItsSide = { width: 1024, height: 768 }

test('on a tablet every place of the menu is in sight beside a long name, and the day of a record beside the pupils', async ({
  page,
  api,
}) => {
  const teacher = await registerTeacher(api, '阿卜杜热合曼努尔麦麦提艾力肉孜')
  const { classId } = await addClassOf(api, teacher, 12)
  await enterAs(page, teacher)
  await page.goto('/comment')
  await expect(page.getByRole('button', { name: `${teacher.nickname}，我的账号` })).toBeVisible()
  const places = page.getByRole('navigation', { name: '主导航' }).getByRole('link')
  for (const size of [{ width: 1280, height: 800 }, onItsSide, upright]) {
    await page.setViewportSize(size)
    await expect(places).toHaveCount(9)
    for (const place of await places.all())
      await expect(place, `${size.width} wide`).toBeInViewport({ ratio: 1 })
  }

  await goWithinProgram(page, `/data/file/record?classId=${classId}`)
  await newRecord.open(page).click()
  const day = newRecord.dialog(page).getByRole('textbox', { name: '日期', exact: true })
  await day.fill('2026-11-20')
  await day.blur()
  await expect(day).toHaveValue('2026年11月20日')
  for (const size of [upright, onItsSide]) {
    await page.setViewportSize(size)
    await expect.poll(() => cutOff(day), { message: `${size.width} wide` }).toBeLessThanOrEqual(0)
  }
})

test('a small phone has room for the names, the numbers and the buttons of a class', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { accessToken } = signedInTeacher
  const { classId, className } = await addClassOf(api, signedInTeacher, 10, 12)
  const students = [LONGEST_NAME, '丁当'].map((username) => ({ username }))
  const { ids: studentIds } = await api.call(addStudents, { classId, students }, accessToken)
  await api.call(giveComment, { classId, itemId: 's1-01', studentIds }, accessToken)
  await page.setViewportSize({ width: 360, height: 640 })
  await openClass(page, classId)

  await test.step('the number of the class is read, and the bar holds what is done for those who are selected', async () => {
    await expect(classDetailScreen.pupils(page)).toHaveCount(12)
    const switcher = page.getByRole('button', { name: `${className} ，换一个班级` })
    await expect.poll(() => cutOff(switcher.getByText(className))).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: '多选' }).click()
    const bar = page.getByRole('toolbar', { name: '已选学生' })
    await bar.getByRole('button', { name: '全选' }).click()
    const action = bar.getByRole('button', { name: /^点评/ })
    await expect(action).toHaveAccessibleName('点评 12 人')
    await expect.poll(() => overhang(action, bar)).toBeLessThanOrEqual(-8)
  })

  await test.step('all who got a comment stand beside the undo of their part', async () => {
    await goWithinProgram(page, `/comment/class-comment?classId=${classId}`)
    await recordsScreen.rows(page).getByRole('button', { expanded: false }).first().click()
    await expect(page.getByRole('button', { name: `只撤销${LONGEST_NAME}这一名` })).toBeVisible()
    await expect.poll(() => sideways(page)).toBe(0)
  })

  await test.step('a date beside another is read whole', async () => {
    const days = 'range=custom&from=2026-10-10&to=2030-12-31'
    await goWithinProgram(page, `/comment/class-comment?classId=${classId}&${days}`)
    const until = page.getByRole('textbox', { name: '到', exact: true })
    await expect(until).toHaveValue('2030年12月31日')
    await expect.poll(() => cutOff(until)).toBeLessThanOrEqual(0)
  })

  await test.step('how long a class looks stays on its card', async () => {
    await goWithinProgram(page, `/pinge-activity/class?classId=${classId}`)
    const looks = page.getByRole('group', { name: '看多久' })
    await expect(looks).toBeVisible()
    await expect
      .poll(() => overhang(looks, page.getByRole('combobox', { name: '关卡' })))
      .toBeLessThanOrEqual(0)
  })

  await test.step('no key stops at a heading of a table that is a card there', async () => {
    await goWithinProgram(page, `/comment/class-data?classId=${classId}`)
    const pupils = page.getByRole('region', { name: '每名学生' })
    await expect(pupils.getByRole('combobox', { name: '排序' })).toBeVisible()
    await expect(pupils.getByRole('button', { name: '合计' })).toHaveCount(0)
  })
})

test('at a zoom of 400 % a question with a long title covers none of its words, and is answered', async ({
  page,
  api,
  signedInTeacher: { accessToken },
}) => {
  const className = '三至六年级混龄合唱与戏剧表演社团第二小组'
  const { classId } = await api.call(addClass, { className, isCustomize: true }, accessToken)
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(`/comment/class-edit?classId=${classId}`)
  await page.getByRole('button', { name: '删除班级' }).click()
  const dialog = classEditScreen.removing(page)
  await expect(dialog).toBeVisible()

  const title = dialog.getByRole('heading')
  const words = dialog.getByText('30 天内可以恢复')
  const [head, body] = await Promise.all([title.boundingBox(), words.boundingBox()])
  if (!head || !body) throw new Error('One of the two is not shown')
  expect(head.y + head.height).toBeLessThanOrEqual(body.y)
  await dialog.getByRole('textbox').fill(className)
  await dialog.getByRole('button', { name: '删除班级' }).click()
  await expect(dialog).toBeHidden()
})
