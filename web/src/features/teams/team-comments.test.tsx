import { undoComment } from '@pinge/contract/comments.ts'
import { commentTeams, teamList } from '@pinge/contract/teams.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { notice } from '../../../test/class-screen.ts'
import { makePupils } from '../../../test/make/student.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { makeCategory, makeTeam } from '../../../test/make/team.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { openSchoolTeams } from '../../../test/school-teams.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass
let user: User

/** Two teams of three. */
beforeEach(openTwoTeams)

function openTwoTeams(): void {
  school = openSchoolClass({ students: makePupils(6) })
  const ids = school.students.map(({ id }) => id)
  openSchoolTeams(school, {
    categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 2, memberCount: 6 })],
    teams: [
      makeTeam({ id: 'rocket', teamName: '火箭队', studentIds: ids.slice(0, 3) }),
      makeTeam({ id: 'rainbow', teamName: '彩虹队', studentIds: ids.slice(3, 6), position: 1 }),
    ],
  })
}

async function openTeams(): Promise<void> {
  user = await openScreen('/comment/class-detail?classId=c1&tab=group', makeTeacher({ userId: 'wang' }))
  await screen.findByRole('heading', { name: '火箭队' })
}

const members = (team: string) =>
  within(screen.getByRole('list', { name: `${team}的学生` })).getAllByRole('button')
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选小组' }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('a comment to a team counts its members who are on leave', async () => {
  school.students = school.students.map((one) => ({ ...one, attendance: 'leave' as const }))
  await openTeams()
  await user.click(screen.getByRole('button', { name: '点评火箭队' }))
  const giving = await dialog('点评火箭队')
  expect(giving.getByText(/和组里 3 人/)).toBeTruthy()
  await user.click((await giving.findAllByRole('button', { name: /^作业优秀，/ }))[0] ?? document.body)
  await waitFor(() => expect(screen.getAllByLabelText('得分 2')).toHaveLength(1))
  expect(server.requests(commentTeams)).toMatchObject([{ teamIds: ['rocket'], itemId: 's1-03' }])
  expect(members('火箭队').map((one) => one.getAttribute('aria-label'))).toContain(
    '王浩然，今天请假，换个小组',
  )
})

it('a comment to several teams may be in the teacher’s own words, counts all their members, and has one undo', async () => {
  server.answer(undoComment, { students: [] })
  await openTeams()
  await user.click(screen.getByRole('button', { name: '多选' }))
  await user.click((await bar()).getByRole('button', { name: '全选' }))
  await user.click((await bar()).getByRole('button', { name: '点评 2 组' }))
  const giving = await dialog('点评火箭队、彩虹队')
  expect(giving.getByText(/和组里 6 人/)).toBeTruthy()
  await user.click(giving.getByRole('tab', { name: '自定义' }))
  await user.fill(await giving.findByLabelText('点评的内容'), '一起把教室扫干净')
  await user.click(giving.getByRole('button', { name: '提交' }))

  const given = await notice('火箭队、彩虹队')
  expect(server.requests(commentTeams)).toMatchObject([{ name: '一起把教室扫干净', score: 1 }])
  await waitFor(() => expect(screen.queryByRole('toolbar', { name: '已选小组' })).toBeNull())
  await user.click(within(given).getByRole('button', { name: /^撤销/ }))
  await notice('已撤销')
  expect(server.requests(undoComment)).toMatchObject([{ batchId: 'batch-teams' }])
})

it('a comment that waits for the network stands in the score of its team at once, and counts once', async () => {
  server.fail(commentTeams)
  await openTeams()
  await user.click(screen.getByRole('button', { name: '点评火箭队' }))
  const giving = await dialog('点评火箭队')
  await user.click((await giving.findAllByRole('button', { name: /^作业优秀，/ }))[0] ?? document.body)
  await notice('先记下')
  await waitFor(() => expect(screen.getAllByLabelText('得分 2')).toHaveLength(1))

  openTwoTeams()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(document.body.textContent).not.toContain('待上传'))
  await waitFor(() => expect(server.requests(teamList).length).toBeGreaterThan(1))
  await waitFor(() => expect(screen.getAllByLabelText('得分 2')).toHaveLength(1))
})
