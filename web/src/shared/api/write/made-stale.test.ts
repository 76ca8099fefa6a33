import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
  saveAttendance,
} from '@pinge/contract/attendance.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { archiveList } from '@pinge/contract/archives/documents.ts'
import {
  markTypical,
  realisticFeed,
  realisticList,
  realisticSummary,
  removeRealistic,
  reviewRealistic,
  saveRealistic,
} from '@pinge/contract/realistic.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { classReport, studentReport } from '@pinge/contract/reports.ts'
import { saveTerm, termList } from '@pinge/contract/terms.ts'
import { expect, it } from 'vitest'
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
