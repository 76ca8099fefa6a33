import { giveComment } from '@pinge/contract/comments.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { allowClipboard, copyByKeys } from '../../harness/clipboard.ts'
import { pupilNames } from '../../harness/pupil-names.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, openClass } from '../../screens/class-detail.ts'
import {
  informationScreen as screen,
  openInformation,
  pasteBlock,
} from '../../screens/student-information.ts'

let school: SchoolClass

test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
})

test('a teacher writes in the table with the keyboard alone, and takes the last edit back', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await openInformation(page, school.classId)
  const grid = screen.grid(page)
  await screen.cell(grid, '王浩然', 1).click()
  await page.keyboard.type('07')
  await page.keyboard.press('Tab')
  await page.keyboard.press('F2')
  await page.getByRole('combobox').selectOption('男')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2017年3月5日')
  await page.keyboard.press('Enter')

  await expect(screen.cell(grid, '王浩然', 1)).toHaveText('07')
  await expect(screen.cell(grid, '王浩然', 2)).toHaveText('男')
  await expect(screen.cell(grid, '王浩然', 3)).toHaveText('2017-03-05')
  await screen.saved(page)

  await screen.cell(grid, '王浩然', 0).click()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Escape')
  await expect(screen.cell(grid, '王浩然', 0)).toHaveText('王浩然')
  await page.keyboard.press('Control+z')
  await expect(screen.cell(grid, '王浩然', 3)).toHaveText('')
  await expect
    .poll(async () => {
      const { students } = await api.call(
        studentInformation,
        { classId: school.classId },
        signedInTeacher.accessToken,
      )
      return students.find(({ username }) => username === '王浩然')
    })
    .toMatchObject({ stuNo: '07', gender: 'male', birthday: null })
})

test('a block from a spreadsheet goes into the cells, and a faulty one stays red with its reason', async ({
  page,
}) => {
  await openInformation(page, school.classId)
  const grid = screen.grid(page)
  const first = grid.getByRole('row').nth(1).getByRole('gridcell').nth(3)
  await pasteBlock(first, '1\t男\t2017-02-30\n2\t女\t2017-03-06\n')

  await expect(grid.getByRole('row').nth(1).getByRole('gridcell').nth(5)).toContainText(
    '2017-02-30，出生日期应为真实的日期，如 2017-03-05',
  )
  await expect(grid.getByRole('row').nth(2).getByRole('gridcell').nth(5)).toHaveText('2017-03-06')
  const faults = page.getByRole('region', { name: '没有写入的格子' })
  await expect(faults).toContainText('1 格没有写入，改好就会保存')
  await faults.getByRole('button', { name: '下一处' }).click()
  const faulty = grid.getByRole('row').nth(1).getByRole('gridcell').nth(5)
  await expect(faulty).toBeFocused()
  await page.keyboard.type('2017-03-05')
  await page.keyboard.press('Enter')
  await expect(faulty).toHaveText('2017-03-05')
  await expect(faults).toBeHidden()
  await screen.saved(page)
  await page.reload()
  await expect(grid.getByRole('row').nth(2).getByRole('gridcell').nth(3)).toHaveText('2')
})

test('a pupil moves to another class with the points, and another one leaves and comes back', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const token = signedInTeacher.accessToken
  const other = await addClassOf(api, signedInTeacher, 0, 3)
  await api.call(
    giveComment,
    { classId: school.classId, itemId: 's1-03', studentIds: school.studentIds },
    token,
  )
  await openInformation(page, school.classId)
  await screen.select(page, '王浩然')
  await screen.selection(page).getByRole('button', { name: '转到其他班级' }).click()
  const moving = page.getByRole('dialog', { name: '转到其他班级' })
  await expect(moving).toContainText('把王浩然转到你的另一个班级，共 1 名')
  await moving.getByLabel('转入').selectOption(other.className)
  await moving.getByRole('button', { name: '转班' }).click()
  await expect(page.getByText(`王浩然已转到${other.className}`)).toBeVisible()
  const { students } = await api.call(studentInformation, { classId: other.classId }, token)
  expect(students).toMatchObject([{ username: '王浩然', stuScore: 2 }])

  await screen.select(page, '李思琪')
  await screen.selection(page).getByRole('button', { name: '移除' }).click()
  const removing = page.getByRole('alertdialog', { name: '移除学生' })
  await expect(removing).toContainText('把李思琪从班里移除，共 1 名。其他学生不变。')
  await removing.getByRole('button', { name: '转出，保留记录' }).click()
  await expect(page.getByText('李思琪已转出，记录还在')).toBeVisible()

  await screen.view(page, /^转出 2/).click()
  await expect(screen.row(screen.grid(page), '王浩然')).toContainText(`转到${other.className}`)
  await screen.select(page, '李思琪')
  await screen.selection(page).getByRole('button', { name: '回到班里' }).click()
  await expect(page.getByText('李思琪回到班里了')).toBeVisible()
  await screen.view(page, /^在读 5/).click()
  await expect(screen.row(screen.grid(page), '李思琪')).toBeVisible()
})

test('one pupil’s record is mended from the class, and an edit that finds no server is not lost', async ({
  page,
}) => {
  await openClass(page, school.classId)
  await classDetailScreen.pupil(page, '王浩然').click({ button: 'right' })
  await page.getByRole('menuitem', { name: '查看记录' }).click()
  await page.getByRole('button', { name: '编辑资料' }).click()
  const form = screen.form(page, '王浩然')
  await form.getByLabel('学号').fill('12')
  await form.getByRole('radio', { name: '企鹅摇摇' }).check({ force: true })
  await page.route('**/student/updateInformation', (route) => route.abort())
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByRole('alert')).toContainText('网络连接失败，填的内容还在')
  await expect(form.getByLabel('学号')).toHaveValue('12')
  await page.unroute('**/student/updateInformation')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect(form).toBeHidden()
})

test('on a phone the pupils are sorted by number, and an edit is taken back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openInformation(page, school.classId)
  const cards = screen.cards(page).getByRole('button')
  await cards.filter({ hasText: '王浩然' }).click()
  const form = screen.form(page, '王浩然')
  await form.getByLabel('学号').fill('1')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()
  await page.getByRole('group', { name: '排序' }).getByRole('button', { name: '按学号' }).click()
  await expect(cards.first()).toContainText('王浩然')
  await page.getByRole('region', { name: '通知' }).getByRole('button', { name: '撤销', exact: true }).click()
  await expect(cards.filter({ hasText: '王浩然' })).not.toContainText('学号 1')
})

test('on a laptop at least 14 pupils of a full class are in sight, and a range of cells is drawn with the mouse', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const students = pupilNames(60)
    .slice(6)
    .map((username, at) => ({ username, stuNo: String(at + 10) }))
  await api.call(addStudents, { classId: school.classId, students }, signedInTeacher.accessToken)
  await page.setViewportSize({ width: 1366, height: 768 })
  await openInformation(page, school.classId)
  const rows = screen.grid(page).locator('tbody tr')
  await expect(rows).toHaveCount(60)
  await expect(rows.nth(13)).toBeInViewport({ ratio: 1 })

  await page.getByRole('columnheader', { name: '学号' }).getByRole('button').click()
  await page.getByRole('columnheader', { name: '学号' }).getByRole('button').click()
  const [from, to] = [rows.nth(1).getByRole('gridcell').nth(2), rows.nth(3).getByRole('gridcell').nth(3)]
  await from.hover()
  await page.mouse.down()
  await to.hover()
  await page.mouse.up()
  await expect(screen.grid(page).locator('td[aria-selected="true"]')).toHaveCount(6)
  await allowClipboard(page)
  await copyByKeys(page, /62[^]*61[^]*60/)
})

test('a class of 200 is written in at its end as at its beginning', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const students = Array.from({ length: 194 }, (_, i) => ({ username: `甲${i}`, stuNo: String(i) }))
  await api.call(addStudents, { classId: school.classId, students }, signedInTeacher.accessToken)
  await openInformation(page, school.classId)
  const grid = screen.grid(page)
  await expect(grid.getByRole('row')).toHaveCount(201)
  const last = grid.getByRole('row').last().getByRole('gridcell').nth(3)
  await last.click()
  await page.keyboard.type('z9')
  await page.keyboard.press('Enter')
  await screen.saved(page)
  await expect(last).toHaveText('z9')
})
