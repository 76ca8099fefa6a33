import {
  categoryList,
  commentTeams,
  removeCategory,
  removeTeam,
  setTeamMembers,
  teamList,
  type Category,
} from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams, type SchoolTeams } from '../../../test/school-teams.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ userId: 'wang', nickname: '王老师' })
const words = '今天特别齐心'

let school: SchoolClass
let scheme: SchoolTeams
let user: User

beforeEach(() => {
  school = openSchoolClass({ students: makePupils(4) })
  const ids = school.students.map(({ id }) => id)
  scheme = openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 2, memberCount: 4 })],
    teams: [
      makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ids.slice(0, 2) }),
      makeTeam({ id: 'rainbow', teamName: '彩虹队', studentIds: ids.slice(2), position: 1 }),
    ],
  })
})

const dialog = async () => within(await screen.findByRole('dialog', { name: /^点评/ }))
const remark = async () => (await dialog()).findByRole<HTMLInputElement>('textbox', { name: '备注' })
/** The dialog is another one where the whole scheme goes. */
const said = async () => waitFor(async () => (await dialog()).getByRole('alert'))
const item = async () => (await (await dialog()).findAllByRole('button', { name: /^积极发言/ }))[0]

/** On another device of this teacher. */
async function changeElsewhere(): Promise<void> {
  await tellLive({ type: 'teams-changed', teacherId: 'wang' })
}

async function removeRocket(): Promise<void> {
  scheme.teams = scheme.teams.filter(({ id }) => id !== 'rocket')
  await changeElsewhere()
}

async function writeTo(...teams: string[]): Promise<void> {
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('heading', { name: '火箭队' })
  if (teams.length === 1) await user.click(screen.getByRole('button', { name: `点评${teams[0]}` }))
  else {
    await user.click(screen.getByRole('button', { name: '多选' }))
    for (const team of teams)
      await user.click(screen.getByRole('checkbox', { name: new RegExp(`^选择${team}，`) }))
    const bar = within(await screen.findByRole('toolbar', { name: '已选小组' }))
    await user.click(bar.getByRole('button', { name: /^点评/ }))
  }
  await item()
  await user.fill(await remark(), words)
}

it.each([
  ['勾选学生', 'dialog', '火箭队的学生', '保存 3 人', setTeamMembers],
  ['移除小组', 'alertdialog', '移除火箭队？', '移除', removeTeam],
] as const)(
  '%s that is answered late shuts no sheet of another team',
  async (...[action, role, name, confirm, call]) => {
    const held = server.hold(call)
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    async function open(team: string, wanted: string): Promise<void> {
      await user.click(await screen.findByRole('button', { name: `编辑${team}` }))
      await user.click(await screen.findByRole('menuitem', { name: wanted }))
    }
    await open('火箭队', action)
    const first = within(await screen.findByRole(role, { name }))
    const [other] = first.queryAllByRole('checkbox', { checked: false })
    if (other) await user.click(other)
    await user.click(first.getByRole('button', { name: confirm }))
    await waitFor(() => expect(server.requests(call)).toHaveLength(1))
    await user.click(first.getByRole('button', { name: '取消' }))
    await open('彩虹队', '勾选学生')
    await screen.findByRole('dialog', { name: '彩虹队的学生' })
    const asked = server.requests(teamList).length
    held.answer(null)

    await waitFor(() => expect(server.requests(teamList).length).toBeGreaterThan(asked))
    expect(screen.getByRole('dialog', { name: '彩虹队的学生' })).toBeTruthy()
  },
)

describe('a team that is removed while its comment is written', () => {
  it('leaves the words on the screen with one sentence, and nothing can be sent', async () => {
    await writeTo('火箭队')
    await removeRocket()

    expect((await said()).textContent).toBe('火箭队刚刚被移除了，这次点评不能提交')
    expect((await remark()).value).toBe(words)
    expect((await dialog()).queryByRole('button', { name: /^积极发言/ })).toBeNull()
  })

  it('is named beside the others, who get the comment', async () => {
    await writeTo('火箭队', '彩虹队')
    await removeRocket()
    expect((await said()).textContent).toBe('火箭队刚刚被移除了，这次只点评其余 1 个小组')
    await user.click((await item()) as HTMLElement)

    await waitFor(() =>
      expect(server.requests(commentTeams)).toMatchObject([{ teamIds: ['rainbow'], remark: words }]),
    )
  })

  it('gives the words back where the comment came too late, once, and to no other team', async () => {
    await writeTo('火箭队')
    server.refuse(commentTeams, 'teamNotFound')
    await user.click((await item()) as HTMLElement)
    await screen.findByText(/没有保存成功/)
    await removeRocket()

    expect((await said()).textContent).toBe('火箭队刚刚被移除了，这次点评不能提交')
    expect((await remark()).value).toBe(words)
    await user.click((await dialog()).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: '点评彩虹队' }))
    await item()
    expect((await remark()).value).toBe('')
  })

  it.each([
    ['none is left', [], '还没有分组方案'],
    ['another one is shown', [makeCategory({ id: 'reading', creatorId: 'wang' })], '这个方案还没有小组'],
    ['that of a colleague is shown', [makeCategory({ id: 'reading', creatorId: 'li' })], /是王老师建的$/],
  ])('keeps the words where the whole scheme goes and %s', async (_, categories, left) => {
    await writeTo('火箭队')
    scheme.teams = []
    server.answer(categoryList, { categoryInfos: categories })
    await changeElsewhere()
    await screen.findByRole('heading', { name: left, hidden: true })

    expect((await said()).textContent).toBe('火箭队刚刚被移除了，这次点评不能提交')
    expect((await remark()).value).toBe(words)
  })
})

describe('a scheme that is cleared on another device while a sheet of it is open', () => {
  const reading = makeCategory({ id: 'reading', name: '朗读组', creatorId: 'wang', teamCount: 3 })

  async function openSchemeMenu(action: string): Promise<void> {
    user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    await screen.findByRole('heading', { name: '火箭队' })
    await user.click(screen.getByRole('button', { name: '方案操作' }))
    await user.click(await screen.findByRole('menuitem', { name: action }))
  }

  async function clearMath(left: readonly Category[]): Promise<void> {
    scheme.categories = [...left]
    scheme.teams = left.length === 0 ? [] : [makeTeam({ id: 'moon', teamName: '月亮队' })]
    const asked = server.requests(categoryList).length
    await changeElsewhere()
    await waitFor(() => expect(server.requests(categoryList).length).toBeGreaterThan(asked))
    await screen.findByRole('heading', {
      name: left.length === 0 ? '还没有分组方案' : '月亮队',
      hidden: true,
    })
  }

  it.each([
    ['another one is shown', [reading]],
    ['none is left', []],
  ])('leaves its question about that scheme alone, where %s', async (_, left) => {
    server.refuse(removeCategory, 'categoryNotFound')
    await openSchemeMenu('清空方案')
    const asked = within(await screen.findByRole('alertdialog', { name: '清空方案' }))
    await clearMath(left)
    await user.click(asked.getByRole('button', { name: '清空' }))

    expect((await asked.findByRole('alert')).textContent).toBe('分组方案不存在，请刷新后重试')
    expect(server.requests(removeCategory)).toMatchObject([{ categoryId: 'math' }])
  })

  it.each([
    ['another one is shown', [reading]],
    ['none is left', []],
  ])(
    'leaves the name in sight that was typed for it, and gives it to no other, where %s',
    async (_, left) => {
      await openSchemeMenu('重命名方案')
      const name = await screen.findByRole('textbox', { name: '方案名称' })
      await user.fill(name, '数学小先生')
      await clearMath(left)

      await screen.findByText('“数学合作组”刚刚被清空了，这里的修改保存不了')
      expect(screen.getByRole('textbox', { name: '方案名称' })).toHaveProperty('value', '数学小先生')
      expect(screen.getByRole('button', { name: '保存' })).toHaveProperty('disabled', true)
    },
  )

  it('deals no teams of another one by chance', async () => {
    await openSchemeMenu('重命名方案')
    await user.keyboard('{Escape}')
    const [tool] = await screen.findAllByRole('button', { name: '随机分组' })
    if (tool) await user.click(tool)
    const sheet = within(await screen.findByRole('dialog', { name: '随机分组' }))
    await sheet.findByRole('button', { name: '保存分组' })
    await clearMath([reading])

    await sheet.findByText('“数学合作组”刚刚被清空了，这里的修改保存不了')
    expect(sheet.queryByRole('button', { name: '保存分组' })).toBeNull()
  })
})
