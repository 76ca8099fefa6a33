import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import type { Page } from '@playwright/test'
import { enterAs } from '../../harness/enter.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'

/** A cell by its row and column, counted from 0. */
const cellAt = (page: Page, row: number, column: number) =>
  page.getByRole('grid', { name: '成绩表' }).locator(`[data-row="${row}"] [data-column="${column}"]`)

test('marks are typed, copied and pasted, saved by themselves, and a colleague’s come in live', async ({
  page,
  api,
}) => {
  const teacher = await registerTeacher(api)
  const { classId } = await addClassOf(api, teacher, 3)
  const token = teacher.accessToken
  const termKey = termOn(localDate(Date.now()), []).key
  const made = { classId, name: '三年级', termKey, parts: ['perform' as const] }
  const { documentId } = await api.call(saveArchive, made, token)
  await enterAs(page, teacher)
  await page.goto(`/data/file/perform?classId=${classId}`)
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible()

  await cellAt(page, 0, 0).click()
  for (const [row, mark] of ['90', '80.5', '71'].entries()) {
    await expect(cellAt(page, row, 0)).toBeFocused()
    await page.keyboard.type(mark)
    await page.keyboard.press('Enter')
  }
  await cellAt(page, 0, 0).click()
  await expect(cellAt(page, 0, 0)).toBeFocused()
  await page.keyboard.press('Shift+ArrowDown')
  await expect(cellAt(page, 1, 0)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+c')
  await cellAt(page, 0, 1).click()
  await expect(cellAt(page, 0, 1)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+v')

  const stored = async () =>
    (await api.call(performSheet, { classId, documentId }, token)).rows.map(({ cells }) => [
      cells.chinese?.usual?.value,
      cells.chinese?.midterm?.value,
    ])
  await expect.poll(stored).toEqual([
    [90, 90],
    [80.5, 80.5],
    [71, undefined],
  ])
  await page.reload()
  await expect(cellAt(page, 1, 1)).toHaveText('80.5')

  const rows = (await api.call(performSheet, { classId, documentId }, token)).rows
  const cells = [{ studentId: rows[2]?.studentId ?? '', subjectId: 'chinese', kind: 'final', value: 77 }]
  await api.call(savePerform, { classId, documentId, cells }, token)
  await expect(cellAt(page, 2, 2)).toHaveText('77')
})
