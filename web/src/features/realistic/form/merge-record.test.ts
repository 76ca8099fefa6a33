import { describe, expect, it } from 'vitest'
import { makeRealisticBatch, makeRealisticStudent } from '../../../../test/make/realistic.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import {
  differencesOf,
  findClashes,
  findStaleRecord,
  isReturnedSince,
  mergeFields,
  mergePictures,
  takeTheirs,
} from './merge-record.ts'
import { fieldsOf } from './record-fields.ts'

const students = ['s1', 's2'].map((studentId) => makeRealisticStudent({ studentId, role: '组员' }))
const seen = fieldsOf(makeRealisticBatch({ students, text: '浇水' }))
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

  it('keep once what both of them added, a pupil and a picture', () => {
    const merged = mergeFields(
      seen,
      { ...seen, studentIds: ['s1', 's2', 's3', 's4'] },
      { ...seen, studentIds: ['s1', 's2', 's3'] },
    )
    const added = ['a', 'both', 'mine']
    const pictures = mergePictures(['a'], added.map(picture), [picture('a'), picture('both')])

    expect(merged.studentIds).toEqual(['s1', 's2', 's3', 's4'])
    expect(pictures.map(({ url }) => url)).toEqual(['a', 'both', 'mine'])
  })

  it('take the colleague’s word where it is wanted, and nothing else of theirs', () => {
    const mine = { ...seen, text: '浇了两桶', title: '浇水', roles: { s1: '组长', s2: '记录' } }
    const theirs = { ...seen, text: '浇了三桶', title: '除草', roles: { s1: '', s2: '组员' } }

    expect(takeTheirs(mine, theirs, ['text'])).toEqual({ ...mine, text: '浇了三桶' })
    expect(takeTheirs(mine, theirs, [{ roleOf: 's1' }])).toEqual({ ...mine, roles: { s1: '', s2: '记录' } })
  })

  it('are told side by side in the words of the form, without what was made the same', () => {
    const mine = {
      ...seen,
      type: 2 as const,
      kind: 'volunteer' as const,
      title: '',
      date: '2026-03-01',
      minutes: '40',
      level: 'school' as const,
      roles: { s1: '组长', s2: '' },
    }
    const theirs = {
      ...mine,
      type: null,
      kind: null,
      title: '浇水',
      date: '',
      minutes: '',
      level: null,
      roles: { s1: '' },
    }
    const keys = ['type', 'title', 'kind', 'text', 'date', 'minutes', 'level'] as const

    const told = differencesOf(
      mine,
      theirs,
      [...keys, { roleOf: 's1' }, { roleOf: 's2' }],
      (id) => `学生${id}`,
    )

    expect(told.map(({ label, mine: one, theirs: other }) => [label, one, other])).toEqual([
      ['品质', '习惯', '（空）'],
      ['活动名称', '（空）', '浇水'],
      ['类型', '志愿', '（空）'],
      ['日期', '3月1日', '（空）'],
      ['时长', '40 分钟', '（空）'],
      ['级别', '校级', '不分级别'],
      ['学生s1的角色', '组长', '（空）'],
    ])
  })
})

describe('a record that a colleague has changed meanwhile', () => {
  it('is found in the refusal of a save, and in no other failure', () => {
    const current = makeRealisticBatch({ text: '浇了三桶' })

    expect(findStaleRecord(new Refusal(409, '', { reason: 'stale', current }))?.text).toBe('浇了三桶')
    expect(findStaleRecord(new Refusal(409, '', { reason: 'other' }))).toBeUndefined()
    expect(
      findStaleRecord(Object.assign(new Error('away'), { data: { reason: 'stale', current } })),
    ).toBeUndefined()
  })

  it('was returned since when one pupil’s part has a word that was not there', () => {
    const part = (id: string, said: object) => makeRealisticStudent({ id, studentId: id, ...said })
    const returned = { state: 'returned' as const, word: '请补照片' }
    const batch = (...parts: ReturnType<typeof part>[]) => makeRealisticBatch({ students: parts })
    const before = batch(part('1', {}), part('2', returned))

    expect(isReturnedSince(before, before)).toBe(false)
    expect(isReturnedSince(before, batch(part('1', returned), part('2', returned)))).toBe(true)
    expect(isReturnedSince(before, batch(part('1', {}), part('2', { ...returned, word: '请写经过' })))).toBe(
      true,
    )
    expect(isReturnedSince(before, batch(part('1', { state: 'adopted' }), part('2', {})))).toBe(false)
  })
})
