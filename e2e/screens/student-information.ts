import { expect, type Locator, type Page } from '@playwright/test'

/** `/comment/information-edit` and `/comment/parents-edit`: the pupils of a class in a table that is written in. */
export const informationScreen = {
  grid: (page: Page) => page.getByRole('grid', { name: '学生资料' }),
  parents: (page: Page) => page.getByRole('grid', { name: '家长信息' }),
  row: (table: Locator, pupil: string) =>
    table.getByRole('row').filter({ has: table.page().getByRole('checkbox', { name: `选上${pupil}` }) }),
  /** The nth cell that is written in, from 0: 姓名, 学号, 性别, 出生日期, 家长姓名, 关系, 家长手机. */
  cell: (table: Locator, pupil: string, place: number) =>
    informationScreen
      .row(table, pupil)
      .getByRole('gridcell')
      .nth(place + 2),
  select: (page: Page, pupil: string) => page.getByRole('checkbox', { name: `选上${pupil}` }).click(),
  selection: (page: Page) => page.getByRole('toolbar', { name: '已选学生' }),
  view: (page: Page, name: RegExp) => page.getByRole('group', { name: '显示' }).getByRole('button', { name }),
  form: (page: Page, pupil: string) => page.getByRole('dialog', { name: `${pupil}的资料` }),
  saved: (page: Page) => expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible(),
}

export async function openInformation(page: Page, classId: string): Promise<void> {
  await page.goto(`/comment/information-edit?classId=${classId}`)
  await expect(page.getByRole('heading', { level: 1, name: '学生资料' })).toBeVisible()
}

/** As a spreadsheet puts it on the clipboard. */
export async function pasteBlock(cell: Locator, text: string): Promise<void> {
  await cell.click()
  await cell.evaluate((element, copied) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', copied)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
