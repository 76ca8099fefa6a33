import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { guardianTels } from '@pinge/contract/student-information.ts'
import type { Audited } from '../../../platform/audit/audit.queries.ts'
import { noteAudit } from './note-audit.ts'

const observe = noteAudit({ note: () => undefined, save: async () => undefined }, () => 0)

it.each([giveComment, undoComment, updateRemark, commentTeams])(
  'a comment that is given, taken back or corrected passes by the audit log: $path',
  (endpoint) => {
    expect(observe(endpoint).succeeded).toBeUndefined()
  },
)

it('an export does not', () => {
  expect(observe(exportStudent).succeeded).toBeDefined()
})

const START = Date.UTC(2026, 10, 23, 0, 30)

/** A log whose clock is moved by hand. */
function createLog() {
  const state = { now: START, rows: [] as Audited[] }
  const log = { note: (row: Audited) => void state.rows.push(row), save: async () => undefined }
  return { state, observe: noteAudit(log, () => state.now) }
}
const call = (request: object) => ({ teacherId: 't', sessionId: 's', address: 'a', request, answer: null })

it('a teacher who is refused again and again is noted thirty times in half an hour, and once more after it', () => {
  const { state, observe: of } = createLog()
  const { refused } = of(exportStudent)
  const knock = (after: number) => {
    state.now = START + after
    refused(call({ classId: `c${after}` }), 'classNotFound')
  }

  for (let after = 0; after < 40; after += 1) knock(after)
  expect(state.rows).toHaveLength(30)
  knock(30 * 60_000)
  expect(state.rows).toHaveLength(31)
})

it('a teacher who is refused by one class again is noted once in half an hour', () => {
  const { state, observe: of } = createLog()
  const knock = () => of(exportStudent).refused(call({ classId: 'c' }), 'ownerOnly')

  knock()
  state.now += 30 * 60_000 - 1
  knock()
  expect(state.rows).toHaveLength(1)
  state.now += 1
  knock()
  expect(state.rows).toHaveLength(2)
})

it('what is refused without a class, without a teacher or for a wrong entry is not noted', () => {
  const { state, observe: of } = createLog()
  const { refused } = of(exportStudent)

  refused(call({}), 'ownerOnly')
  refused({ ...call({ classId: 'c' }), teacherId: '' }, 'ownerOnly')
  refused(call({ classId: 'c' }), 'invalidInput')

  expect(state.rows).toEqual([])
})

it('each of five pupils is noted, and of six at once their number', () => {
  const { state, observe: of } = createLog()
  const ids = ['1', '2', '3', '4', '5', '6']

  of(guardianTels).succeeded?.(call({ classId: 'c', ids: ids.slice(0, 5) }))
  of(guardianTels).succeeded?.(call({ classId: 'c', ids }))

  expect(state.rows.map(({ studentId, detail }) => [studentId, detail])).toEqual([
    ...ids.slice(0, 5).map((id) => [id, '']),
    [null, '6 名学生'],
  ])
})
