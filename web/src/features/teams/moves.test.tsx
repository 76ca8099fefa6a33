import { categoryList, setTeamMembers } from '@pinge/contract/teams.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { tellLive } from '../../../test/live.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams } from '../../../test/school-teams.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ userId: 'wang', nickname: '王老师' })
const members = () =>
  within(screen.getByRole('list', { name: '火箭队的学生' })).queryAllByRole('button').length
const sent = () => server.requests(setTeamMembers).map(({ studentIds }) => studentIds)

async function moveNext(user: User): Promise<void> {
  const before = members()
  const tray = within(screen.getByRole('region', { name: '未分组' }))
  await user.click(tray.getAllByRole('button', { name: /换个小组$/ })[0] ?? document.body)
  const where = within(await screen.findByRole('dialog', { name: /放到哪个小组/ }))
  await user.click(where.getByRole('button', { name: /^火箭队/ }))
  await waitFor(() => expect(members()).toBe(before + 1))
}

it('leaves every pupil in the team who is moved into it while the class is told of the move before', async () => {
  const school = openSchoolClass({ students: makePupils(6) })
  const rocket = makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: [], memberCount: 0 })
  const scheme = openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 1, memberCount: 0 })],
    teams: [rocket],
  })
  const first = server.hold(setTeamMembers)
  const user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('heading', { name: '火箭队' })
  await moveNext(user)
  await waitFor(() => expect(sent()).toHaveLength(1))
  await moveNext(user)
  const second = server.hold(setTeamMembers)
  scheme.teams = [{ ...rocket, studentIds: ['s1'], memberCount: 1 }]
  act(() => first.answer(null))
  await waitFor(() => expect(sent()).toHaveLength(2))

  const reads = server.requests(categoryList).length
  await tellLive({ type: 'teams-changed', teacherId: 'wang' })
  await waitFor(() => expect(server.requests(categoryList)).toHaveLength(reads + 1))
  await moveNext(user)
  server.answer(setTeamMembers, null)
  act(() => second.answer(null))

  await waitFor(() => expect(sent()).toEqual([['s1'], ['s1', 's2'], ['s1', 's2', 's3']]))
})

it('moves one pupil with a double tap on a team, and asks for no other who lies beneath', async () => {
  const school = openSchoolClass({ students: makePupils(2) })
  openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 1, memberCount: 0 })],
    teams: [makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: [], memberCount: 0 })],
  })
  server.answer(setTeamMembers, null)
  const user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await screen.findByRole('heading', { name: '火箭队' })
  await user.click(screen.getByRole('button', { name: '王浩然，换个小组' }))
  const where = within(await screen.findByRole('dialog', { name: /放到哪个小组/ }))
  fireEvent.click(where.getByRole('button', { name: /^火箭队/ }), { detail: 1 })
  await waitFor(() => expect(members()).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: '李思琪，换个小组' }), { detail: 2 })
  await user.click(screen.getByRole('button', { name: '添加小组' }))

  await screen.findByRole('dialog', { name: '添加小组' })
  expect(screen.queryByRole('dialog', { name: /放到哪个小组/ })).toBeNull()
})

it('selects pupils of a team, and leaves a pupil where another device has put them meanwhile', async () => {
  const school = openSchoolClass({ students: makePupils(7) })
  const rocket = makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ['s1', 's2', 's3'] })
  const rainbow = makeTeam({ id: 'rainbow', teamName: '彩虹队', studentIds: ['s4', 's5', 's6'], position: 1 })
  const scheme = openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 2, memberCount: 6 })],
    teams: [rocket, rainbow],
  })
  const user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
  await user.click(await screen.findByRole('button', { name: '编辑火箭队' }))
  await user.click(await screen.findByRole('menuitem', { name: '勾选学生' }))
  const sheet = within(await screen.findByRole('dialog', { name: '火箭队的学生' }))
  await user.click(sheet.getAllByRole('checkbox').at(-1) ?? document.body)

  scheme.teams = [
    { ...rocket, studentIds: ['s2', 's3'] },
    { ...rainbow, studentIds: ['s4', 's5', 's6', 's1'] },
  ]
  await tellLive({ type: 'teams-changed', teacherId: 'wang' })
  await waitFor(() => expect(sheet.getAllByText('在彩虹队')).toHaveLength(4))
  await user.click(sheet.getByRole('button', { name: '保存 3 人' }))

  await waitFor(() => expect(sent()).toEqual([['s2', 's3', 's7']]))
})
