import type { Team } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { drawWaitingTeams } from './draw-waiting-teams.ts'
import type { WaitingComment } from './waiting-comments.store.ts'

const team = (id: string, position: number): Team => ({
  id,
  teamName: id,
  score: 1,
  memberCount: 0,
  studentIds: [],
  qualityScores: [0, 1, 0, 0, 0],
  position,
  createdAt: 0,
})
const teams = [team('rocket', 0), team('rainbow', 1)]

function waitingFor(teamId: string, change: Partial<WaitingComment> = {}): WaitingComment {
  return {
    userId: 'wang',
    classId: 'c1',
    isUndone: false,
    isUnderWay: false,
    writtenAt: 0,
    comment: {
      requestId: 'r1',
      undoRequestId: 'u1',
      item: { id: 's1-03', type: 1, name: '作业优秀', score: 2, icon: 'hundred', isCustom: false },
      students: [],
      toTeams: { categoryId: 'math', teams: [{ id: teamId, teamName: teamId }] },
      isWholeClass: false,
      remark: '',
    },
    ...change,
  }
}

it('a team that a comment waits for has its points already, and those of its quality', () => {
  const [rocket, rainbow] = drawWaitingTeams(teams, [waitingFor('rainbow')], 1)

  expect(rocket).toEqual(teams[0])
  expect(rainbow).toMatchObject({ score: 3, qualityScores: [2, 1, 0, 0, 0] })
})

it('a comment that was taken back counts for no team', () => {
  expect(drawWaitingTeams(teams, [waitingFor('rainbow', { isUndone: true })], 1)).toEqual(teams)
})

it('teams in the order of their scores stand where those points put them', () => {
  const ids = drawWaitingTeams(teams, [waitingFor('rainbow')], 3).map(({ id }) => id)

  expect(ids).toEqual(['rainbow', 'rocket'])
})
