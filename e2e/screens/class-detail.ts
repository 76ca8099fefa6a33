import { expect, type Locator, type Page } from '@playwright/test'

/** `/comment/class-detail`: the pupils of a class, the comment dialog, one pupil's drawer. */
export const classDetailScreen = {
  grid: (page: Page) => page.getByRole('list', { name: '学生', exact: true }),
  /** Each card's button is named by pupil and score: 王浩然，3 分 */
  pupil: (page: Page, name: string) =>
    classDetailScreen.grid(page).getByRole('button', { name: new RegExp(`^${name}(，|$)`) }),
  pupils: (page: Page) => classDetailScreen.grid(page).getByRole('button', { name: /^(?!全班|选上)/ }),
  wholeClass: (page: Page) => page.getByRole('button', { name: /^全班 \d+ 人/ }),
  dialog: (page: Page) => page.getByRole('dialog', { name: /^点评 \d+ 名学生$/ }),
  /** What was just given, with its undo. */
  notice: (page: Page) => page.getByRole('group', { name: '刚才的点评' }),
  order: (page: Page, name: string) =>
    page.getByRole('group', { name: '排序' }).getByRole('button', { name }),
  drawer: (page: Page, name: string) => page.getByRole('dialog', { name }),
}

export async function openClass(page: Page, classId: string): Promise<void> {
  await page.goto(`/comment/class-detail?classId=${classId}`)
}

/** What is done now and then, behind ⋯ in the head of the class. */
export async function chooseInMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** An item among the praises or reminders of the open quality, not among the ones used most. */
export function item(page: Page, name: string): Locator {
  const dialog = classDetailScreen.dialog(page)
  return dialog
    .getByRole('list', { name: '表扬' })
    .or(dialog.getByRole('list', { name: '待改进' }))
    .getByRole('button', { name: new RegExp(`${name}，`) })
}

/** The two taps: pupil, item. */
export async function giveInTwoTaps(page: Page, pupil: string, itemName: string): Promise<void> {
  await classDetailScreen.pupil(page, pupil).click()
  await item(page, itemName).click()
  await expect(classDetailScreen.notice(page)).toContainText(itemName)
}

export async function expectScore(page: Page, pupil: string, score: number): Promise<void> {
  await expect(classDetailScreen.pupil(page, pupil)).toHaveAccessibleName(
    new RegExp(`^${pupil}，${score} 分`),
  )
}
