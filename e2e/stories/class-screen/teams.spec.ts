import { addStudents } from '@pinge/contract/students.ts'
import { teamList } from '@pinge/contract/teams.ts'
import type { Page } from '@playwright/test'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { resizeTo } from '../../harness/layout/window-size.ts'
import { classDetailScreen, expectScore } from '../../screens/class-detail.ts'
import { expectTeamScore, openTeams, praiseTeam, teamsScreen } from '../../screens/teams.ts'

test(
  'a team and each of its members get a comment once, undo takes all of it back, and a pupil is dragged into a team and out again',
  { tag: '@main' },
  async ({ page, api, signedInTeacher }) => {
    const school = await addClassOf(api, signedInTeacher, 8)
    const { classId } = school
    // Two teams of three; two pupils are in none. No pupil has points.
    const names = ['火箭队', '彩虹队']
    const { categoryId } = await addScheme(api, signedInTeacher, school, { names, size: 3, itemIds: [] })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openTeams(page, classId, categoryId)
    await expect(teamsScreen.members(page, '火箭队')).toHaveCount(3)

    await test.step('a comment and its undo', async () => {
      const [first = ''] = await teamsScreen.members(page, '火箭队').allInnerTexts()
      await praiseTeam(page, '火箭队', 3)
      await expect(classDetailScreen.notice(page)).toContainText('火箭队')
      await expectTeamScore(page, '火箭队', 2)
      await expectTeamScore(page, '彩虹队', 0)
      await teamsScreen.tab(page, '学生').click()
      await expectScore(page, first, 2)
      await teamsScreen.tab(page, '小组').click()

      await praiseTeam(page, '彩虹队', 3)
      await expectTeamScore(page, '彩虹队', 2)
      await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()
      await expectTeamScore(page, '彩虹队', 0)
      await expectTeamScore(page, '火箭队', 2)
    })

    await test.step('a pupil is dragged from the tray into a team, and out again', () => expectDragged(page))

    const sizes = async () => {
      const teams = await api.call(teamList, { classId, categoryId }, signedInTeacher.accessToken)
      return teams.map(({ studentIds }) => studentIds.length)
    }
    await expect.poll(sizes, { message: 'members whom the server keeps' }).toEqual([4, 4])
  },
)

async function expectDragged(page: Page): Promise<void> {
  const waiting = teamsScreen.tray(page).getByRole('button', { name: /换个小组$/ })
  await expect(waiting).toHaveCount(2)
  await waiting.first().hover()
  await page.mouse.down()
  await teamsScreen.team(page, '彩虹队').hover()
  await page.mouse.up()
  await expect(teamsScreen.members(page, '彩虹队')).toHaveCount(4)
  await expect(waiting).toHaveCount(1)

  await teamsScreen.members(page, '彩虹队').first().hover()
  await page.mouse.down()
  await teamsScreen.tray(page).getByText('未分组').hover()
  await page.mouse.up()
  await expect(waiting).toHaveCount(2)

  await page.getByRole('button', { name: '平均分到各小组' }).click()
  for (const team of ['火箭队', '彩虹队']) await expect(teamsScreen.members(page, team)).toHaveCount(4)
}

test('names stand whole: a team’s and its pupils’, those of teams by chance before they are saved, and the team’s in the comment for it on a small phone', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 44)
  const ofFour = ['欧阳娜娜', '司徒嘉盈']
  const students = ofFour.map((username) => ({ username }))
  const { ids } = await api.call(addStudents, { classId, students }, signedInTeacher.accessToken)
  const long = '乘风破浪勇往直前小分队'
  const names = [long, '四叶草队', '彩虹队', '远航队', '枫叶队', '小彗星队']
  const pupils = { classId, studentIds: [...ids, ...studentIds] }
  const { categoryId } = await addScheme(api, signedInTeacher, pupils, { names, size: 7, itemIds: [] })
  const laptop = [1366, 768] as const
  const phone = [390, 844] as const
  await openTeams(page, classId, categoryId)

  for (const size of [laptop, phone])
    await test.step(`in a team at ${size.join('×')}`, async () => {
      await resizeTo(page, size)
      await expect(teamsScreen.members(page, long)).toHaveCount(7)
      const heading = page.getByRole('heading', { name: long })
      await expect.poll(() => heading.evaluate(isCut), { message: long }).toBe(false)
      for (const name of ofFour) {
        const text = teamsScreen.member(page, name).getByText(name, { exact: true })
        await expect.poll(() => text.evaluate(isCut), { message: name }).toBe(false)
        await expect
          .poll(() => text.evaluate((one) => one.getClientRects().length), { message: name })
          .toBe(1)
      }
    })

  await test.step('in the comment for a team on a small phone', async () => {
    await resizeTo(page, [320, 568])
    await page.getByRole('button', { name: '点评四叶草队' }).click()
    const dialog = teamsScreen.commentDialog(page, '四叶草队')
    const name = dialog.getByText('四叶草队', { exact: true })
    await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(60)
    await page.keyboard.press('Escape')
  })

  await resizeTo(page, laptop)
  await page.getByRole('button', { name: '随机分组' }).click()
  const teams = page.getByRole('list', { name: '分组预览' }).getByRole('listitem')
  await expect(teams).toHaveCount(6)
  for (const size of [laptop, phone])
    await test.step(`before they are saved at ${size.join('×')}`, async () => {
      await resizeTo(page, size)
      await expect.poll(async () => (await teams.evaluateAll(namesCutInTwo)).join()).toBe('')
    })
})

/** The names in lists with 、 between them of which the beginning and the end stand on two lines. */
function namesCutInTwo(teams: readonly Element[]): string[] {
  const cut: string[] = []
  for (const team of teams) {
    const lines = document.createTreeWalker(team, NodeFilter.SHOW_TEXT)
    for (let text = lines.nextNode(); text; text = lines.nextNode())
      for (const { 0: name, index } of (text.textContent ?? '').matchAll(/[^、]+/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + name.length)
        if (range.getClientRects().length > 1) cut.push(name)
      }
  }
  return cut
}

/** Whether lines that are kept short leave something of it out. */
function isCut(text: Element): boolean {
  const line = text.closest('.team-name') ?? text
  return line.scrollWidth - line.clientWidth + line.scrollHeight - line.clientHeight > 2
}
