import type { MergeMode, RosterStudent } from '@pinge/contract/roster/roster.ts'
import { mergeStudent, type StudentPatch } from '@pinge/contract/roster/merge-student.ts'
import { genderNames, type NewStudent } from '@pinge/contract/students.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import type { RosterMatch } from './match-roster.ts'

/** What becomes of a row whose pupil is in the class; `another` is a second child of the same name. */
export type Choice = MergeMode | 'keep' | 'another'

export type RecordChange = { label: string; from: string; to: string; isHappening: boolean }

/** A row whose pupil is in the class already: what would change, what can be chosen, and what is. */
export type KnownRow = {
  classmate: RosterStudent
  /** The row brings a phone, and those of its pupil are masked. */
  isUncompared: boolean
  /** Why the row may mean another child; empty when it does not. */
  doubt: string
  /** Known by the name alone: only a number could say that it is another child. */
  isByNameAlone: boolean
  changes: RecordChange[]
  choices: readonly Choice[]
  choice: Choice
}

/**
 * At first what is empty is filled in, and nothing else is touched. Where the row may mean another child, nothing at all
 * is: half a record of each child would belong to neither.
 */
export function makeKnownRow(
  match: RosterMatch & { classmate: RosterStudent },
  said: NewStudent,
  chosen: Choice | null,
): KnownRow {
  const { classmate, isRenamed, mayBeAnother } = match
  // A phone is compared with a whole one alone: two that differ in the middle look alike.
  const isUncompared = areTelsMasked(classmate) && (said.guardians ?? []).some(({ tel }) => tel)
  const given = isUncompared ? { ...said, guardians: [] } : said
  const filled = mergeStudent(classmate, given, 'fill')
  const updated = mergeStudent(classmate, given, 'update')
  const choices = possibleChoices(sizeOf(filled), sizeOf(updated), match)
  const choice = chosen && choices.includes(chosen) ? chosen : (choices[0] ?? 'keep')
  const happening: StudentPatch = choice === 'update' ? updated : choice === 'fill' ? filled : {}
  return {
    classmate,
    isUncompared,
    isByNameAlone: given.stuNo === undefined,
    doubt: isRenamed ? '学号相同，姓名不同' : mayBeAnother ? '姓名相同，学号不同' : '',
    changes: choice === 'another' ? [] : formatChanges(classmate, updated, happening),
    choices,
    choice,
  }
}

/** Whose whole phones are needed before their rows can be compared. */
export function telsToCompare(rows: readonly { known: KnownRow | null }[]): string[] {
  return rows.flatMap(({ known }) => (known?.isUncompared ? [known.classmate.id] : []))
}

function areTelsMasked({ guardians }: RosterStudent): boolean {
  return guardians.some(({ tel }) => tel.includes('*'))
}

/** Whether the row becomes a new pupil. */
export function isNew({ known }: { known: KnownRow | null }): boolean {
  return known === null || known.choice === 'another'
}

/** How the row changes its pupil of the class; undefined when it changes nothing. */
export function mergeModeOf({ known }: { known: KnownRow | null }): MergeMode | undefined {
  return known?.choice === 'fill' || known?.choice === 'update' ? known.choice : undefined
}

function possibleChoices(
  filled: number,
  updated: number,
  { isRenamed, mayBeAnother }: RosterMatch,
): readonly Choice[] {
  if (updated === 0) return []
  if (mayBeAnother) return ['keep', 'update', 'another']
  if (isRenamed || filled === 0) return ['keep', 'update']
  return filled === updated ? ['fill', 'keep'] : ['fill', 'update', 'keep']
}

function sizeOf(patch: StudentPatch): number {
  return Object.keys(patch).length
}

const fields = [
  { field: 'username', label: '姓名' },
  { field: 'stuNo', label: '学号' },
  { field: 'gender', label: '性别' },
  { field: 'birthday', label: '出生日期' },
  { field: 'guardians', label: '家长' },
] as const satisfies readonly { field: keyof StudentPatch; label: string }[]

function formatChanges(known: RosterStudent, updated: StudentPatch, happening: StudentPatch): RecordChange[] {
  return fields
    .filter(({ field }) => updated[field] !== undefined)
    .map(({ field, label }) => {
      const [from, to] = [formatValue(field, known), formatValue(field, updated)]
      // The part of a phone that is not shown.
      const unseen = from === to ? '（中间几位不同）' : ''
      return { label, from, to: `${to}${unseen}`, isHappening: happening[field] !== undefined }
    })
}

/** Phones masked: the class may see the board. */
function formatValue(field: keyof StudentPatch, record: StudentPatch): string {
  if (field === 'gender') return record.gender ? genderNames[record.gender] : ''
  if (field !== 'guardians') return record[field] ?? ''
  return (record.guardians ?? [])
    .map(({ name, relation, tel }) => [name, relation, maskTel(tel)].filter((text) => text !== '').join(' '))
    .filter((text) => text !== '')
    .join('、')
}
