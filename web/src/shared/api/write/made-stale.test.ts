import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
} from '@pinge/contract/attendance/attendance-past.ts'
import { attendanceList, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { archiveList } from '@pinge/contract/archives/documents.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
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
import { rewardRecords } from '@pinge/contract/rewards.ts'
import { mergeStudents, restoreStudents, updateInformation } from '@pinge/contract/student-information.ts'
import { removeStudents, updateStudent } from '@pinge/contract/students.ts'
import { classReport, studentReport } from '@pinge/contract/class-data.ts'
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

it('outdates the exchanges when two records become one pupil, whose exchanges they are then', () => {
  expect(pathsMadeStale(mergeStudents).has(rewardRecords.path)).toBe(true)
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

const reads = productCalls.filter(
  ({ request, file, upload }) =>
    !file && !upload && !(request instanceof z.ZodMiniObject && 'requestId' in request.shape),
)

it('outdates everything that a screen shows of a class when it may have missed something', () => {
  const ofClass = reads.filter(({ access }) => access === 'class' || access === 'owner')
  const reread = pathsMadeStale('reload')
  const kept = ofClass.filter(({ path }) => !reread.has(path)).map(({ path }) => path)

  expect(kept.filter((path) => !askedFor.some((name) => path.endsWith(`/${name}`)))).toEqual([])
})

/** Whether an answer of this shape calls a pupil by name. */
function isNaming(schema: unknown, seen = new Set<unknown>()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  if (schema instanceof z.ZodMiniObject && 'username' in schema.shape) return true
  const parts = schema instanceof z.core.$ZodType ? Object.values(schema._zod.def) : Object.values(schema)
  return parts.some((part) => isNaming(part, seen))
}

/** What a child is handed names only that child, on a device that is signed out; a file is read at a tap. */
const namedOnce = ['student/readPastedRoster', 'evaluation/handed']

it.each([
  ['one who gets another name in a lesson', updateStudent, []],
  // The table in which it is typed shows it already.
  ['one who gets another name in the table', updateInformation, ['student/information']],
  ['one whom a colleague adds or renames', 'students-changed', []],
] as const)('outdates everything that calls a pupil by name, with %s', (_, change, shown) => {
  const naming = reads.filter(({ data }) => isNaming(data))
  const outdated = pathsMadeStale(change)
  const kept = naming.filter(({ path }) => !outdated.has(path)).map(({ path }) => path)

  expect(naming.length).toBeGreaterThan(15)
  const known = [...askedFor, ...namedOnce, ...shown]
  expect(kept.filter((path) => !known.some((name) => path.endsWith(`/${name}`)))).toEqual([])
})

it.each([
  ['each mark', saveAttendance],
  // Their marks come and go with them.
  ['pupils who leave', removeStudents],
  ['pupils who come back', restoreStudents],
  ['pupils whom a colleague takes out, brings back or makes one', 'students-changed'],
] as const)('outdates the attendance of days, months and terms with %s', (_, change) => {
  const outdated = pathsMadeStale(change)
  const read = [attendanceList, attendanceDays, attendanceMonth, attendanceTerm]

  expect(read.filter(({ path }) => !outdated.has(path))).toEqual([])
})

it.each([
  ['a record that is written', saveRealistic],
  ['one that is reviewed', reviewRealistic],
  ['one that is chosen for the print', markTypical],
  ['one that is removed', removeRealistic],
  ['a pupil who leaves', removeStudents],
  ['a term that moves', saveTerm],
  ['a colleague who writes one', 'realistic-changed'],
] as const)('outdates the records, how full their archive is and each pupil’s own with %s', (_, change) => {
  const outdated = pathsMadeStale(change)
  const reads = [realisticFeed, realisticList, realisticSummary, archiveList, archiveStudent]

  expect(reads.filter(({ path }) => !outdated.has(path))).toEqual([])
})
