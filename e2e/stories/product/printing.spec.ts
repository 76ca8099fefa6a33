import { addExample } from '@pinge/contract/example.ts'
import type { Page } from '@playwright/test'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { openRecords, recordsScreen } from '../../screens/records.ts'
import { informationScreen, openInformation } from '../../screens/student-information.ts'
import { openTeams, teamsScreen } from '../../screens/teams.ts'

/** Within the margins of A4, in CSS pixels. */
const PAPER_WIDTH = 703

/** Prints the screen as it is and answers the number of pages, once nothing of it was cut off or left on by mistake. */
async function print(page: Page): Promise<number> {
  const { length } =
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g) ?? []
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER_WIDTH)
  // Paper has no buttons to press; only a name may be one, which leads somewhere on the screen.
  const actions = page.getByRole('button', { name: /撤销|导出|打印|添加|查看|标记|恢复|选上/ })
  expect(await actions.count()).toBe(0)
  await expect(page.getByText('跳到主要内容')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  if (screen) await page.setViewportSize(screen)
  return length ?? 0
}

test('the comments of a term fit on A4, and say that there are more', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = await api.call(addExample, {}, signedInTeacher.accessToken)
  await openRecords(page, classId, '&range=term')
  await expect(recordsScreen.rows(page)).toHaveCount(50)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('更早的没有打印，可以用“导出”得到全部。')).toBeVisible()
  expect(await print(page)).toBeLessThanOrEqual(5)
})

test('the pupils of a class fit on A4', async ({ page, api, signedInTeacher }) => {
  const { classId } = await addClassOf(api, signedInTeacher, 48)
  await openInformation(page, classId)
  await expect(informationScreen.grid(page).getByRole('row')).toHaveCount(49)

  expect(await print(page)).toBe(2)
})

test('the teams are printed as a list of their own, without the screen beneath', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const school = await addClassOf(api, signedInTeacher, 44)
  await addScheme(api, signedInTeacher, school)
  await openTeams(page, school.classId)
  await teamsScreen.actions(page).click()
  await page.getByRole('menuitem', { name: '打印或导出' }).click()
  const sheet = page.getByRole('dialog', { name: '打印或导出' })
  await expect(sheet.getByRole('row')).toHaveCount(1 + 7 + 1)

  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toBe(`${school.className}数学合作组.xlsx`)
  expect(await print(page)).toBe(1)
})

test('the own items leave as a file, and fit on A4', async ({ page, signedInTeacher }) => {
  expect(signedInTeacher.nickname).not.toBe('')
  await page.goto('/comment/comments-edit')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await download).suggestedFilename()).toBe('点评项.xlsx')

  await page.emulateMedia({ media: 'print' })
  for (const quality of ['学业成就', '品德习惯', '身心健康', '劳动实践', '审美品位'])
    await expect(page.getByRole('table', { name: quality })).toContainText('待改进')
  expect(await print(page)).toBeLessThanOrEqual(3)
})
