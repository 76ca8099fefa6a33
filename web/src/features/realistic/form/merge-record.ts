import {
  realisticKindNames,
  realisticLevelNames,
  StaleRealistic,
  type RealisticBatch,
} from '@pinge/contract/realistic.ts'
import { mergeEdits } from '@pinge/contract/values/merge-edits.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { Difference } from '../../../shared/ui/feedback/StaleEdit.tsx'
import type { RecordFields } from '../queue/waiting-records.store.ts'
import type { FormPicture } from './use-record-photos.ts'

/** The record as it stands by now, where a save was refused for it. */
export function findStaleRecord(error: unknown): RealisticBatch | undefined {
  if (!(error instanceof Refusal)) return undefined
  const refused = StaleRealistic.safeParse(error.data)
  return refused.success ? refused.data.current : undefined
}

/** Whether a colleague returned some of it since it was seen: what is saved takes the word away. */
export function isReturnedSince(seen: RealisticBatch, current: RealisticBatch): boolean {
  const known = new Map(seen.students.map((one) => [one.id, one]))
  return current.students.some(
    ({ id, state, word }) =>
      state === 'returned' && (known.get(id)?.state !== state || known.get(id)?.word !== word),
  )
}

/** What is one value, in the order in which the form asks for it. */
const labels = {
  type: '品质',
  title: '活动名称',
  kind: '类型',
  text: '经过',
  date: '日期',
  minutes: '时长',
  level: '级别',
} as const
type Single = keyof typeof labels
const singles = Object.keys(labels) as Single[]

/** Two edits of the same record put together: each teacher's change stays. Of what both changed, `mine`. */
export function mergeFields(seen: RecordFields, mine: RecordFields, theirs: RecordFields): RecordFields {
  return {
    ...mergeEdits(seen, mine, theirs).merged,
    studentIds: mergeLists(seen.studentIds, mine.studentIds, theirs.studentIds),
    roles: mergeEdits(seen.roles, mine.roles, theirs.roles, isSameRole).merged,
  }
}

/** A pupil who is not named has none. */
const isSameRole = (one = '', other = '') => one === other

/** What both teachers changed, each to something else; a pupil's role by the pupil's id. */
export type Clash = Single | { roleOf: string }

export function findClashes(seen: RecordFields, mine: RecordFields, theirs: RecordFields): Clash[] {
  const { clashes } = mergeEdits(seen, mine, theirs)
  const roles = mergeEdits(seen.roles, mine.roles, theirs.roles, isSameRole)
  return [
    ...singles.filter((key) => clashes.includes(key)),
    ...theirs.studentIds
      .filter((id) => mine.studentIds.includes(id) && roles.clashes.includes(id))
      .map((roleOf) => ({ roleOf })),
  ]
}

/** `mine` with the colleague's word in these places. */
export function takeTheirs(
  mine: RecordFields,
  theirs: RecordFields,
  clashes: readonly Clash[],
): RecordFields {
  const keys = clashes.filter((clash) => typeof clash === 'string')
  const pupils = clashes.flatMap((clash) => (typeof clash === 'string' ? [] : clash.roleOf))
  return {
    ...mine,
    ...Object.fromEntries(keys.map((key) => [key, theirs[key]])),
    roles: { ...mine.roles, ...Object.fromEntries(pupils.map((id) => [id, theirs.roles[id] ?? ''])) },
  }
}

/** Both words of each place, as a teacher reads them; what was made the same is settled. */
export function differencesOf(
  mine: RecordFields,
  theirs: RecordFields,
  clashes: readonly Clash[],
  nameOf: (studentId: string) => string,
): Difference[] {
  return clashes
    .map((clash) =>
      typeof clash === 'string'
        ? { label: labels[clash], mine: formatField(clash, mine), theirs: formatField(clash, theirs) }
        : {
            label: `${nameOf(clash.roleOf)}的角色`,
            mine: mine.roles[clash.roleOf] || nothing,
            theirs: theirs.roles[clash.roleOf] || nothing,
          },
    )
    .filter((both) => both.mine !== both.theirs)
}

const nothing = '（空）'

function formatField(key: Single, fields: RecordFields): string {
  const { type, kind, date, level, minutes } = fields
  if (key === 'type') return qualityTypes.find((one) => one.type === type)?.tab ?? nothing
  if (key === 'kind') return kind === null ? nothing : realisticKindNames[kind]
  if (key === 'date') return date === '' ? nothing : formatMonthDay(date)
  if (key === 'level') return level === null ? '不分级别' : realisticLevelNames[level]
  if (key === 'minutes') return minutes === '' ? nothing : `${minutes} 分钟`
  return fields[key] || nothing
}

/** The colleague's pictures without those that this teacher took away, and with those that this teacher added. */
export function mergePictures(
  seen: readonly string[],
  mine: readonly FormPicture[],
  theirs: readonly FormPicture[],
): readonly FormPicture[] {
  const kept = new Set(mine.map(({ url }) => url))
  return [
    ...theirs.filter(({ url }) => !seen.includes(url) || kept.has(url)),
    ...mine.filter(({ url }) => !seen.includes(url) && !theirs.some((one) => one.url === url)),
  ]
}

/** Who and what is on a list after both edits. */
function mergeLists(
  seen: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  return [
    ...theirs.filter((id) => !seen.includes(id) || mine.includes(id)),
    ...mine.filter((id) => !seen.includes(id) && !theirs.includes(id)),
  ]
}
