import { MAX_GUARDIANS } from '@pinge/contract/values/limits.ts'
import { isSameName } from '@pinge/contract/roster/merge-student.ts'
import type { MergeField } from '@pinge/contract/student-information.ts'
import type { GivenGuardian } from '../writes/students/guardian-rows.ts'
import type { GuardianPlace, InformationRow } from '../writes/students/information.queries.ts'

export type WholeRecord = InformationRow & { guardians: readonly GuardianPlace[] }
type Choices = { [Field in MergeField]?: 'kept' | 'other' | undefined }
type Patch = Partial<Pick<InformationRow, 'username' | 'stuNo' | 'gender' | 'birthday'>> & {
  guardians?: GivenGuardian[]
}

/** What the kept record takes from the other one, and the fields that are not decided yet. */
export function mergeRecords(
  kept: WholeRecord,
  other: WholeRecord,
  choices: Choices,
): { patch: Patch; undecided: MergeField[] } {
  const undecided: MergeField[] = []
  function take<Value extends string | null>(field: MergeField, now: Value, next: Value): Value | undefined {
    if (next === now || !next) return undefined
    if (now && !choices[field]) undecided.push(field)
    return !now || choices[field] === 'other' ? next : undefined
  }
  const patch = {
    username: take('username', kept.username, other.username),
    stuNo: take('stuNo', kept.stuNo, other.stuNo),
    gender: take('gender', kept.gender, other.gender),
    birthday: take('birthday', kept.birthday, other.birthday),
  }
  const guardians = mergeGuardians(kept.guardians, other.guardians, choices.guardians)
  if (guardians === undefined) undecided.push('guardians')
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined))
  return { patch: { ...given, ...(guardians && { guardians }) }, undecided }
}

/** Both records' guardians, each person once; undefined when they contradict each other or are too many. */
function mergeGuardians(
  kept: readonly GuardianPlace[],
  other: readonly GuardianPlace[],
  choice: Choices['guardians'],
): GivenGuardian[] | undefined {
  if (choice) return (choice === 'kept' ? kept : other).map(asGiven)
  const merged = kept.map(asGiven)
  for (const guardian of other.map(asGiven)) {
    const at = merged.findIndex((known) => isSamePerson(known, guardian))
    const known = merged[at]
    if (!known) merged.push(guardian)
    else if (contradicts(known, guardian)) return undefined
    else merged[at] = fillIn(known, guardian)
  }
  return merged.length > MAX_GUARDIANS ? undefined : merged
}

type Person = { name: string; relation: string; tel: string }

function asGiven({ name, relation, tel }: GuardianPlace): Person {
  return { name, relation, tel }
}

function isSamePerson(a: Person, b: Person): boolean {
  return (a.tel !== '' && a.tel === b.tel) || (a.name !== '' && isSameName(a.name, b.name))
}

function contradicts(a: Person, b: Person): boolean {
  const differ = (x: string, y: string) => x !== '' && y !== '' && x !== y
  return (
    differ(a.tel, b.tel) ||
    differ(a.relation, b.relation) ||
    (differ(a.name, b.name) && !isSameName(a.name, b.name))
  )
}

function fillIn(known: Person, from: Person): Person {
  return {
    name: known.name || from.name,
    relation: known.relation || from.relation,
    tel: known.tel || from.tel,
  }
}
