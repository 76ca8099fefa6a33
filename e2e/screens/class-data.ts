import type { Page } from '@playwright/test'

/** The screen of a class's data, and of one pupil's. */
export const classDataScreen = {
  /** A figure on top, which leads to its comments. */
  figure: (page: Page, label: string) =>
    page
      .locator('dl.figure-tiles > div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .getByRole('link'),
  /** The table of the pupils is the last part to come. */
  pupils: (page: Page) => page.getByRole('region', { name: '每名学生' }).getByRole('rowheader'),
  /** What each of them got together. */
  points: (page: Page) => page.getByRole('region', { name: '每名学生' }).locator('td.sum'),
  chart: (page: Page, title: string) => page.getByRole('region', { name: title, exact: true }),
  unreached: (page: Page) => page.getByRole('region', { name: '还没夸到的孩子' }),
  exporting: (page: Page) => page.getByRole('button', { name: '导出' }),
}

export async function openClassData(page: Page, classId: string, more = ''): Promise<void> {
  await page.goto(`/comment/class-data?classId=${classId}${more}`)
}
