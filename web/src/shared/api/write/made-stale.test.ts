import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
  saveAttendance,
} from '@pinge/contract/attendance.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { archiveList } from '@pinge/contract/archives/documents.ts'
import { evaluationList } from '@pinge/contract/archives/evaluation.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import { reviewList } from '@pinge/contract/reviews/reviews.ts'
import {
  markTypical,
  realisticFeed,
  realisticList,
  realisticSummary,
  removeRealistic,
  reviewRealistic,
  saveRealistic,
} from '@pinge/contract/realistic.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { addStudents, removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { classReport, studentReport } from '@pinge/contract/reports.ts'
import { saveTerm, termList } from '@pinge/contract/terms.ts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { pathsMadeStale } from './made-stale.ts'

it('outdates class data, which it names by paths, with each comment and each change of a term', () => {
  const given = pathsMadeStale(giveComment)
  expect([classReport, studentReport].filter(({ path }) => !given.has(path))).toEqual([])
  expect(pathsMadeStale('comment-given').has(classReport.path)).toBe(true)

  const moved = pathsMadeStale(saveTerm)
  expect(
    [classReport, studentReport, termList, attendanceTerm].filter(({ path }) => !moved.has(path)),
  ).toEqual([])
  expect(pathsMadeStale('class-changed').has(termList.path)).toBe(true)
})

/** Calls about a class that are made at a tap, and those that no screen makes: there is nothing to read again. */
const askedFor = [
  'live/ticket',
  'student/guardianTels',
  'student/erasure',
  'audit/list',
  'review/polish',
  'classteam/list/student',
  'classteam/list/teamStudent',
]

it('outdates everything that a screen shows of a class when it may have missed something', () => {
  const read = productCalls.filter(
    ({ access, request, file, upload }) =>
      (access === 'class' || access === 'owner') &&
      !file &&
      !upload &&
      !(request instanceof z.ZodMiniObject && 'requestId' in request.shape),
  )
  const reread = pathsMadeStale('reload')
  const kept = read.filter(({ path }) => !reread.has(path)).map(({ path }) => path)

  expect(kept.filter((path) => !askedFor.some((name) => path.endsWith(`/${name}`)))).toEqual([])
})

it.each([
  ['a pupil who comes', addStudents],
  ['one who gets another name', updateStudent],
  ['one whom a colleague adds', 'students-changed'],
] as const)(
  'outdates consents, reviews and self-evaluations, which name the pupils, with %s',
  (_, change) => {
    const outdated = pathsMadeStale(change)
    const lists = [consentList, reviewList, evaluationList]

    expect(lists.filter(({ path }) => !outdated.has(path))).toEqual([])
  },
)

it('outdates the attendance of days, months and terms, which it names by paths, with each mark', () => {
  const marked = pathsMadeStale(saveAttendance)

  expect([attendanceDays, attendanceMonth, attendanceTerm].filter(({ path }) => !marked.has(path))).toEqual(
    [],
  )
})

it.each([
  ['a record that is written', saveRealistic],
  ['one that is reviewed', reviewRealistic],
  ['one that is chosen for the print', markTypical],
  ['one that is removed', removeRealistic],
  ['a pupil who leaves', removeStudents],
  ['a term that moves', saveTerm],
  ['a colleague who writes one', 'realistic-changed'],
] as const)('outdates the records and how full their archive is with %s', (_, change) => {
  const outdated = pathsMadeStale(change)
  const reads = [realisticFeed, realisticList, realisticSummary, archiveList]

  expect(reads.filter(({ path }) => !outdated.has(path))).toEqual([])
})
