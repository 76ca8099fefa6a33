import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { expect, it } from 'vitest'
import { makeClassmate, makeRosterText } from '../../../../test/make/roster.ts'
import { checkDraft, emptyDraft, groupOf, nextDraft, orderRows, type RosterDraft } from './roster-draft.ts'

const read = (rows: readonly RosterText[], draft = emptyDraft, classmates: readonly RosterStudent[] = []) =>
  nextDraft(draft, { type: 'rows-read', rows, classmates })
const named = (...names: string[]) =>
  names.map((username, index) => makeRosterText({ username, row: index + 2 }))
const problemsOf = (draft: RosterDraft, classmates: readonly RosterStudent[] = []) =>
  checkDraft(draft.rows, classmates).map(({ username, problems }) => [username, problems])

it('keeps the row numbers of a first file and counts on for what comes later', () => {
  const file = read(named('王浩然', '李沐阳'))
  const both = read(named('周诗语', '陈一诺'), file)

  expect(both.rows.map(({ row, username }) => [row, username])).toEqual([
    [2, '王浩然'],
    [3, '李沐阳'],
    [4, '周诗语'],
    [5, '陈一诺'],
  ])
})

it('points out a name that stands there twice, and lets the first of the two in', () => {
  const draft = read(named('王浩然'), read(named('王浩然')))

  expect(problemsOf(draft)).toEqual([
    ['王浩然', []],
    ['王浩然', ['与第 2 行重名，如果是两名学生，请填写不同的学号']],
  ])
})

it('knows the pupils who are in the class, and adds none of them', () => {
  const classmates = [makeClassmate({ stuNo: '7' })]
  const draft = read([
    makeRosterText({ birthday: '2017/3/5' }),
    makeRosterText({ row: 3, username: '李沐阳' }),
  ])
  const rows = checkDraft(draft.rows, classmates)

  expect(rows.map(({ known }) => known?.classmate.id)).toEqual(['hao', undefined])
  expect(rows.map(groupOf)).toEqual(['known', 'new'])
  expect(rows[0]?.known).toMatchObject({ choice: 'fill', changes: [{ label: '出生日期', to: '2017-03-05' }] })
})

it('means no pupil by a row with a fault, and the right ones by the rows behind it', () => {
  const classmates = [makeClassmate({}), makeClassmate({ id: 'mei', username: '李梅' })]
  const draft = read([
    makeRosterText({ username: '王浩然', gender: '甲' }),
    makeRosterText({ row: 3, username: '李梅' }),
    makeRosterText({ row: 4, username: '周诗语' }),
  ])

  expect(checkDraft(draft.rows, classmates).map(({ known }) => known?.classmate.id)).toEqual([
    undefined,
    'mei',
    undefined,
  ])
})

it('does what the teacher chooses for a known pupil', () => {
  const classmates = [makeClassmate({ gender: 'female' })]
  const draft = nextDraft(read([makeRosterText({ gender: '男' })]), {
    type: 'rows-chosen',
    keys: new Set([1]),
    choice: 'update',
  })

  expect(checkDraft(draft.rows, classmates)[0]?.known).toMatchObject({ choice: 'update' })
})

it('lets a row stand where it is while it is mended, even when it becomes a known pupil', () => {
  const classmates = [makeClassmate()]
  const faulty = read([makeRosterText({ gender: '南' })], emptyDraft, classmates)
  const mended = nextDraft(faulty, { type: 'row-edited', key: 1, change: { gender: '男' } })
  const closed = nextDraft(mended, { type: 'row-closed', key: 1 })

  const groups = [mended, closed].map(({ rows }) => checkDraft(rows, classmates).map(groupOf))
  expect(groups).toEqual([['new'], ['known']])
})

it('shows the rows to look at first, and leaves them there while they are mended', () => {
  const draft = read([
    makeRosterText(),
    makeRosterText({ row: 3, username: '李沐阳', gender: '南' }),
    makeRosterText({ row: 4, username: '周诗语' }),
  ])
  const mended = nextDraft(draft, { type: 'row-edited', key: 2, change: { gender: '男' } })

  expect(orderRows(checkDraft(draft.rows, [])).map(({ row }) => row)).toEqual([3, 2, 4])
  expect(orderRows(checkDraft(mended.rows, [])).map(({ row, problems }) => [row, problems])).toEqual([
    [3, []],
    [2, []],
    [4, []],
  ])
})

it('understands a date and a phone number as people write them, and tidies them once the cell is left', () => {
  const draft = read([makeRosterText({ birthday: '2017/3/5', guardianTel: '138 0000-0001' })])
  const finished = nextDraft(draft, { type: 'row-finished', key: 1 })

  expect(problemsOf(draft)[0]?.[1]).toEqual([])
  expect(draft.rows[0]).toMatchObject({ birthday: '2017/3/5' })
  expect(finished.rows[0]).toMatchObject({ birthday: '2017-03-05', guardianTel: '13800000001' })
})

it('does not take one pupil for two because of a space or a wide digit', () => {
  const draft = read([
    makeRosterText({ stuNo: '1' }),
    makeRosterText({ row: 3, username: ' 李沐阳', stuNo: '１' }),
  ])

  expect(problemsOf(draft).map(([, sentences]) => sentences)).toEqual([[], ['学号与第 2 行相同']])
})

it('keeps the faulty rows when the good ones went in', () => {
  const draft = read(named('王浩然', '王浩然', '李沐阳'))
  const left = nextDraft(draft, { type: 'rows-taken-out', keys: new Set([1, 3]) })

  expect(left.rows.map(({ row }) => row)).toEqual([3])
})

it('never gives the key of a row that was taken out to another one', () => {
  const draft = read(named('王浩然', '李沐阳'))
  const left = nextDraft(draft, { type: 'rows-taken-out', keys: new Set([2]) })

  expect(read(named('周诗语'), left).rows.map(({ key }) => key)).toEqual([1, 3])
})
