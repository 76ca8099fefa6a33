import { giveComment } from '@pinge/contract/comments.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { readSheet } from '../../harness/files/workbook.ts'
import { openRecords, recordsScreen } from '../../screens/records.ts'

/** More than one page of comments has. */
const PRAISES = 51

test('the comments of a class go on while they are scrolled, are found by a team, leave as a workbook, and come in live', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 6)
  const { classId, studentIds } = school
  const token = signedInTeacher.accessToken
  const give = (itemId: string, place: number, remark = '') =>
    api.call(giveComment, { classId, itemId, studentIds: studentIds.slice(place, place + 1), remark }, token)
  for (let n = 0; n < PRAISES; n += 1) await give('s1-01', 0)
  await give('s1-13', 1)
  await give('s1-01', 0, '=1+1')
  const { categoryId, teamIds } = await addScheme(api, signedInTeacher, school, {
    names: ['火箭队', '彩虹队'],
    size: 3,
    itemIds: ['s1-12', 's1-12'],
  })

  await test.step('they go on while they are scrolled', async () => {
    await openRecords(page, classId, '&sign=praise')
    await expect(recordsScreen.rows(page).nth(49)).toBeAttached()
    await page.mouse.wheel(0, 20_000)
    await expect(recordsScreen.rows(page)).toHaveCount(PRAISES + 3)
  })

  await test.step('they leave as a workbook with what was narrowed', async () => {
    const coming = page.waitForEvent('download')
    await recordsScreen.exporting(page).click()
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^.+点评记录 \d{4}-\d\d-\d\d(至\d{4}-\d\d-\d\d)?\.xlsx$/)
    const sheet = await readSheet(file, 2)
    expect(sheet).toContain('积极发言')
    expect(sheet).toContain('t="inlineStr" s="2"><is><t xml:space="preserve">=1+1')
    expect(sheet).not.toContain('作业未交')
    // What each pupil got, by number, beside the log.
    const summary = await readSheet(file, 1)
    expect(summary).toContain(`${school.className}点评汇总`)
    expect(summary).toContain('<autoFilter ref="A2:L')
  })

  await test.step('what a team got is found by the team, and what a colleague gives appears by itself', async () => {
    await page.getByRole('combobox', { name: '小组' }).selectOption('火箭队')
    await expect(recordsScreen.title(page)).toHaveText(/火箭队的表扬/)
    await expect(recordsScreen.rows(page)).toHaveCount(1)
    await expect(recordsScreen.rows(page)).toContainText('火箭队')
    await api.call(commentTeams, { classId, categoryId, teamIds, itemId: 's1-01' }, token)
    await expect(recordsScreen.rows(page)).toHaveCount(2)
  })
})
