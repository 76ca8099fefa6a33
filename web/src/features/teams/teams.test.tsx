import { classList } from '@pinge/contract/classes.ts'
import { itemSettings } from '@pinge/contract/comment-items.ts'
import {
  addTeams,
  arrangeTeams,
  categoryList,
  commentTeams,
  removeCategory,
  removeTeam,
  renameTeam,
  setTeamMembers,
  teamList,
} from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makeClass } from '../../../test/make/class.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams, type SchoolTeams } from '../../../test/school-teams.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ userId: 'wang', nickname: '王老师' })

let school: SchoolClass
let scheme: SchoolTeams
let user: User

/** Two teams of three; two of the eight pupils are in none. */
beforeEach(() => {
  school = openSchoolClass({ students: makePupils(8) })
  const ids = school.students.map(({ id }) => id)
  scheme = openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 2, memberCount: 6 })],
    teams: [
      makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ids.slice(0, 3) }),
      makeTeam({ id: 'rainbow', teamName: '彩虹队', studentIds: ids.slice(3, 6), position: 1 }),
    ],
  })
})

async function openTeams(): Promise<void> {
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('heading', { name: '火箭队' })
}

const teamNames = () =>
  within(screen.getByRole('list', { name: '小组' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
const members = (team: string) =>
  within(screen.getByRole('list', { name: `${team}的学生` })).getAllByRole('button')
const tray = () => within(screen.getByRole('region', { name: '未分组' }))
const waiting = () => tray().queryAllByRole('button', { name: /换个小组$/ })
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选小组' }))
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

async function openTeamMenu(team: string, action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: `编辑${team}` }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

async function openSchemeMenu(action: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: '方案操作' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

it('gives way to the pupils of another class', async () => {
  const other = makeClass({ classId: 'c2', className: '三年级(5)班', studentCount: 2 })
  server.answer(classList, () => [school.summary, other])
  await openTeams()
  school.students = makePupils(2)
  await user.click(screen.getByRole('button', { name: /换一个班级/ }))
  await user.click(await screen.findByRole('menuitemradio', { name: /三年级\(5\)班/ }))

  await screen.findByRole('list', { name: '学生' })
  expect(screen.getByRole('button', { name: '学生', pressed: true })).toBeTruthy()
})

it('follows a class without pupils, so that those added on a phone come to the board', async () => {
  const added = school.students
  school.students = []
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('heading', { name: '班里还没有学生' })
  Object.assign(school, { students: added, version: 2 })
  await tellLive({ type: 'students-changed', teacherId: 'li' })

  await screen.findByRole('heading', { name: '火箭队' })
})

it('follows a class whose schemes could not be read', async () => {
  server.refuse(categoryList, 'serviceBusy')
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('button', { name: '再试一次' })
  server.answer(categoryList, { categoryInfos: scheme.categories })
  await tellLive({ type: 'teams-changed', teacherId: 'li' })

  await screen.findByRole('heading', { name: '火箭队' })
})

describe('a class without a scheme', () => {
  beforeEach(() => {
    scheme.categories = []
  })

  it('makes one, and its name is asked for', async () => {
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    await screen.findByRole('heading', { name: '还没有分组方案' })
    await user.click(screen.getByRole('button', { name: '新建方案' }))
    const sheet = await dialog('新建方案')
    await user.click(sheet.getByRole('button', { name: '创建' }))
    expect(sheet.getByRole('alert').textContent).toBe('请填写方案名称')

    await user.fill(sheet.getByLabelText('方案名称'), '语文朗读组')
    await user.click(sheet.getByRole('button', { name: '创建' }))
    await screen.findByRole('button', { name: /语文朗读组.*换一个方案$/ })
    expect(server.requests(addTeams)).toMatchObject([
      { classId: 'c1', categoryName: '语文朗读组', teams: [] },
    ])
  })

  it('says what failed, and reads again when it is asked to', async () => {
    server.refuse(categoryList, 'serviceBusy')
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    const retry = await screen.findByRole('button', { name: '再试一次' })

    server.answer(categoryList, { categoryInfos: [] })
    await user.click(retry)
    await screen.findByRole('heading', { name: '还没有分组方案' })
  })
})

describe('a scheme', () => {
  it('is renamed', async () => {
    await openTeams()
    await openSchemeMenu('重命名方案')
    const sheet = await dialog('重命名方案')
    await user.fill(sheet.getByLabelText('方案名称'), '语文合作组')
    await user.keyboard('{Enter}')

    await screen.findByRole('button', { name: /语文合作组.*换一个方案$/ })
  })

  it('is cleared after a question that says what goes', async () => {
    await openTeams()
    await openSchemeMenu('清空方案')
    const asked = await screen.findByRole('alertdialog', { name: '清空方案' })
    expect(asked.textContent).toContain('“数学合作组”和它的 2 个小组')
    await user.click(within(asked).getByRole('button', { name: '清空' }))

    await screen.findByRole('heading', { name: '还没有分组方案' })
    expect(server.requests(removeCategory)).toMatchObject([{ categoryId: 'math' }])
  })

  it('of a colleague is seen and not used', async () => {
    scheme.categories = [
      makeCategory({ id: 'li', creatorId: 'li', creatorName: '李老师', name: '语文朗读组', canClear: false }),
    ]
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)

    await screen.findByRole('heading', { name: '“语文朗读组”是李老师建的' })
    expect(screen.queryByRole('button', { name: '清空方案' })).toBeNull()
    expect(server.requests(teamList)).toEqual([])
  })

  it('is made by chance, in as many teams as wanted, and no pupil is left over', async () => {
    scheme.teams = []
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    await user.click((await screen.findAllByRole('button', { name: '随机分组' })).at(-1) ?? document.body)
    const sheet = await dialog('随机分组')
    await user.click(await sheet.findByRole('button', { name: '增加' }))
    expect(within(sheet.getByRole('list', { name: '分组预览' })).getAllByRole('listitem')).toHaveLength(3)
    await user.click(sheet.getByRole('button', { name: '保存分组' }))

    await waitFor(() => expect(teamNames()).toHaveLength(3))
    const sent = server.requests(arrangeTeams)[0]?.teams ?? []
    expect(sent.flatMap(({ studentIds }) => studentIds).toSorted()).toEqual(
      school.students.map(({ id }) => id).toSorted(),
    )
  })
})

describe('a team', () => {
  it('is added, and refused without a name', async () => {
    await openTeams()
    await user.click(screen.getByRole('button', { name: '添加小组' }))
    const sheet = await dialog('添加小组')
    await user.fill(sheet.getByLabelText('小组名称'), '')
    await user.click(sheet.getByRole('button', { name: '添加' }))
    expect(sheet.getByRole('alert').textContent).toBe('请填写小组名称')
    await waitFor(() => expect(document.activeElement).toBe(sheet.getByLabelText('小组名称')))

    await user.fill(sheet.getByLabelText('小组名称'), '风筝队')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(teamNames()).toEqual(['火箭队', '彩虹队', '风筝队']))
  })

  it('is proposed no name that another one may have, while those are on their way', async () => {
    server.hold(teamList)
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    await user.click(await screen.findByRole('button', { name: '添加小组' }))

    const sheet = await dialog('添加小组')
    expect(sheet.getByLabelText<HTMLInputElement>('小组名称').value).toBe('')
  })

  it('is renamed; what was typed stays when the server refuses', async () => {
    await openTeams()
    await openTeamMenu('火箭队', '重命名小组')
    const sheet = await dialog('重命名小组')
    server.refuse(renameTeam, 'teamNotFound')
    await user.fill(sheet.getByLabelText('小组名称'), '彩虹队')
    await user.keyboard('{Enter}')
    await sheet.findByRole('alert')
    expect(sheet.getByLabelText<HTMLInputElement>('小组名称').value).toBe('彩虹队')
  })

  it('that is removed while it is renamed says so at once', async () => {
    await openTeams()
    await openTeamMenu('火箭队', '重命名小组')
    const sheet = await dialog('重命名小组')
    await user.fill(sheet.getByLabelText('小组名称'), '超级火箭队')
    scheme.teams = scheme.teams.slice(1)
    await tellLive({ type: 'teams-changed', teacherId: 'wang' })

    expect((await sheet.findByRole('alert')).textContent).toBe('火箭队刚刚被移除了，这里的修改保存不了')
    expect(sheet.getByLabelText<HTMLInputElement>('小组名称').value).toBe('超级火箭队')
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
  })

  it('is removed after a question, and its pupils stay in the class', async () => {
    await openTeams()
    await openTeamMenu('火箭队', '移除小组')
    const asked = await screen.findByRole('alertdialog', { name: '移除火箭队？' })
    expect(asked.textContent).toContain('3 名学生还在班里')
    await user.click(within(asked).getByRole('button', { name: '移除' }))

    await waitFor(() => expect(teamNames()).toEqual(['彩虹队']))
    expect(waiting()).toHaveLength(5)
    expect(server.requests(removeTeam)).toMatchObject([{ teamId: 'rocket' }])
  })

  it('stands where the order puts it', async () => {
    scheme.teams = scheme.teams.map((team) => (team.id === 'rainbow' ? { ...team, teamName: 'A 队' } : team))
    await openTeams()
    expect(teamNames()).toEqual(['火箭队', 'A 队'])

    const orders = within(screen.getByRole('group', { name: '小组排序' }))
    await user.click(orders.getByRole('button', { name: '首字母' }))
    await waitFor(() => expect(teamNames()).toEqual(['A 队', '火箭队']))
    expect(server.requests(teamList).at(-1)).toMatchObject({ order: 2 })
  })
})

describe('the pupils of a team', () => {
  it('move by keys, drawn before the server answers', async () => {
    const held = server.hold(setTeamMembers)
    await openTeams()
    waiting()[0]?.focus()
    await user.keyboard('{Enter}')
    const where = await dialog(/放到哪个小组/)
    where.getByRole('button', { name: /^彩虹队/ }).focus()
    await user.keyboard('{Enter}')

    await waitFor(() => expect(members('彩虹队')).toHaveLength(4))
    expect(waiting()).toHaveLength(1)
    scheme.teams = scheme.teams.map((team) =>
      team.id === 'rainbow'
        ? { ...team, studentIds: [...team.studentIds, school.students[6]?.id ?? ''] }
        : team,
    )
    held.answer(null)
    await waitFor(() => expect(members('彩虹队')).toHaveLength(4))
  })

  it('go back to where they were when the server refuses', async () => {
    server.refuse(setTeamMembers, 'teamNotFound')
    await openTeams()
    await user.click(waiting()[0] ?? document.body)
    await user.click((await dialog(/放到哪个小组/)).getByRole('button', { name: /^彩虹队/ }))

    await waitFor(() => expect(waiting()).toHaveLength(2))
    expect(members('彩虹队')).toHaveLength(3)
  })

  it('are selected in a list that names the team which each would leave', async () => {
    await openTeams()
    await openTeamMenu('火箭队', '勾选学生')
    const sheet = await dialog('火箭队的学生')
    const boxes = sheet.getAllByRole('checkbox')
    expect(boxes.filter((box) => box.getAttribute('aria-checked') === 'true')).toHaveLength(3)
    expect(sheet.getAllByText('在彩虹队')).toHaveLength(3)

    const free = boxes.at(-1)
    if (free) await user.click(free)
    // A slip of the hand gives up nothing that was selected.
    await user.keyboard('{Escape}')
    await user.click(sheet.getByRole('button', { name: '保存 4 人' }))
    await waitFor(() => expect(members('火箭队')).toHaveLength(4))
  })

  it('who are in none are shared out evenly', async () => {
    await openTeams()
    await user.click(screen.getByRole('button', { name: '平均分到各小组' }))

    await waitFor(() => expect(tray().getByText('已全部分组')).toBeTruthy())
    expect(server.requests(arrangeTeams)[0]?.teams.map(({ studentIds }) => studentIds.length)).toEqual([4, 4])
  })

  it('who leave the class while a team is chosen are moved nowhere', async () => {
    await openTeams()
    const leaving = school.students[6]
    await user.click(waiting()[0] ?? document.body)
    const where = await dialog(/放到哪个小组/)
    school.students = school.students.filter(({ id }) => id !== leaving?.id)
    school.version += 1
    await tellLive({ type: 'students-changed', teacherId: 'li' })

    expect((await where.findByRole('alert')).textContent).toMatch(/刚刚离开了班级，不能再分组了$/)
    expect(where.getByRole<HTMLButtonElement>('button', { name: /^彩虹队/ }).disabled).toBe(true)
  })
})

describe('a comment', () => {
  it('to a team goes to it and to each of its members, once', async () => {
    await openTeams()
    await user.click(screen.getByRole('button', { name: '点评火箭队' }))
    const giving = await dialog('点评火箭队')
    expect(giving.getByText(/和组里 3 人/)).toBeTruthy()
    await user.click((await giving.findAllByRole('button', { name: /^作业优秀，/ }))[0] ?? document.body)

    await waitFor(() => expect(screen.getAllByLabelText('得分 2')).toHaveLength(1))
    expect(server.requests(commentTeams)).toMatchObject([
      { classId: 'c1', categoryId: 'math', teamIds: ['rocket'], itemId: 's1-03' },
    ])
  })

  it('that praises a team is seen with the animals of its members, and then on its card', async () => {
    await openTeams()
    await user.click(screen.getByRole('button', { name: '点评火箭队' }))
    const giving = await dialog('点评火箭队')
    await user.click((await giving.findAllByRole('button', { name: /^作业优秀，/ }))[0] ?? document.body)
    const stage = await waitFor(() => document.querySelector('.praise-stage') ?? expect.fail('no stage'))

    expect(stage.textContent).toContain('火箭队作业优秀+2')
    expect(stage.querySelectorAll('li')).toHaveLength(3)
    const card = screen.getByRole('heading', { name: '火箭队' }).closest('li')
    await waitFor(() => expect(card?.textContent).toContain('+2'))
  })

  it('to several teams is given to those that are selected', async () => {
    await openTeams()
    await user.click(screen.getByRole('button', { name: '多选' }))
    await user.click(screen.getByRole('checkbox', { name: /^选择火箭队，/ }))
    expect((await bar()).getByRole('button', { name: '点评 1 组' })).toBeTruthy()
    await user.click((await bar()).getByRole('button', { name: '反选' }))
    await user.click((await bar()).getByRole('button', { name: '全选' }))
    await user.click((await bar()).getByRole('button', { name: '点评 2 组' }))

    const giving = await dialog('点评火箭队、彩虹队')
    await user.click((await giving.findAllByRole('button', { name: /^积极发言，/ }))[0] ?? document.body)
    await waitFor(() => expect(screen.getAllByLabelText('得分 1')).toHaveLength(2))
    expect(server.requests(commentTeams)[0]?.teamIds.toSorted()).toEqual(['rainbow', 'rocket'])
  })
})

it('leads back from the comment items into the comment on the team, and to the teams', async () => {
  server.answer(itemSettings, [])
  await openTeams()
  await user.click(screen.getByRole('button', { name: '点评火箭队' }))
  await dialog('点评火箭队')
  const [items] = screen.getAllByRole('link', { name: '管理点评项' })
  await user.click(items as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: '点评项' })
  await user.click(screen.getByRole('link', { name: '返回' }))

  await dialog('点评火箭队')
  expect(await screen.findAllByText('火箭队')).not.toEqual([])
  expect(address()).toBe('/comment/class-detail?classId=c1&tab=group')
})
