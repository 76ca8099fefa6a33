import { expect, it } from 'vitest'
import { rankStudents, type GivenStudent } from './rank-students.ts'

const student = (id: string, praiseScore: number, reminderScore = 0): GivenStudent => ({
  id,
  username: id,
  header: '1',
  praiseScore,
  praiseCount: praiseScore === 0 ? 0 : 1,
  reminderScore,
  reminderCount: reminderScore === 0 ? 0 : 1,
  praiseScores: [praiseScore, 0, 0, 0, 0],
  lastCommentAt: null,
})

it('puts the most points first, equals in the order of the class list, and names apart who got nothing', () => {
  const { ranked, waiting } = rankStudents([
    student('安', 2),
    student('陈', 0),
    student('丁', 4, -2),
    student('王', 5),
    student('周', 0, -1),
  ])

  expect(ranked.map(({ id, score, share }) => [id, score, share])).toEqual([
    ['王', 5, 1],
    ['安', 2, 0.4],
    ['丁', 2, 0.4],
    ['周', -1, 0],
  ])
  expect(waiting.map(({ id }) => id)).toEqual(['陈'])
})
