import { classList } from '@pinge/contract/classes.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { readFile } from 'node:fs/promises'
import { goodRows, officeFile, rosterXlsx, XLSX } from '../../harness/files/roster-files.ts'
import { expect, test } from '../../harness/test.ts'
import { createClassScreen, nameClass, uploadRoster } from '../../screens/create-class.ts'

test.beforeEach(async ({ page, signedInTeacher: _ }) => {
  await nameClass(page, '三年级', '2')
})

test('good rows of a workbook go in, a faulty one says what is wrong and is mended', async ({ page }) => {
  const [first = [], second = [], third = []] = goodRows(3)
  const faulty = [...second.slice(0, 3), '2017-02-30', ...second.slice(4)]
  await uploadRoster(page, await rosterXlsx([first, faulty, third]))

  const preview = createClassScreen.preview(page)
  await expect(preview.getByRole('status')).toHaveText('2 名可以添加，1 行要改一改')
  const mending = createClassScreen.mending(page, 3)
  await expect(mending).toContainText('日期')

  await mending.getByLabel('出生日期').fill('2017-03-05')
  await mending.getByRole('button', { name: '完成' }).click()
  await expect(preview.getByRole('status')).toHaveText('3 名可以添加')
  await createClassScreen.finish(page, 3).click()
  await expect(page.getByText('3 名学生已经在班里，可以开始点评了。')).toBeVisible()
})

test('a file that is no roster is told in one sentence', async ({ page }) => {
  await uploadRoster(page, {
    name: '名单.xlsx',
    mimeType: 'application/octet-stream',
    // It begins like an archive and is none.
    buffer: Buffer.from('PK\u0003\u0004 this is no workbook'),
  })

  await expect(page.getByRole('alert')).toContainText(errors.rosterUnreadable.message)
})

test('a workbook of a whole school office is read as it comes', async ({ page }) => {
  await uploadRoster(page, await officeFile('grade.xlsx'))
  await page.getByRole('button', { name: /三\(1\)班/ }).click()

  await expect(createClassScreen.preview(page).getByRole('status')).toContainText('可以添加')
})

test('a file that unpacks to two hundred million characters is refused, and the server goes on', async ({
  page,
  api,
  teacher,
}) => {
  await uploadRoster(page, await officeFile('bomb.xlsx'))
  const meanwhile = await api.call(classList, {}, teacher.accessToken)

  await expect(page.getByRole('alert')).toContainText(errors.rosterTooManyRows.message)
  expect(meanwhile).toEqual([])
})

test('a program that calls itself a workbook is told in one sentence', async ({ page }) => {
  const buffer = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2_000, 0x90)])
  await uploadRoster(page, { name: '名单.xlsx', mimeType: XLSX, buffer })

  await expect(page.getByRole('alert')).toContainText(errors.rosterUnreadable.message)
})

test('our own template can be downloaded, and its example never becomes a pupil', async ({ page }) => {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '上传文件' }).click()
  await page.getByRole('link', { name: '下载模板' }).click()
  const file = await download

  expect(file.suggestedFilename()).toBe('学生名单模板.xlsx')
  await page.getByLabel('名单文件').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await file.path()),
  })
  // It holds an invented example and no pupil.
  await expect(page.getByRole('alert')).toContainText(errors.rosterEmpty.message)
})
