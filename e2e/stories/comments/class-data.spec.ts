import { giveComment } from '@pinge/contract/comments.ts'
import { readSheet } from '../../harness/workbook.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { item } from '../../screens/class-detail.ts'
import { classDataScreen, openClassData } from '../../screens/class-data.ts'
import { recordsScreen } from '../../screens/records.ts'

test('a teacher finds who was not praised, praises them there, and every figure has its comments and its file', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className, studentIds } = await addClassOf(api, signedInTeacher, 4)
  const give = (itemId: string, students: string[]) =>
    api.call(giveComment, { classId, itemId, studentIds: students }, signedInTeacher.accessToken)
  await give('s1-01', studentIds.slice(0, 3))
  await give('s1-13', studentIds.slice(0, 1))

  await openClassData(page, classId)
  const unreached = classDataScreen.unreached(page)
  await expect(unreached.getByRole('heading', { name: '这一周还没夸到的孩子 1' })).toBeVisible()
  await unreached.getByRole('button', { name: /^点评/ }).click()
  await item(page, '积极发言').click()
  await expect(page.getByText('这一周每个孩子都夸到了')).toBeVisible()
  await expect(classDataScreen.figure(page, '点评次数')).toHaveText(/^5/)

  // The file says what the screen says: read before the screen is left.
  const points = await classDataScreen.points(page).allTextContents()
  const coming = page.waitForEvent('download')
  await classDataScreen.exporting(page).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${className.replace(/[()]/g, String.raw`\$&`)}数据 .+\\.xlsx$`),
  )
  const [figures = '', pupils = '', records = ''] = await Promise.all(
    [1, 2, 3].map((sheet) => readSheet(file, sheet)),
  )
  const numbers = points.map((text) => Number(text.replace('−', '-')))
  expect(cellsOf(figures, 'E')[0]).toBe(numbers.reduce((sum, one) => sum + one, 0))
  expect(inOrder(cellsOf(pupils, 'H'))).toEqual(inOrder(numbers))
  expect(cellsOf(records, 'F')).toHaveLength(5)

  await classDataScreen
    .chart(page, '五类表扬')
    .getByRole('listitem')
    .filter({ hasText: '学业' })
    .getByRole('link')
    .click()
  await expect(page).toHaveURL(/class-comment\?.*type=1&sign=praise/)
  await expect(page.getByText('表扬4 次', { exact: false })).toBeVisible()
  await expect(recordsScreen.rows(page)).toHaveCount(2)
})

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** The numbers of a column; texts stand elsewhere. */
function cellsOf(sheet: string, column: string): number[] {
  return [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"><v>(-?[\\d.]+)</v>`, 'g'))].map(([, value]) =>
    Number(value),
  )
}
