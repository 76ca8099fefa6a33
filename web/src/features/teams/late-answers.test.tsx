import { arrangeTeams, removeCategory, teamList } from '@pinge/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams } from '../../../test/school-teams.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let user: User

beforeEach(() => {
  const school = openSchoolClass({ students: makePupils(4) })
  openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang' })],
    teams: [makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ['s1'] })],
  })
})

async function openTeams(): Promise<void> {
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', makeTeacher({ userId: 'wang' }))
  await screen.findByRole('heading', { name: '火箭队' })
}

async function openSchemeMenu(action: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '方案操作' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

it('清空方案 that is answered late shuts no new scheme that is being named, nor leaves its place', async () => {
  const held = server.hold(removeCategory)
  await openTeams()
  await openSchemeMenu('清空方案')
  const asked = within(await screen.findByRole('alertdialog', { name: '清空方案' }))
  await user.click(asked.getByRole('button', { name: '清空' }))
  await waitFor(() => expect(server.requests(removeCategory)).toHaveLength(1))
  await user.click(asked.getByRole('button', { name: '取消' }))
  await openSchemeMenu('复制方案')
  const name = await screen.findByRole('textbox', { name: '新方案的名称' })
  await user.fill(name, '英语组')
  held.answer(null)

  await screen.findByText('已清空“数学合作组”')
  expect(screen.getByRole('textbox', { name: '新方案的名称' })).toHaveProperty('value', '英语组')
})

it('随机分组 that is answered late shuts no sheet that was opened meanwhile', async () => {
  const held = server.hold(arrangeTeams)
  await openTeams()
  const [tool] = await screen.findAllByRole('button', { name: '随机分组' })
  if (tool) await user.click(tool)
  const sheet = within(await screen.findByRole('dialog', { name: '随机分组' }))
  await user.click(await sheet.findByRole('button', { name: '保存分组' }))
  await waitFor(() => expect(server.requests(arrangeTeams)).toHaveLength(1))
  await user.click(sheet.getByRole('button', { name: '关闭' }))
  await user.click(screen.getByRole('button', { name: '编辑火箭队' }))
  await user.click(await screen.findByRole('menuitem', { name: '重命名小组' }))
  await screen.findByRole('textbox', { name: '小组名称' })
  const read = server.requests(teamList).length
  held.answer({ categoryId: 'math', teamIds: ['rocket'] })

  await screen.findByText('已分好组')
  await waitFor(() => expect(server.requests(teamList).length).toBeGreaterThan(read))
  expect(screen.getByRole('textbox', { name: '小组名称' })).toBeTruthy()
})
