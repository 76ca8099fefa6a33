import { addStudents, studentList } from '@pinge/contract/students.ts'
import { LONGEST_NAME } from '../../harness/pupil-names.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore, giveInTwoTaps, openClass } from '../../screens/class-detail.ts'

test(
  'a comment takes two taps, and the server knows it',
  { tag: '@processes' },
  async ({ page, api, signedInTeacher }) => {
    const { classId } = await addClassOf(api, signedInTeacher, 6)
    await openClass(page, classId)
    await giveInTwoTaps(page, '王浩然', '积极发言')

    await expectScore(page, '王浩然', 1)
    // It is drawn before the server has answered.
    await expect
      .poll(async () => {
        const { stuInfoList } = await api.call(studentList, { classId }, signedInTeacher.accessToken)
        return stuInfoList.find(({ username }) => username === '王浩然')
      })
      .toMatchObject({ stuScore: 1, redeemScore: 1, todayTypes: [1] })
  },
)

/** A double surname, a name with a dot, and one as long as the product allows, in one piece. */
const hardNames = ['欧阳思远', '阿依古丽·买买提艾力', LONGEST_NAME]

test('who a comment is for and what can be given is read whole on a phone, a tablet and a zoomed laptop', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await addClassOf(api, signedInTeacher, 1)
  await api.call(
    addStudents,
    { classId, students: hardNames.map((username) => ({ username })) },
    signedInTeacher.accessToken,
  )
  await page.setViewportSize({ width: 360, height: 780 })
  await openClass(page, classId)
  const dialog = classDetailScreen.dialog(page)

  for (const username of hardNames.slice(0, 2))
    await test.step(`on a phone the dialog says the whole name ${username}`, async () => {
      await classDetailScreen.pupil(page, username).click()
      const name = dialog.locator('b', { hasText: username }).first()
      await expect(name).toBeVisible()
      const cut = () =>
        name.evaluate(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight + 2,
        )
      await expect.poll(cut, username).toBe(false)
      for (const does of ['记录', '添加学生'])
        await expect(dialog.getByRole('button', { name: does, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })

  await test.step('on a phone what was given to the longest name is told whole, above the edge of the screen', async () => {
    await giveInTwoTaps(page, LONGEST_NAME, '按时完成作业')
    const edge = () => classDetailScreen.notice(page).evaluate((told) => told.getBoundingClientRect().bottom)
    await expect.poll(edge).toBeLessThanOrEqual(780)
  })

  await test.step('on an upright tablet each word of what can be given is read in two lines at most', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await classDetailScreen.pupil(page, '王浩然').click()
    for (const kind of ['常用', '表扬', '待改进']) {
      const words = dialog.getByRole('list', { name: kind }).locator('span.font-bold')
      const narrowest = () =>
        words.evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)))
      await expect.poll(narrowest, { message: kind }).toBeGreaterThan(30)
      const highest = () => words.evaluateAll((all) => Math.max(...all.map((one) => one.scrollHeight)))
      await expect.poll(highest, { message: kind }).toBeLessThan(45)
    }
  })

  await test.step('on a laptop that is zoomed to 150 % the dialog begins with whom it is for and what can be given', async () => {
    await page.setViewportSize({ width: 911, height: 432 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await classDetailScreen.pupil(page, '王浩然').click()
    await expect(dialog.getByText('王浩然', { exact: true })).toBeInViewport()
    await expect(dialog.getByRole('button', { name: '关闭' })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('textbox', { name: '备注' })).toBeInViewport({ ratio: 1 })
    for (const kind of ['常用', '表扬'])
      await expect(dialog.getByRole('list', { name: kind }).getByRole('button').first()).toBeInViewport()
    for (const tab of await dialog.getByRole('tab').all()) await expect(tab).toBeInViewport({ ratio: 1 })
  })
})
