import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { addStudents } from '@pinge/contract/students.ts'
import { removeTeam } from '@pinge/contract/teams.ts'
import type { Page } from '@playwright/test'
import type { ApiClient } from '../../harness/api-client.ts'
import { addScheme } from '../../harness/schemes.ts'
import { addClassOf, addCoTeacher, type SchoolClass } from '../../harness/teachers.ts'
import { expect, test } from '../../harness/test.ts'
import { classDetailScreen, expectScore } from '../../screens/class-detail.ts'
import { signIn } from '../../screens/sign-in.ts'
import { expectTeamScore, openTeams, teamsScreen } from '../../screens/teams.ts'

let school: SchoolClass

test.beforeEach(async ({ api, signedInTeacher }) => {
  school = await addClassOf(api, signedInTeacher, 8)
})

/** Two teams of three; two pupils are in none. No pupil has points. */
async function twoTeams({ api, signedInTeacher }: { api: ApiClient; signedInTeacher: UserInfo }) {
  return await addScheme(api, signedInTeacher, school, { names: ['火箭队', '彩虹队'], size: 3, itemIds: [] })
}

const names = (page: Page, team: string) => teamsScreen.members(page, team).allInnerTexts()

test(
  'a team and each of its members get a comment once, and undo takes all of it back',
  { tag: '@main' },
  async ({ page, api, signedInTeacher }) => {
    const { categoryId } = await twoTeams({ api, signedInTeacher })
    await openTeams(page, school.classId, categoryId)
    await expect(teamsScreen.members(page, '火箭队')).toHaveCount(3)
    const [first = ''] = await names(page, '火箭队')
    await page.getByRole('button', { name: '点评火箭队' }).click()
    const dialog = teamsScreen.commentDialog(page, '火箭队')
    await expect(dialog).toContainText('和组里 3 人')
    await dialog
      .getByRole('button', { name: /^作业优秀，/ })
      .first()
      .click()
    await expect(classDetailScreen.notice(page)).toContainText('火箭队')
    await expectTeamScore(page, '火箭队', 2)
    await expectTeamScore(page, '彩虹队', 0)

    await teamsScreen.tab(page, '学生').click()
    await expectScore(page, first, 2)
    await teamsScreen.tab(page, '小组').click()

    await page.getByRole('button', { name: '点评彩虹队' }).click()
    await teamsScreen
      .commentDialog(page, '彩虹队')
      .getByRole('button', { name: /^作业优秀，/ })
      .first()
      .click()
    await expectTeamScore(page, '彩虹队', 2)
    await classDetailScreen.notice(page).getByRole('button', { name: '撤销' }).click()
    await expectTeamScore(page, '彩虹队', 0)
    await expectTeamScore(page, '火箭队', 2)
  },
)

test('a team that is removed while its comment is written: one sentence, nothing given, its words stay, and under no other team', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { categoryId, teamIds } = await twoTeams({ api, signedInTeacher })
  await openTeams(page, school.classId, categoryId)
  await page.getByRole('button', { name: '点评火箭队' }).click()
  await teamsScreen.commentDialog(page, '火箭队').getByLabel('备注').fill('今天特别齐心')
  await api.call(removeTeam, { teamId: teamIds[0] ?? '' }, signedInTeacher.accessToken)

  const dialog = page.getByRole('dialog', { name: '点评' })
  await expect(dialog.getByRole('alert')).toHaveText('火箭队刚刚被移除了，这次点评不能提交')
  await expect(dialog.getByLabel('备注')).toHaveValue('今天特别齐心')
  await expect(dialog.getByRole('button', { name: /^作业优秀，/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expectTeamScore(page, '彩虹队', 0)
  await page.getByRole('button', { name: '点评彩虹队' }).click()
  await expect(teamsScreen.commentDialog(page, '彩虹队').getByLabel('备注')).toHaveValue('')
})

test('a pupil is dragged from the tray into a team, and out again', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { categoryId } = await twoTeams({ api, signedInTeacher })
  await openTeams(page, school.classId, categoryId)
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
  await expect(teamsScreen.members(page, '火箭队')).toHaveCount(4)
  await expect(teamsScreen.members(page, '彩虹队')).toHaveCount(4)
  await page.reload()
  await expect(teamsScreen.members(page, '火箭队')).toHaveCount(4)
})

test('another browser sees teams and their points at once; a co-teacher sees a lock', async ({
  page,
  openDevice,
  api,
  signedInTeacher,
}) => {
  const { categoryId } = await twoTeams({ api, signedInTeacher })
  const board = await openDevice()
  await signIn(board, signedInTeacher.tel)
  await openTeams(board, school.classId, categoryId)
  await openTeams(page, school.classId, categoryId)
  await expect(teamsScreen.teams(board)).toHaveCount(2)
  await page.getByRole('button', { name: '点评火箭队' }).click()
  await teamsScreen
    .commentDialog(page, '火箭队')
    .getByRole('button', { name: /^作业优秀，/ })
    .first()
    .click()
  await expectTeamScore(board, '火箭队', 2)
  await page.getByRole('button', { name: '添加小组' }).click()
  await page.getByRole('dialog', { name: '添加小组' }).getByRole('button', { name: '添加' }).click()
  await expect(teamsScreen.teams(board)).toHaveCount(3)
  await board.close()

  const li = await addCoTeacher(api, signedInTeacher, school.classId)
  const phone = await openDevice()
  await signIn(phone, li.tel)
  await openTeams(phone, school.classId, categoryId)
  await expect(phone.getByRole('heading', { name: /是王老师建的$/ })).toBeVisible()
  await expect(teamsScreen.teams(phone)).toHaveCount(0)
})

test('names stand whole in a team, on a laptop and on a phone: its own, and on one line one of four characters', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId } = school
  const { ids } = await api.call(
    addStudents,
    { classId, students: [{ username: '欧阳娜娜' }, { username: '司徒嘉盈' }] },
    signedInTeacher.accessToken,
  )
  const studentIds = [...ids, ...school.studentIds.slice(0, 4)]
  const teamName = '乘风破浪勇往直前小分队'
  const named = { names: [teamName], size: 6, itemIds: [] }
  const { categoryId } = await addScheme(api, signedInTeacher, { classId, studentIds }, named)

  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await openTeams(page, classId, categoryId)
    await expect(teamsScreen.members(page, teamName)).toHaveCount(6)
    const heading = page.getByRole('heading', { name: teamName })
    await expect.poll(() => heading.evaluate(isCut), { message: teamName }).toBe(false)
    for (const name of ['欧阳娜娜', '司徒嘉盈']) {
      const text = teamsScreen.member(page, name).getByText(name, { exact: true })
      await expect.poll(() => text.evaluate(isCut), { message: name }).toBe(false)
      await expect.poll(() => text.evaluate((one) => one.getClientRects().length), { message: name }).toBe(1)
    }
  }
})

test('before a random grouping is saved, no name of a child is cut in two between its lines', async ({
  page,
  api,
  signedInTeacher,
}) => {
  const { classId, studentIds } = await addClassOf(api, signedInTeacher, 44)
  const named = {
    names: ['火箭队', '四叶草队', '彩虹队', '远航队', '枫叶队', '小彗星队'],
    size: 7,
    itemIds: [],
  }
  const { categoryId } = await addScheme(api, signedInTeacher, { classId, studentIds }, named)
  await openTeams(page, classId, categoryId)
  await page.getByRole('button', { name: '随机分组' }).click()
  const teams = page.getByRole('list', { name: '分组预览' }).getByRole('listitem')
  await expect(teams).toHaveCount(6)

  for (const size of [
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(async () => (await teams.evaluateAll(namesCutInTwo)).join()).toBe('')
  }
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

test('on a small phone the comment for a team says which team it is', async ({
  page,
  api,
  signedInTeacher,
}) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await addScheme(api, signedInTeacher, school, { names: ['四叶草队'] })
  await openTeams(page, school.classId)
  await page.getByRole('button', { name: '点评四叶草队' }).click()

  const name = teamsScreen.commentDialog(page, '四叶草队').getByText('四叶草队', { exact: true })
  await expect.poll(async () => (await name.boundingBox())?.width).toBeGreaterThan(60)
})
