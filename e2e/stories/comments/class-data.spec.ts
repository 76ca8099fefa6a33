import { giveComment } from '@pinge/contract/comments.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { writeFile } from 'node:fs/promises'
import { allowClipboard } from '../../harness/clipboard.ts'
import { readSheet } from '../../harness/files/workbook.ts'
import { expectWholeRowName } from '../../harness/layout/whole-row-name.ts'
import { NAMES_BEGUN_ALIKE } from '../../harness/pupil-names.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { item } from '../../screens/class-detail.ts'
import { classDataScreen, openClassData } from '../../screens/class-data.ts'
import { recordsScreen } from '../../screens/records.ts'

/** Comments for nearly all: many weeks together. */
const BATCHES = 20

test('a teacher finds who was not praised, praises them there, and every figure has its comments, its file and its picture', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, className, studentIds } = await addClassOf(api, signedInTeacher, 40)
  const more = NAMES_BEGUN_ALIKE.map((username) => ({ username }))
  const { ids } = await api.call(addStudents, { classId, students: more }, signedInTeacher.accessToken)
  const give = (itemId: string, students: string[]) =>
    api.call(giveComment, { classId, itemId, studentIds: students }, signedInTeacher.accessToken)
  const praised = [...studentIds.slice(1), ...ids]
  for (let n = 0; n < BATCHES; n += 1) await give('s1-01', praised)
  await give('s1-13', studentIds.slice(0, 1))
  const praises = praised.length * BATCHES + 1
  await allowClipboard(page)

  await test.step('who was not praised is praised there', async () => {
    await openClassData(page, classId)
    const unreached = classDataScreen.unreached(page)
    await expect(unreached.getByRole('heading', { name: '这一周还没夸到的孩子 1' })).toBeVisible()
    await unreached.getByRole('button', { name: /^点评/ }).click()
    await item(page, '积极发言').click()
    await expect(page.getByText('这一周每个孩子都夸到了')).toBeVisible()
    await expect(classDataScreen.figure(page, '点评次数')).toHaveText(new RegExp(`^${praises + 1}`))
  })

  await test.step('two children whose long names begin alike are told apart', async () => {
    for (const name of NAMES_BEGUN_ALIKE) await expectWholeRowName(page, name)
  })

  await test.step('the file says what the screen says, and holds many weeks', async () => {
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
    expect(numbers).toHaveLength(studentIds.length + ids.length)
    expect(cellsOf(figures, 'E')[0]).toBe(numbers.reduce((sum, one) => sum + one, 0))
    expect(inOrder(cellsOf(pupils, 'H'))).toEqual(inOrder(numbers))
    // From this size on the library would pack it in another way, which a page may not.
    expect(Buffer.byteLength(records)).toBeGreaterThan(160_000)
    expect(cellsOf(records, 'F')).toHaveLength(praises + 1)
  })

  await test.step('each chart goes to the clipboard as a picture of itself', async () => {
    for (const title of ['五类表扬', '每天', '夸得最多的']) {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await classDataScreen.chart(page, title).getByRole('button', { name: '复制图片' }).click()
      const types = () =>
        page.evaluate(async () => (await navigator.clipboard.read()).flatMap((copied) => copied.types))
      await expect.poll(types, title).toEqual(['image/png'])
      await expect(page.getByText('图片已复制，可以直接粘贴').first()).toBeVisible()
      const { bytes, drawn } = await page.evaluate(readPicture)
      // More than the two lines of its heading, and not a filled sheet.
      expect(drawn, title).toBeGreaterThan(0.02)
      expect(drawn, title).toBeLessThan(0.6)
      if (process.env.SCREENSHOTS)
        await writeFile(`${process.env.SCREENSHOTS}/copied-${title}.png`, Uint8Array.from(bytes))
    }
  })

  await test.step('a figure leads to its comments', async () => {
    const learning = classDataScreen.chart(page, '五类表扬').getByRole('listitem').filter({ hasText: '学业' })
    await learning.getByRole('link').click()
    await expect(page).toHaveURL(/class-comment\?.*type=1&sign=praise/)
    await expect(page.getByText(`表扬${praises} 次`, { exact: false })).toBeVisible()
    await expect(recordsScreen.rows(page)).toHaveCount(BATCHES + 1)
  })
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
