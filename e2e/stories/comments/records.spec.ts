import { giveComment } from '@pinge/contract/comments.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { readSheet } from '../../harness/files/workbook.ts'
import { openRecords, recordsScreen } from '../../screens/records.ts'

let school: SchoolClass
let give: (itemId: string, students: number[], remark?: string) => Promise<string>

test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 6)
  const { classId } = school
  give = async (itemId, places, remark) => {
    const studentIds = places.flatMap((place) => school.studentIds[place] ?? [])
    const request = { classId, itemId, studentIds, ...(remark === undefined ? {} : { remark }) }
    return (await api.call(giveComment, request, signedInTeacher.accessToken)).batchId
  }
})

test('what a team got is found by the team, and what a colleague gives appears by itself', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { categoryId, teamIds } = await addScheme(api, signedInTeacher, school, {
    names: ['火箭队', '彩虹队'],
    size: 3,
    itemIds: ['s1-12', 's1-12'],
  })
  await openRecords(page, school.classId)
  await page.getByRole('combobox', { name: '小组' }).selectOption('火箭队')
  await expect(recordsScreen.title(page)).toHaveText(/火箭队的点评/)
  await expect(recordsScreen.rows(page)).toHaveCount(1)
  await expect(recordsScreen.rows(page)).toContainText('火箭队')

  const request = { classId: school.classId, categoryId, teamIds, itemId: 's1-01' }
  await api.call(commentTeams, request, signedInTeacher.accessToken)
  await expect(recordsScreen.rows(page)).toHaveCount(2)
})

test('the records leave as a workbook with what was narrowed', async ({ page }) => {
  await give('s1-01', [0], '=1+1')
  await give('s1-13', [1])
  await openRecords(page, school.classId, '&sign=praise')
  await expect(recordsScreen.rows(page)).toHaveCount(1)

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

test('the comments go on while they are scrolled', async ({ page, api, signedInTeacher }) => {
  const itemId = 's1-01'
  const [pupil = ''] = school.studentIds
  for (let n = 0; n < 55; n += 1)
    await api.call(
      giveComment,
      { classId: school.classId, itemId, studentIds: [pupil] },
      signedInTeacher.accessToken,
    )
  await openRecords(page, school.classId)
  await expect(recordsScreen.rows(page).nth(49)).toBeAttached()
  await page.mouse.wheel(0, 20_000)

  await expect(recordsScreen.rows(page)).toHaveCount(55)
})
