import { saveSeating } from '@pinge/contract/seating.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { putFinger } from '../../harness/finger.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, item, openClass } from '../../screens/class-detail.ts'
import { lessonTools, openTool } from '../../screens/lesson-tools.ts'

let school: SchoolClass
test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 4)
})

test('pupils are seated by taps and by a drag, kept, and praised from their seat', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openClass(page, school.classId)
  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  const seat = (row: number, column: number) => lessonTools.seat(page, row, column)
  const waiting = (name: string) => page.getByRole('button', { name: `${name}，还没有座位` })
  await page.getByRole('button', { name: '多一排' }).click()

  await waiting('王浩然').click()
  await seat(1, 2).click()
  await waiting('李思琪').dragTo(seat(2, 3))
  await expect(seat(2, 3)).toHaveAccessibleName('李思琪，第 2 排第 3 座')
  // Onto a seat that is taken: the two change places.
  await seat(1, 2).focus()
  await page.keyboard.press('Enter')
  await seat(2, 3).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '保存座位表' }).click()

  await expect(seat(2, 3)).toHaveAccessibleName('王浩然，第 2 排第 3 座，0 分')
  await seat(2, 3).click()
  await item(page, '积极发言').click()
  await expect(seat(2, 3)).toHaveAccessibleName('王浩然，第 2 排第 3 座，1 分')
  await expect(classDetailScreen.notice(page)).toContainText('王浩然')

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: `${school.className} 座位表` })).toBeVisible()
  await expect(page.getByRole('cell', { name: '李思琪' })).toBeVisible()
  await expect(page.getByRole('button', { name: '排座位' })).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true })

  test('a pupil who is held is carried to a seat and back; a finger that moves on at once scrolls', async ({
    page,
  }) => {
    await openClass(page, school.classId)
    await openTool(page, '座位表')
    await page.getByRole('button', { name: '开始排座位' }).click()
    const waiting = page.getByRole('button', { name: '王浩然，还没有座位' })
    const seat = lessonTools.seat(page, 1, 2)
    const finger = await putFinger(page)

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
    await finger.moveTo(page.getByRole('heading', { name: '还没有座位 3 人' }))
    await finger.up()
    await expect(waiting).toBeVisible()
  })
})

test('in a room of many rows a long name stays on its seat on a tablet, and its points are not over it', async ({
  page,
  api,
  signedInTeacher: { accessToken },
}) => {
  const { classId } = school
  const students = [LONGEST_NAME, 'Wolfeschlegelstein H', '古丽巴哈尔·阿布都热依木江·买买提'].map(
    (username) => ({ username }),
  )
  const { ids } = await api.call(addStudents, { classId, students }, accessToken)
  const seats = ids.map((studentId, at) => ({ studentId, row: at + 2, column: at + 2 }))
  await api.call(saveSeating, { classId, rows: 8, columns: 8, seats }, accessToken)
  for (const size of [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(size)
    await openClass(page, classId)
    await openTool(page, '座位表')
    const room = page.getByRole('list', { name: '座位', exact: true })
    for (const { username } of students) {
      const seat = room.getByRole('button', { name: new RegExp(`^${username}，`) })
      const [box, points] = await Promise.all([seat.boundingBox(), seat.locator('.num').boundingBox()])
      const { top, bottom } = await seat.locator('.seat-name').evaluate((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        // Of a tablet that is held upright a third line ends in an ellipsis, under which the rest is out of sight.
        return { top: words.getBoundingClientRect().top, bottom: name.getBoundingClientRect().bottom }
      })
      if (!box || !points) throw new Error('it is out of sight')
      const place = `${username} at ${size.width}`
      expect.soft(bottom, place).toBeLessThanOrEqual(box.y + box.height + 2)
      if (size.width > size.height) expect.soft(top, place).toBeGreaterThan(points.y + points.height - 2)
    }
    await page.getByRole('button', { name: '返回名单' }).click()
  }
})

test('on a phone a seat with a long name is no higher than the others, over whose row it would lie', async ({
  page,
  api,
  signedInTeacher: { accessToken },
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { classId, studentIds } = school
  const students = [LONGEST_NAME, 'Alexandra Williams', '阿依古丽·买买提江·阿卜杜热合曼'].map((username) => ({
    username,
  }))
  const { ids } = await api.call(addStudents, { classId, students }, accessToken)
  const seats = [...studentIds, ...ids].map((studentId, at) => ({ studentId, row: 1, column: at + 1 }))
  await api.call(saveSeating, { classId, rows: 6, columns: 8, seats }, accessToken)

  await openClass(page, classId)
  await openTool(page, '座位表')

  const room = page.getByRole('list', { name: '座位', exact: true })
  const heightOf = async (name: string) =>
    (await room.getByRole('button', { name: new RegExp(`^${name}，`) }).boundingBox())?.height
  const height = await heightOf('王浩然')
  for (const { username } of students)
    await expect.poll(() => heightOf(username), { message: username }).toBe(height)
})

test('on a small phone an animal is no wider than its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openClass(page, school.classId)
  await openTool(page, '选动物')
  await page.getByRole('dialog').getByRole('button', { name: '王浩然', exact: true }).click()

  const place = page.getByRole('dialog').getByRole('listitem').first().getByRole('button')
  const [outer, face] = [await place.boundingBox(), await place.locator('> :first-child').boundingBox()]
  expect(face?.width).toBeLessThanOrEqual(outer?.width ?? 0)
})

test('on a phone who has no seat yet stays in reach while the last row is filled', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { classId } = await addClassOf(api, signedInTeacher, 45)
  await openClass(page, classId)
  await openTool(page, '座位表')
  await page.getByRole('button', { name: '开始排座位' }).click()
  const waiting = page.getByRole('button', { name: '蔡承泽，还没有座位' })
  await lessonTools.seat(page, 6, 8).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  await expect(page.getByRole('heading', { name: '还没有座位 45 人' })).toBeInViewport({ ratio: 1 })

  await waiting.click()
  await lessonTools.seat(page, 6, 8).click()

  await expect(lessonTools.seat(page, 6, 8)).toHaveAccessibleName('蔡承泽，第 6 排第 8 座')
  await expect(page.getByRole('heading', { name: '还没有座位 44 人' })).toBeInViewport({ ratio: 1 })
})

test('in a room of many rows on a laptop a name of three parts is whole on its seat, beside its points', async ({
  page,
  api,
  signedInTeacher: { accessToken },
}) => {
  const { classId } = school
  const students = ['阿卜杜热合曼·马晨曦·买买提', '古丽巴哈尔·刘雨桐·依木江'].map((username) => ({
    username,
  }))
  const { ids } = await api.call(addStudents, { classId, students }, accessToken)
  const seats = ids.map((studentId, at) => ({ studentId, row: at + 1, column: at + 1 }))
  await api.call(saveSeating, { classId, rows: 6, columns: 8, seats }, accessToken)
  for (const size of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size)
    await openClass(page, classId)
    await openTool(page, '座位表')
    for (const { username } of students) {
      const seat = page
        .getByRole('list', { name: '座位', exact: true })
        .getByRole('button', { name: new RegExp(`^${username}，`) })
      const points = await seat.locator('.num').boundingBox()
      const told = await seat.locator('.seat-name').evaluate((name) => {
        const words = document.createRange()
        words.selectNodeContents(name)
        const lines = [...words.getClientRects()]
        return {
          // Less than a line is what letters stand over their lines.
          hidden:
            (name.scrollHeight - name.clientHeight) / Number.parseFloat(getComputedStyle(name).fontSize),
          lines: lines.map(({ right, top }) => ({ right, top })),
        }
      })
      const place = `${username} at ${size.width}`
      expect.soft(told.hidden, place).toBeLessThan(0.5)
      for (const { right, top } of told.lines)
        expect
          .soft(right <= (points?.x ?? 0) || top >= (points?.y ?? 0) + (points?.height ?? 0) - 2, place)
          .toBe(true)
    }
    await page.getByRole('button', { name: '返回名单' }).click()
  }
})
