import type { Page } from '@playwright/test'

/** Prints the screen as it is: the text of the file that comes, and how many pages it has. */
export async function printPaper(page: Page): Promise<{ paper: string; pages: number }> {
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return { paper, pages: paper.match(/\/Type \/Page\b/g)?.length ?? 0 }
}
