import { giveComment } from '@pinge/contract/comments.ts'
import { addExample } from '@pinge/contract/example.ts'
import { writeFile } from 'node:fs/promises'
import { allowClipboard } from '../../harness/clipboard.ts'
import { readSheet } from '../../harness/files/workbook.ts'
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

test('a chart goes to the clipboard as a picture of itself', async ({ page, api, signedInTeacher }) => {
  const { classId } = await api.call(addExample, {}, signedInTeacher.accessToken)
  await allowClipboard(page)
  await openClassData(page, classId, '&range=month')
  for (const title of ['五类表扬', '每天', '夸得最多的']) {
    await classDataScreen.chart(page, title).getByRole('button', { name: '复制图片' }).click()
    await expect(page.getByText('图片已复制，可以直接粘贴')).toBeVisible()
    const { bytes, drawn } = await page.evaluate(readPicture)
    // More than the two lines of its heading, and not a filled sheet.
    expect(drawn).toBeGreaterThan(0.02)
    expect(drawn).toBeLessThan(0.6)
    if (process.env.SCREENSHOTS)
      await writeFile(`${process.env.SCREENSHOTS}/copied-${title}.png`, Uint8Array.from(bytes))
    await page.getByText('图片已复制，可以直接粘贴').waitFor({ state: 'hidden' })
  }
})

/** What stands on the clipboard, and how much of it is not white. */
async function readPicture() {
  const [copied] = await navigator.clipboard.read()
  const file = await copied?.getType('image/png')
  if (!file) throw new Error('no picture was copied')
  const { width, height, data } = await decode(file)
  let inked = 0
  for (let place = 0; place < data.length; place += 4)
    if ((data[place] ?? 255) < 250 || (data[place + 1] ?? 255) < 250 || (data[place + 2] ?? 255) < 250)
      inked += 1
  const bytes = Array.from(new Uint8Array(await file.arrayBuffer()))
  return { bytes, drawn: inked / (width * height) }

  async function decode(picture: Blob): Promise<ImageData> {
    const bitmap = await createImageBitmap(picture)
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('this browser draws no pictures')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
}

const inOrder = (values: readonly number[]) => values.toSorted((a, b) => a - b)

/** The numbers of a column; texts stand elsewhere. */
function cellsOf(sheet: string, column: string): number[] {
  return [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"><v>(-?[\\d.]+)</v>`, 'g'))].map(([, value]) =>
    Number(value),
  )
}

test('the comments of many weeks leave as a workbook too', async ({ page, api, signedInTeacher }) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 60)
  const comments = 50
  for (let n = 0; n < comments; n += 1)
    await api.call(giveComment, { classId, itemId: 's1-01', studentIds }, signedInTeacher.accessToken)
  await openClassData(page, classId)
  await expect(classDataScreen.pupils(page)).toHaveCount(studentIds.length)

  const coming = page.waitForEvent('download')
  await classDataScreen.exporting(page).click()
  const records = await readSheet(await coming, 3)
  // A large file is packed in another way than a small one.
  expect(records.length).toBeGreaterThan(500_000)
  expect(cellsOf(records, 'F')).toHaveLength(comments * studentIds.length)
})
