import type { AttendanceState } from '@pinge/contract/attendance/attendance.ts'
import { expect, it } from 'vitest'
import {
  countStates,
  findOvertaking,
  isChanged,
  markAllPresent,
  markPupil,
  marksToSave,
  noCounts,
  shownNote,
  type Assumed,
  type MarkedDay,
  type SavedMark,
} from './attendance-draft.ts'

const students = [{ id: 'mei' }, { id: 'tao' }, { id: 'lin' }]
const taoIsSick = new Map([['tao', { state: 'sick' as const, note: '发烧' }]])
const today = { students, saved: taoIsSick, assumed: 'present' as Assumed }
const earlier = { ...today, assumed: undefined }
const marked = (day: MarkedDay, id: string, state: AttendanceState) =>
  markPupil(day, new Map(), id, { state })
const noted = (day: MarkedDay, id: string, note: string) => markPupil(day, new Map(), id, { note })

it('takes everybody who was not marked to be there, and saves it so', () => {
  expect(countStates(today, new Map())).toEqual({ ...noCounts(), present: 2, sick: 1 })
  expect(marksToSave(today, new Map())).toEqual([
    { studentId: 'mei', state: 'present', isAssumed: true },
    { studentId: 'lin', state: 'present', isAssumed: true },
  ])
})

it('tells a pupil whom the teacher marked to be there from one who counts as there', () => {
  expect(marksToSave(today, marked(today, 'mei', 'present'))).toEqual([
    { studentId: 'mei', state: 'present', seen: null },
    { studentId: 'lin', state: 'present', isAssumed: true },
  ])
})

it('keeps the note of a pupil who was there already, whatever is marked once more', () => {
  const saved = new Map([['tao', { state: 'present' as const, note: '妈妈送来' }]])
  const day = { ...earlier, saved }

  expect(shownNote(day, marked(day, 'tao', 'present'), 'tao')).toBe('妈妈送来')
  expect(marksToSave(day, marked(day, 'tao', 'present'))).toEqual([])
})

it('sends of a day that was taken already only what is new', () => {
  const taken = { ...today, saved: new Map(students.map(({ id }) => [id, { state: 'present' as const }])) }

  expect(marksToSave(taken, marked(taken, 'mei', 'late'))).toEqual([
    { studentId: 'mei', state: 'late', seen: 'present' },
  ])
  expect(marksToSave(taken, new Map())).toEqual([])
})

it('has nothing to lose while the marks and notes are those that are saved', () => {
  expect(isChanged(today, marked(today, 'tao', 'sick'))).toBe(false)
  expect(isChanged(today, marked(today, 'mei', 'present'))).toBe(false)
  expect(isChanged(today, noted(today, 'tao', '发烧'))).toBe(false)
  expect(isChanged(today, marked(today, 'mei', 'absent'))).toBe(true)
  expect(isChanged(today, noted(today, 'tao', '肺炎'))).toBe(true)
})

it('says nothing of a pupil without a mark on an earlier day, and sends only new marks', () => {
  expect(countStates(earlier, new Map())).toEqual({ ...noCounts(), sick: 1 })
  expect(marksToSave(earlier, new Map())).toEqual([])
  expect(marksToSave(earlier, marked(earlier, 'mei', 'present'))).toEqual([
    { studentId: 'mei', state: 'present', seen: null },
  ])
  expect(isChanged(earlier, marked(earlier, 'mei', 'present'))).toBe(true)
})

it('sends a note with its mark, and an empty one to take it away', () => {
  expect(marksToSave(earlier, noted(earlier, 'tao', ' 肺炎 '))).toEqual([
    { studentId: 'tao', state: 'sick', note: '肺炎', seen: 'sick', seenNote: '发烧' },
  ])
  expect(marksToSave(earlier, noted(earlier, 'tao', ''))).toEqual([
    { studentId: 'tao', state: 'sick', note: '', seen: 'sick', seenNote: '发烧' },
  ])
})

it('says which note it takes away from a pupil who turns out to be there, an empty one too', () => {
  const saved = new Map([['tao', { state: 'sick' as const, note: '' }]])
  const day = { ...earlier, saved }

  expect(marksToSave(day, marked(day, 'tao', 'present'))).toEqual([
    { studentId: 'tao', state: 'present', seen: 'sick', seenNote: '' },
  ])
})

it('says of a note for a pupil without a mark that none stood there', () => {
  const sick = markPupil(earlier, marked(earlier, 'mei', 'sick'), 'mei', { note: '感冒' })

  expect(marksToSave(earlier, sick)).toEqual([
    { studentId: 'mei', state: 'sick', note: '感冒', seen: null, seenNote: '' },
  ])
})

it('lets the note go of a pupil who turns out to be there, and keeps it with any other kind', () => {
  expect(shownNote(earlier, marked(earlier, 'tao', 'present'), 'tao')).toBe('')
  expect(marksToSave(earlier, marked(earlier, 'tao', 'present'))).toEqual([
    { studentId: 'tao', state: 'present', note: '', seen: 'sick', seenNote: '发烧' },
  ])
  expect(shownNote(earlier, marked(earlier, 'tao', 'late'), 'tao')).toBe('发烧')
  expect(marksToSave(earlier, marked(earlier, 'tao', 'late'))).toEqual([
    { studentId: 'tao', state: 'late', seen: 'sick' },
  ])
})

it('tells what a colleague saved over a mark that was made here, and nothing where both say the same', () => {
  const late = marked(today, 'tao', 'late')
  const overtaking = (saved: SavedMark) =>
    findOvertaking({ ...today, saved: new Map([['tao', saved]]) }, late, 'tao')

  expect(overtaking({ state: 'sick', note: '发烧' })).toBeUndefined()
  expect(overtaking({ state: 'late' })).toBeUndefined()
  expect(overtaking({ state: 'absent', note: '发烧' })).toEqual({ state: 'absent', note: '发烧' })
  expect(overtaking({ state: 'sick', note: '肺炎' })).toEqual({ state: 'sick', note: '肺炎' })
  expect(findOvertaking(today, new Map(), 'tao')).toBeUndefined()
  expect(findOvertaking({ ...today, saved: new Map() }, late, 'tao')).toBeUndefined()
})

it('takes a note that is empty and none for the same', () => {
  const saved = (note: Pick<SavedMark, 'note'>) => ({
    ...today,
    saved: new Map<string, SavedMark>([['tao', { state: 'sick', ...note }]]),
  })

  for (const [before, now] of [
    [{}, { note: '' }],
    [{ note: '' }, {}],
  ])
    expect(
      findOvertaking(saved(now ?? {}), marked(saved(before ?? {}), 'tao', 'late'), 'tao'),
    ).toBeUndefined()
})

it('with 全部出勤 keeps what each pupil was marked over, for a colleague’s newer mark', () => {
  const late = marked(today, 'tao', 'late')
  const isAbsent = { ...today, saved: new Map([['tao', { state: 'absent' as const }]]) }
  const all = markAllPresent(isAbsent, late)

  expect(all.get('tao')).toEqual({ state: 'present', seen: { state: 'sick', note: '发烧' } })
  expect(all.get('mei')).toEqual({ state: 'present', seen: undefined })
  expect(markAllPresent(isAbsent, new Map()).get('tao')?.seen).toEqual({ state: 'absent' })
})
