import { giveComment } from '@pinge/contract/comments.ts'
import { commentSummary } from '@pinge/contract/records.ts'
import { classReport } from '@pinge/contract/class-data.ts'
import { studentList } from '@pinge/contract/students.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import { addDays } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { v7 } from 'uuid'
import type { School, SchoolClass } from '../ledger/school.ts'
import type { Prepared } from './load.ts'
import { signedRequest } from './signed-request.ts'

const WEEK_MS = 7 * DAY_MS
const SUCCESS = '{"code":200,'

export function isSuccess(body: Buffer): boolean {
  return body.toString('latin1', 0, SUCCESS.length) === SUCCESS
}

/** `count` comments over all classes in turn: each for one pupil, as most are, or for so many. */
export function prepareGives({ classes }: Pick<School, 'classes'>, count: number, pupils = 1): Prepared[] {
  return Array.from({ length: count }, (_, index) => ({
    bytes: giveRequest(turn(classes, index), index, pupils),
    isRight: isSuccess,
  }))
}

function giveRequest({ classId, studentIds, token }: SchoolClass, index: number, pupils: number): Buffer {
  const chosen = Array.from({ length: pupils }, (_, place) => turn(studentIds, index * 7 + place))
  const request = { classId, itemId: 's1-01', studentIds: chosen, requestId: v7() }
  return signedRequest(giveComment.path, request, token)
}

export function listRequest({ classId, token }: SchoolClass): Buffer {
  return signedRequest(studentList.path, { classId, filter: true }, token)
}

/** `count` reads of classes in turn, each of which must answer exactly what `answers` says. */
export function prepareLists(
  classes: readonly SchoolClass[],
  count: number,
  answers: ReadonlyMap<string, Buffer>,
): Prepared[] {
  return Array.from({ length: count }, (_, index) => {
    const schoolClass = turn(classes, index)
    const expected = answers.get(schoolClass.classId)
    return {
      bytes: listRequest(schoolClass),
      isRight: expected ? (body) => body.equals(expected) : isSuccess,
    }
  })
}

/** `count` reports of the last week, over all classes in turn. */
export function prepareWeekReports({ classes }: Pick<School, 'classes'>, count: number): Prepared[] {
  const to = Date.now()
  return Array.from({ length: count }, (_, index) => {
    const { classId, token } = turn(classes, index)
    const request = { classId, from: to - WEEK_MS, to }
    return { bytes: signedRequest(commentSummary.path, request, token), isRight: isSuccess }
  })
}

/** `count` times the class data of the last weeks, over all classes in turn. */
export function prepareClassData(
  { classes }: Pick<School, 'classes'>,
  count: number,
  weeks: number,
): Prepared[] {
  const to = localDate(Date.now())
  const from = addDays(to, -7 * weeks)
  return Array.from({ length: count }, (_, index) => {
    const { classId, token } = turn(classes, index)
    return { bytes: signedRequest(classReport.path, { classId, from, to }, token), isRight: isSuccess }
  })
}

export function turn<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}
