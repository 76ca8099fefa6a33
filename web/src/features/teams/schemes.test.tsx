import {
  arrangeTeams,
  copyCategory,
  removeCategory,
  renameCategory,
  setTeamMembers,
  teamList,
} from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams, type SchoolTeams } from '../../../test/school-teams.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ userId: 'wang', nickname: '王老师' })
const math = makeCategory({ id: 'math', creatorId: 'wang', teamCount: 2, memberCount: 4 })
const reading = makeCategory({ id: 'li', creatorId: 'li', creatorName: '李老师', name: '语文朗读组' })

let school: SchoolClass
let scheme: SchoolTeams
let user: User

/** Two teams of two; two of the six pupils are in none. */
beforeEach(() => {
  school = openSchoolClass({ students: makePupils(6) })
  scheme = openSchoolTeams(school, {
    categories: [math],
    teams: [
      makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ['s1', 's2'], score: 5 }),
      makeTeam({ id: 'rainbow', teamName: '彩虹队', studentIds: ['s3', 's4'], position: 1 }),
    ],
  })
})

async function openTeams(): Promise<void> {
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('button', { name: /换一个方案$/ })
}

const markAway = (...ids: string[]) => {
  school.students = school.students.map((one) =>
    ids.includes(one.id) ? { ...one, attendance: 'leave' } : one,
  )
}
const picker = () => screen.getByRole('button', { name: /换一个方案$/ })
const members = (team: string) =>
  within(screen.getByRole('list', { name: `${team}的学生` })).queryAllByRole('button')
const waiting = () =>
  within(screen.getByRole('region', { name: '未分组' })).queryAllByRole('button', { name: /换个小组$/ })

async function openSchemeMenu(action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '方案操作' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('teams by chance', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: '随机分组' }))
  const preview = () => sheet().getByRole('list', { name: '分组预览' }).textContent
  const sizes = () =>
    within(sheet().getByRole('list', { name: '分组预览' }))
      .getAllByText(/^\d 人$/)
      .map(({ textContent }) => textContent)

  async function openSheet(): Promise<void> {
    await openTeams()
    const [tool] = await screen.findAllByRole('button', { name: '随机分组' })
    if (tool) await user.click(tool)
    await screen.findByRole('dialog', { name: '随机分组' })
  }
  async function openRandom(): Promise<void> {
    await openSheet()
    await sheet().findByRole('list', { name: '分组预览' })
  }

  it('wait for the teams that are there, of which saving would take names and scores away', async () => {
    const coming = server.hold(teamList)
    await openSheet()
    await sheet().findByRole('status', { name: '加载中' })
    expect(sheet().queryByRole('button', { name: '保存分组' })).toBeNull()

    coming.answer(scheme.teams)
    await sheet().findByText('现有小组的名称和得分都保留，只换学生。')
    expect(sizes()).toEqual(['3 人', '3 人'])
  })

  it('are not dealt while the teams cannot be read, and come by one tap when they can', async () => {
    server.fail(teamList)
    await openSheet()
    expect((await sheet().findByRole('alert')).textContent).toContain('没有加载出来')
    expect(sheet().queryByRole('button', { name: '保存分组' })).toBeNull()

    server.answer(teamList, scheme.teams)
    await user.click(sheet().getByRole('button', { name: '再试一次' }))
    await sheet().findByText('现有小组的名称和得分都保留，只换学生。')
  })

  it('leave out who is away, unless the teacher means them too', async () => {
    markAway('s1')
    await openRandom()
    expect(preview()).not.toContain('王浩然')
    expect(sheet().getByText(/没到的 1 人先不分组。$/)).toBeTruthy()

    await user.click(sheet().getByRole('checkbox', { name: '包括未到的 1 人' }))
    expect(preview()).toContain('王浩然')
    expect(sheet().queryByText(/先不分组/)).toBeNull()
  })

  it('take everybody when all are marked away', async () => {
    markAway('s1', 's2', 's3', 's4', 's5', 's6')
    await openRandom()

    expect(sizes()).toEqual(['3 人', '3 人'])
    expect(sheet().queryByRole('checkbox')).toBeNull()
  })

  it('are as many as wanted, or as large as wanted', async () => {
    await openRandom()
    await user.click(sheet().getByRole('button', { name: '增加' }))
    expect(sizes()).toEqual(['2 人', '2 人', '2 人'])
    expect(sheet().getByText('现有小组的名称和得分都保留，只换学生；再加 1 个小组。')).toBeTruthy()

    await user.click(sheet().getByRole('button', { name: '按每组人数' }))
    await user.click(
      within(sheet().getByRole('group', { name: '每组人数' })).getByRole('button', { name: '增加' }),
    )
    expect(sizes()).toHaveLength(2)
  })

  it('have as many boys each when the teacher wants them mixed', async () => {
    school.students = school.students.map((one, place) => ({ ...one, gender: place < 3 ? 'male' : 'female' }))
    await openRandom()
    await user.click(sheet().getByRole('button', { name: '增加' }))
    await user.click(sheet().getByRole('button', { name: '男女均衡' }))
    await user.click(sheet().getByRole('button', { name: '保存分组' }))

    await waitFor(() => expect(server.requests(arrangeTeams)).toHaveLength(1))
    const boys = new Set(['s1', 's2', 's3'])
    const [sent] = server.requests(arrangeTeams)
    expect(sent?.teams.map(({ studentIds }) => studentIds.filter((id) => boys.has(id)).length)).toEqual([
      1, 1, 1,
    ])
  })

  it('say which team goes before one does', async () => {
    await openRandom()
    await user.click(sheet().getByRole('button', { name: '减少' }))

    expect(sheet().getByText('前 1 个小组的名称和得分保留；彩虹队会被移除，学生的积分不变。')).toBeTruthy()
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '减少' }).disabled).toBe(true)
  })

  it('are dealt again until the teacher likes them, and saved as they were seen', async () => {
    await openRandom()
    const first = preview()
    await user.click(sheet().getByRole('button', { name: '重新随机' }))
    await user.click(sheet().getByRole('button', { name: '重新随机' }))
    const liked = preview() ?? ''
    expect(liked).not.toBe(first)
    await user.click(sheet().getByRole('button', { name: '保存分组' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const names = new Map(school.students.map(({ id, username }) => [id, username]))
    for (const { studentIds } of server.requests(arrangeTeams)[0]?.teams ?? [])
      expect(liked).toContain((studentIds ?? []).map((id) => names.get(id)).join('、'))
  })

  it('stay as they are seen while they are saved', async () => {
    server.hold(arrangeTeams)
    await openRandom()
    await user.click(sheet().getByRole('button', { name: '保存分组' }))
    await waitFor(() => expect(server.requests(arrangeTeams)).toHaveLength(1))

    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '重新随机' }).disabled).toBe(true)
  })

  it('that no network took are sent again as they were seen, and nothing can be changed before', async () => {
    server.fail(arrangeTeams)
    await openRandom()
    await user.click(sheet().getByRole('button', { name: '保存分组' }))
    expect((await sheet().findByRole('alert')).textContent).toContain('网络连接失败')
    expect(sheet().getByRole<HTMLButtonElement>('button', { name: '重新随机' }).disabled).toBe(true)

    await user.click(sheet().getByRole('button', { name: '保存分组' }))
    await waitFor(() => expect(server.requests(arrangeTeams)).toHaveLength(2))
    const [sent, again] = server.requests(arrangeTeams)
    expect(again).toEqual(sent)
  })
})

describe('a scheme', () => {
  it('is copied under a name of its own, and the copy is opened', async () => {
    await openTeams()
    await openSchemeMenu('复制方案')
    const sheet = within(await screen.findByRole('dialog', { name: '复制方案' }))
    expect(sheet.getByText('小组和学生与数学合作组相同，得分从 0 开始')).toBeTruthy()
    await user.fill(sheet.getByLabelText('新方案的名称'), '第二学期')
    await user.keyboard('{Enter}')

    await waitFor(() => expect(picker().textContent).toContain('第二学期'))
    expect(server.requests(copyCategory)).toMatchObject([{ categoryId: 'math', categoryName: '第二学期' }])
  })

  it('takes no name of more than the longest', async () => {
    await openTeams()
    await openSchemeMenu('重命名方案')
    const sheet = within(await screen.findByRole('dialog', { name: '重命名方案' }))
    await user.fill(sheet.getByLabelText('方案名称'), '组'.repeat(101))
    await user.keyboard('{Enter}')

    expect(sheet.getByRole('alert').textContent).toMatch(/^方案名称不能超过 \d+ 个字$/)
    expect(server.requests(renameCategory)).toEqual([])
  })

  it('is chosen among those of the class, and a colleague’s is marked as theirs', async () => {
    scheme.categories = [math, { ...reading, canClear: false }]
    await openTeams()
    await user.click(picker())
    const items = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent)
    expect(items).toEqual([
      expect.stringContaining('2 个小组 · 4 人 · 我建的'),
      expect.stringContaining('李老师建的，只有本人能用'),
    ])
    await user.click(await screen.findByRole('menuitemradio', { name: /语文朗读组/ }))

    await screen.findByRole('heading', { name: '“语文朗读组”是李老师建的' })
    expect(screen.queryByRole('button', { name: '随机分组' })).toBeNull()
    expect(screen.queryByRole('button', { name: '方案操作' })).toBeNull()
  })

  it('of a colleague who has left is cleared by the owner of the class', async () => {
    scheme.categories = [{ ...reading, teamCount: 1, canClear: false }]
    await openTeams()
    expect(screen.queryByRole('button', { name: '清空方案' })).toBeNull()
    scheme.categories = [{ ...reading, teamCount: 1, canClear: true }]
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    expect(await screen.findByText(/^李老师已经不在这个班级，这个方案没有人能用了/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '清空方案' }))
    const asked = await screen.findByRole('alertdialog', { name: '清空方案' })
    expect(asked.textContent).toContain('“语文朗读组”和它的 1 个小组')
    await user.click(within(asked).getByRole('button', { name: '清空' }))

    await screen.findByRole('heading', { name: '还没有分组方案' })
    expect(server.requests(removeCategory)).toMatchObject([{ categoryId: 'li' }])
  })

  it('that the server does not clear stays, and the question says why', async () => {
    server.refuse(removeCategory, 'categoryNotFound')
    await openTeams()
    await openSchemeMenu('清空方案')
    const asked = within(await screen.findByRole('alertdialog', { name: '清空方案' }))
    await user.click(asked.getByRole('button', { name: '清空' }))

    expect((await asked.findByRole('alert')).textContent).toBe('分组方案不存在，请刷新后重试')
  })

  it('is seen as a list with members and scores, and leaves as a file', async () => {
    const saved = watchSavedFiles()
    await openTeams()
    await screen.findByRole('heading', { name: '火箭队' })
    await openSchemeMenu('打印或导出')
    const sheet = within(await screen.findByRole('dialog', { name: '打印或导出' }))
    const rocket = sheet.getByRole('row', { name: /^火箭队/ })
    expect(
      within(rocket)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '5', expect.stringMatching(/^(王浩然、李思琪|李思琪、王浩然)$/)])

    await user.click(sheet.getByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual(['三年级(2)班数学合作组.xlsx']))
  })

  it('leaves as no file before its teams have come', async () => {
    const coming = server.hold(teamList)
    await openTeams()
    await openSchemeMenu('打印或导出')
    const sheet = within(await screen.findByRole('dialog', { name: '打印或导出' }))
    const [save, print] = ['导出', '打印'].map((name) =>
      sheet.getByRole<HTMLButtonElement>('button', { name }),
    )
    expect([save?.disabled, print?.disabled]).toEqual([true, true])

    coming.answer(scheme.teams)
    await sheet.findByRole('row', { name: /^火箭队/ })
    expect([save?.disabled, print?.disabled]).toEqual([false, false])
  })
})

describe('a pupil', () => {
  it('is taken out of a team without being put into another one', async () => {
    await openTeams()
    await screen.findByRole('heading', { name: '火箭队' })
    await user.click(
      within(screen.getByRole('list', { name: '火箭队的学生' })).getByRole('button', { name: /王浩然/ }),
    )
    const where = within(await screen.findByRole('dialog', { name: '把王浩然放到哪个小组？' }))
    expect(where.getByRole('button', { name: /^火箭队/ }).getAttribute('aria-pressed')).toBe('true')
    await user.click(where.getByRole('button', { name: '移出小组' }))

    await waitFor(() => expect(members('火箭队')).toHaveLength(1))
    expect(waiting()).toHaveLength(3)
    expect(server.requests(setTeamMembers)).toMatchObject([{ teamId: 'rocket', studentIds: ['s2'] }])
  })

  it('is selected into a team by keys alone', async () => {
    await openTeams()
    await screen.findByRole('heading', { name: '火箭队' })
    screen.getByRole('button', { name: '编辑火箭队' }).focus()
    await user.keyboard('{Enter}{Enter}')
    const sheet = within(await screen.findByRole('dialog', { name: '火箭队的学生' }))
    expect(sheet.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    sheet.getByRole('checkbox', { name: /陈俊杰/ }).focus()
    await user.keyboard(' ')
    sheet.getByRole('button', { name: '保存 3 人' }).focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(members('火箭队')).toHaveLength(3))
    expect(waiting()).toHaveLength(1)
  })

  it('cannot be selected while the team is saved', async () => {
    const held = server.hold(setTeamMembers)
    await openTeams()
    await user.click(await screen.findByRole('button', { name: '编辑火箭队' }))
    await user.click(await screen.findByRole('menuitem', { name: '勾选学生' }))
    const sheet = within(await screen.findByRole('dialog', { name: '火箭队的学生' }))
    await user.click(sheet.getByRole('button', { name: '保存 2 人' }))
    await waitFor(() => expect(server.requests(setTeamMembers)).toHaveLength(1))
    const free = sheet.getAllByRole<HTMLButtonElement>('checkbox')[5]
    if (free) await user.click(free)

    expect(free?.disabled).toBe(true)
    expect(free?.getAttribute('aria-checked')).toBe('false')
    held.answer(null)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('whose move the network lost stands where they stood, and the reason is said', async () => {
    server.fail(setTeamMembers)
    await openTeams()
    await screen.findByRole('heading', { name: '火箭队' })
    const [first] = waiting()
    if (first) await user.click(first)
    const where = within(await screen.findByRole('dialog', { name: /放到哪个小组/ }))
    await user.click(where.getByRole('button', { name: /^彩虹队/ }))

    await screen.findByText('网络连接失败')
    await waitFor(() => expect(members('彩虹队')).toHaveLength(2))
    expect(waiting()).toHaveLength(2)
  })

  it('who is away today is told so in the team, and in the list to select from', async () => {
    markAway('s1', 's5')
    await openTeams()
    await screen.findByRole('heading', { name: '火箭队' })
    const rocket = within(screen.getByRole('list', { name: '火箭队的学生' }))
    expect(rocket.getByRole('button', { name: '王浩然，今天请假，换个小组' })).toBeTruthy()
    expect(within(screen.getByRole('region', { name: '未分组' })).getByText('请假')).toBeTruthy()

    await user.click(screen.getByRole('button', { name: '编辑彩虹队' }))
    await user.click(await screen.findByRole('menuitem', { name: '勾选学生' }))
    const sheet = within(await screen.findByRole('dialog', { name: '彩虹队的学生' }))
    expect(sheet.getByRole('checkbox', { name: /王浩然/ }).textContent).toContain('今天请假 在火箭队')
  })
})
