import type { Page } from '@playwright/test'

/** The tools of a lesson, on the screen of a class. */
export const lessonTools = {
  draw: (page: Page) => page.getByRole('dialog', { name: '随机点名' }),
  timer: (page: Page) => page.getByRole('dialog', { name: '计时' }),
  number: (page: Page) => page.getByRole('dialog', { name: '随机数' }),
  seat: (page: Page, row: number, column: number) =>
    page
      .getByRole('list', { name: '座位' })
      .getByRole('listitem')
      .getByLabel(new RegExp(`第 ${row} 排第 ${column} 座`)),
  attendance: (page: Page) => page.getByRole('dialog', { name: /考勤/ }),
  mark: (page: Page, pupil: string, state: string) =>
    lessonTools.attendance(page).getByRole('group', { name: pupil }).getByRole('radio', { name: state }),
}

/** The first tools have buttons of their own, but on a phone. */
export async function openTool(page: Page, tool: string): Promise<void> {
  const isWide = (page.viewportSize()?.width ?? 0) >= 768
  if (isWide && (tool === '随机点名' || tool === '计时器'))
    return page.getByRole('button', { name: tool, exact: true }).click()
  await page.getByRole('button', { name: '课堂工具' }).click()
  await page.getByRole('menuitem', { name: tool }).click()
}

/** 考勤 as a page of its own: a day, or what else its address asks for. */
export async function openAttendance(page: Page, classId: string, more = ''): Promise<void> {
  await page.goto(`/comment/attendance?classId=${classId}${more}`)
  await page.getByRole('heading', { name: /考勤$/, level: 1 }).waitFor()
}

export const attendanceScreen = {
  view: (page: Page, name: '按天' | '月表' | '学期' | '考勤记录') =>
    page.getByRole('group', { name: '查看方式' }).getByRole('button', { name }),
  mark: (page: Page, pupil: string, state: string) =>
    page.getByRole('group', { name: pupil }).getByRole('radio', { name: state }),
}
