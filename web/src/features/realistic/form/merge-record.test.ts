import { describe, expect, it } from 'vitest'
import { makeBatch, makeRecordOf } from '../../../../test/make/realistic.ts'
import { findClashes, mergeFields, mergePictures, takeTheirs } from './merge-record.ts'
import { fieldsOf } from './record-fields.ts'

const students = ['s1', 's2'].map((studentId) => makeRecordOf({ studentId, role: '组员' }))
const seen = fieldsOf(makeBatch({ students, text: '浇水' }))
const picture = (url: string) => ({ id: url, url })

describe('two edits of one record', () => {
  it('keep who was added and leave out who was taken out by either', () => {
    const merged = mergeFields(
      seen,
      { ...seen, studentIds: ['s1', 's3'] },
      { ...seen, studentIds: ['s2', 's1', 's4'] },
    )

    expect(merged.studentIds).toEqual(['s1', 's4', 's3'])
  })

  it('keep each pupil’s role that one of them changed, an emptied one too', () => {
    const mine = { ...seen, roles: { s1: '组长', s2: '组员' } }
    const merged = mergeFields(seen, mine, { ...seen, roles: { s1: '组员' } })

    expect(merged.roles).toEqual({ s1: '组长' })
    expect(findClashes(seen, mine, { ...seen, roles: { s1: '组员' } })).toEqual([])
  })

  it('clash in what both changed, each to something else', () => {
    const mine = { ...seen, text: '浇了两桶', date: '2026-03-01', roles: { s1: '组长', s2: '组员' } }
    const theirs = { ...seen, text: '浇了三桶', date: '2026-03-01', roles: { s1: '记录', s2: '组员' } }
    const clashes = findClashes(seen, mine, theirs)

    expect(clashes).toEqual(['text', { roleOf: 's1' }])
    expect(takeTheirs(mine, theirs, clashes)).toMatchObject({ text: '浇了三桶', roles: { s1: '记录' } })
  })

  it('keep the pictures that were added, and leave out those that were taken away', () => {
    const mine = [picture('b'), { id: 'taken', url: 'mine' }]
    const merged = mergePictures(['a', 'b', 'c'], mine, [picture('a'), picture('b'), picture('theirs')])

    expect(merged.map(({ url }) => url)).toEqual(['b', 'theirs', 'mine'])
  })
})
