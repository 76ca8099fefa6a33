import { saveArchive } from '@pinge/contract/archives/documents.ts'
import { performSheet, savePerform } from '@pinge/contract/archives/perform.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { termOn } from '@pinge/contract/values/school-days/terms.ts'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { allowClipboard, copyByKeys } from '../../harness/clipboard.ts'
import { expectWholeRowName } from '../../harness/layout/whole-row-name.ts'
import { NAMES_BEGUN_ALIKE } from '../../harness/pupil-names.ts'
import { enterAs } from '../../harness/enter.ts'
import { addClassOf, registerTeacher } from '../../harness/teachers.ts'
import { loseNetwork } from '../../harness/lose-network.ts'
import { expect, test } from '../../harness/test.ts'

/** A cell by its row and column, counted from 0. */
const cellAt = (page: Page, row: number, column: number) =>
  page.getByRole('grid', { name: '成绩表' }).locator(`[data-row="${row}"] [data-column="${column}"]`)

async function openMarks(page: Page, api: ApiClient) {
  const teacher = await registerTeacher(api)
  const { classId } = await addClassOf(api, teacher, 0)
  const token = teacher.accessToken
  await api.call(
    addStudents,
    { classId, students: NAMES_BEGUN_ALIKE.map((username) => ({ username })) },
    token,
  )
  const termKey = termOn(localDate(Date.now()), []).key
  const made = { classId, name: '三年级', termKey, parts: ['perform' as const] }
  const { documentId } = await api.call(saveArchive, made, token)
  await enterAs(page, teacher)
  await page.goto(`/data/file/perform?classId=${classId}`)
  await page.getByRole('button', { name: '编辑', exact: true }).click()
  await expect(page.getByRole('button', { name: '完成', exact: true })).toBeVisible()
  const read = async () => (await api.call(performSheet, { classId, documentId }, token)).rows
  return { classId, documentId, token, read }
}

/** What Excel and WPS put on the clipboard for a block: a table with its styles, and the same as text. */
const copiedBlock = {
  'text/html': `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=Generator content="Microsoft Excel 15">
<style>td{mso-number-format:General;}</style></head><body><table border=0><!--StartFragment-->
<tr><td class=xl65 align=right>95.5</td><td>８８</td></tr>
<tr><td align=right>100</td><td>101<br>分</td></tr>
<!--EndFragment--></table></body></html>`,
  'text/plain': '95.5\t８８\r\n100\t"101\n分"\r\n',
}

test('marks come off the real clipboard, are copied and saved by themselves, and a colleague’s come in live', async ({
  page,
  api,
}) => {
  await allowClipboard(page)
  const { classId, documentId, token, read } = await openMarks(page, api)
  const usual = async () => (await read()).map(({ cells }) => cells.chinese?.usual?.value)

  await test.step('two children whose long names begin alike are told apart where they get marks', async () => {
    for (const name of NAMES_BEGUN_ALIKE) await expectWholeRowName(page, name)
  })

  await test.step('of a block from Excel or WPS what cannot be a mark stays with its reason', async () => {
    await cellAt(page, 0, 0).click()
    await expect(cellAt(page, 0, 0)).toBeFocused()
    await page.evaluate(
      (parts) =>
        navigator.clipboard.write([
          new ClipboardItem(
            Object.fromEntries(
              Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]),
            ),
          ),
        ]),
      copiedBlock,
    )
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByRole('region', { name: '没有写入的格子' })).toContainText('1 格没有写入')
    await expect(cellAt(page, 1, 1)).toHaveAttribute('aria-invalid', 'true')
    const stored = async () =>
      (await read()).map(({ cells }) => [cells.chinese?.usual?.value, cells.chinese?.midterm?.value])
    await expect.poll(stored).toEqual([
      [95.5, 88],
      [100, undefined],
      [undefined, undefined],
    ])
  })

  await test.step('marks are typed, copied for Excel or WPS, and saved by themselves', async () => {
    // A tap on the cell that has the cursor would open it.
    await cellAt(page, 2, 2).click()
    await cellAt(page, 0, 0).click()
    for (const [row, mark] of ['90', '80.5'].entries()) {
      await expect(cellAt(page, row, 0)).toBeFocused()
      await page.keyboard.type(mark)
      await page.keyboard.press('Enter')
    }
    await cellAt(page, 0, 0).click()
    await expect(cellAt(page, 0, 0)).toBeFocused()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(cellAt(page, 1, 0)).toBeFocused()
    await copyByKeys(page, /^90\r?\n80\.5\s*$/)
    await expect.poll(usual).toEqual([90, 80.5, undefined])
  })

  await test.step('the heading that stays in sight covers nothing of a menu', async () => {
    await page.getByRole('button', { name: /我的账号$/ }).click()
    for (const action of await page.getByRole('menuitem').all()) await action.click({ trial: true })
    await page.keyboard.press('Escape')
  })

  await test.step('what is written without a network arrives when it is back, beside a colleague’s', async () => {
    await loseNetwork(page)
    await cellAt(page, 0, 0).click()
    await expect(cellAt(page, 0, 0)).toBeFocused()
    await page.keyboard.type('71')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: '还没有保存' })).toContainText('1 格')
    const [, , last] = await read()
    const theirs = { studentId: last?.studentId ?? '', subjectId: 'chinese', kind: 'usual', value: 77 }
    await api.call(savePerform, { classId, documentId, cells: [theirs] }, token)

    await page.context().setOffline(false)
    await expect.poll(usual).toEqual([71, 80.5, 77])
    await expect(page.getByRole('region', { name: '还没有保存' })).toBeHidden()
    // It comes by the line that has been taken up again.
    await expect(cellAt(page, 2, 0)).toHaveText('77')
  })

  await test.step('a colleague’s come in live', async () => {
    const rows = await read()
    const cells = [{ studentId: rows[2]?.studentId ?? '', subjectId: 'chinese', kind: 'final', value: 78 }]
    await api.call(savePerform, { classId, documentId, cells }, token)
    await expect(cellAt(page, 2, 2)).toHaveText('78')
  })
})
