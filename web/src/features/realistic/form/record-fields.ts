import {
  MAX_REALISTIC_MINUTES,
  MAX_REALISTIC_TITLE_LENGTH,
  type RealisticBatch,
  type RealisticKind,
  type saveRealistic,
} from '@pinge/contract/realistic.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { cutText } from '@pinge/contract/values/texts/cut-text.ts'
import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import type { RecordFields } from '../queue/waiting-records.store.ts'

export function emptyFields(today: string): RecordFields {
  return {
    studentIds: [],
    date: today,
    type: null,
    kind: null,
    title: '',
    text: '',
    minutes: '',
    level: null,
    roles: {},
  }
}

export function fieldsOf(batch: RealisticBatch): RecordFields {
  const { date, type, kind, title, text, minutes, level, students } = batch
  return {
    studentIds: students.map(({ studentId }) => studentId),
    date,
    type,
    kind,
    title,
    text,
    minutes: minutes === null ? '' : String(minutes),
    level,
    roles: Object.fromEntries(students.flatMap(({ studentId, role }) => (role ? [[studentId, role]] : []))),
  }
}

/** What is meant where the teacher chose no kind. */
const usualKinds: Readonly<Record<QualityType, RealisticKind>> = {
  1: 'course',
  2: 'course',
  3: 'other',
  4: 'practice',
  5: 'talent',
}

/** 把电池单独收好 · 实践 · 11月20日 */
function titleOf({ title, text, type, date }: RecordFields): string {
  const said = title.trim() || text.trim().split('\n')[0] || ''
  if (said.length > MAX_REALISTIC_TITLE_LENGTH) return `${cutText(said, MAX_REALISTIC_TITLE_LENGTH - 1)}…`
  const quality = qualityTypes.find((one) => one.type === type)?.tab ?? ''
  return said || `${quality} · ${formatMonthDay(date)}`
}

/** The call's body, without its pictures; what was not said is what is usual. */
export function requestOf(
  classId: string,
  fields: RecordFields,
): Omit<RequestOf<typeof saveRealistic>, 'pictures' | 'requestId' | 'id' | 'version'> {
  const { studentIds, date, type, kind, text, minutes, level, roles } = fields
  const quality = type ?? qualityTypes[0].type
  const ofStudents = new Set(studentIds)
  return {
    classId,
    studentIds: [...studentIds],
    date,
    type: quality,
    kind: kind ?? usualKinds[quality],
    title: titleOf(fields),
    text: text.trim(),
    minutes: minutes === '' ? null : Number(minutes),
    level,
    roles: Object.entries(roles)
      .filter(([studentId]) => ofStudents.has(studentId))
      .map(([studentId, role]) => ({ studentId, role: role.trim() })),
  }
}

export type FieldProblems = Partial<Record<keyof RecordFields, string>>

export function checkFields({ studentIds, type, date, minutes }: RecordFields, today: string): FieldProblems {
  return {
    ...(studentIds.length === 0 && { studentIds: '请先选学生' }),
    ...(type === null && { type: '请选一个品质' }),
    ...((date === '' || date > today) && { date: date === '' ? '请填写日期' : '还没到这一天' }),
    ...(minutes !== '' &&
      !isMinutes(minutes) && { minutes: `时长填 1 到 ${MAX_REALISTIC_MINUTES} 的整数分钟` }),
  }
}

function isMinutes(typed: string): boolean {
  return /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_REALISTIC_MINUTES
}
