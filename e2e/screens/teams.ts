import { expect, type Page } from '@playwright/test'

/** The group tab of `/comment/class-detail`. */
export const teamsScreen = {
  tab: (page: Page, name: '学生' | '小组') =>
    page.getByRole('group', { name: '看学生还是小组' }).getByRole('button', { name, exact: true }),
  teams: (page: Page) => page.getByRole('list', { name: '小组', exact: true }).locator('[data-drop]'),
  team: (page: Page, name: string) =>
    teamsScreen.teams(page).filter({ has: page.getByRole('heading', { name, exact: true }) }),
  members: (page: Page, team: string) =>
    page.getByRole('list', { name: `${team}的学生` }).getByRole('button'),
  member: (page: Page, name: string) => page.getByRole('button', { name: `${name}，换个小组` }),
  tray: (page: Page) => page.getByRole('region', { name: '未分组' }),
  picker: (page: Page) => page.getByRole('button', { name: /换一个方案$/ }),
  scheme: (page: Page, name: string) => page.getByRole('menuitemradio', { name: new RegExp(name) }),
  actions: (page: Page) => page.getByRole('button', { name: '方案操作' }),
  /** While several teams are being chosen. */
  select: (page: Page, team: string) => page.getByRole('checkbox', { name: new RegExp(`^选择${team}，`) }),
  bar: (page: Page) => page.getByRole('toolbar', { name: '已选小组' }),
  commentDialog: (page: Page, team: string) => page.getByRole('dialog', { name: `点评${team}` }),
}

export async function openTeams(page: Page, classId: string, categoryId?: string): Promise<void> {
  const asked = categoryId === undefined ? '' : `&categoryId=${categoryId}`
  await page.goto(`/comment/class-detail?classId=${classId}&tab=group${asked}`)
}

export async function expectTeamScore(page: Page, team: string, score: number): Promise<void> {
  await expect(teamsScreen.team(page, team).getByLabel(`得分 ${score}`, { exact: true })).toBeVisible()
}

/** Gives 作业优秀 to a team of so many members. */
export async function praiseTeam(page: Page, team: string, members: number): Promise<void> {
  await page.getByRole('button', { name: `点评${team}` }).click()
  const dialog = teamsScreen.commentDialog(page, team)
  await expect(dialog).toContainText(`和组里 ${members} 人`)
  await dialog
    .getByRole('button', { name: /^作业优秀，/ })
    .first()
    .click()
}
