import {
  attendanceDays,
  attendanceMonth,
  attendanceTerm,
  saveAttendance,
} from '@pinge/contract/attendance.ts'
import { giveComment } from '@pinge/contract/comments.ts'
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
