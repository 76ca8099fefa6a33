import type { MergeMode, RosterStudent } from './roster.ts'
import type { NewStudent } from '../students.ts'
import { MAX_GUARDIANS } from '../values/limits.ts'

/** What a roster changes of a pupil who is known; what is not named stays. */
export type StudentPatch = Partial<Omit<RosterStudent, 'id'>>

type KnownGuardian = RosterStudent['guardians'][number]
type GivenGuardian = NonNullable<NewStudent['guardians']>[number]

/** Brings what a roster says into a pupil's record. An empty cell says nothing: it never takes anything away. */
export function mergeStudent(
  known: Omit<RosterStudent, 'id'>,
  given: NewStudent,
  mode: MergeMode,
): StudentPatch {
  const wins = <Value>(now: Value, next: Value | undefined): next is NonNullable<Value> =>
    next !== undefined && next !== '' && next !== now && (mode === 'update' || now === '' || now === null)

  const patch: StudentPatch = {}
  if (!isSameName(known.username, given.username) && wins(known.username, given.username))
    patch.username = given.username
  if (wins(known.stuNo, given.stuNo)) patch.stuNo = given.stuNo
  if (wins(known.gender, given.gender)) patch.gender = given.gender
  if (wins(known.birthday, given.birthday)) patch.birthday = given.birthday
  const guardians = mergeGuardians(known.guardians, given.guardians ?? [], mode)
  if (JSON.stringify(guardians) !== JSON.stringify(known.guardians)) patch.guardians = guardians
  return patch
}

function mergeGuardians(
  known: readonly KnownGuardian[],
  given: readonly GivenGuardian[],
  mode: MergeMode,
): KnownGuardian[] {
  const merged = known.map(({ name, relation, tel }) => ({ name, relation, tel }))
  for (const [index, guardian] of given.entries()) {
    const place = placeOf(merged, guardian, index)
    const now = merged[place] ?? emptyGuardian
    const { name = '', relation = '', tel = '' } = guardian
    const isAnother =
      (differs(now.name, name) && !isSameName(now.name, name)) ||
      differs(now.relation, relation) ||
      differs(now.tel, tel)
    // Half of one person and half of another is no person: a guardian is filled in whole or not at all.
    if (mode === 'fill' && isAnother) continue
    const isOneName = isSameName(now.name, name)
    const next = {
      name: isOneName ? now.name : name || now.name,
      relation: relation || now.relation,
      tel: tel || now.tel,
    }
    if (Object.values(next).some((text) => text !== '')) merged[place] = next
  }
  return merged
}

const emptyGuardian: KnownGuardian = { name: '', relation: '', tel: '' }

/** The guardian who is meant: the one of this phone, else of this name, else of this relation, else who stands there. */
function placeOf(
  known: readonly KnownGuardian[],
  { name, relation, tel }: GivenGuardian,
  index: number,
): number {
  const byTel = tel ? known.findIndex((guardian) => guardian.tel === tel) : -1
  if (byTel >= 0) return byTel
  const byName = name ? known.findIndex((guardian) => isSameName(guardian.name, name)) : -1
  if (byName >= 0) return byName
  const byRelation = relation ? known.findIndex((guardian) => guardian.relation === relation) : -1
  if (byRelation >= 0) return byRelation
  const place = Math.min(index, known.length)
  // A mother is not written over the father who stands in her place while there is room beside him.
  const isTaken = differs(known[place]?.relation ?? '', relation ?? '')
  return isTaken && known.length < MAX_GUARDIANS ? known.length : place
}

function differs(now: string, next: string): boolean {
  return now !== '' && next !== '' && now !== next
}

/** 李 明 and 李明, and the dots of 阿依古丽·买买提 and 阿依古丽•买买提, are one name. */
export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b)
}

/** What of a name counts when two are compared. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/[•‧∙⋅・.]/g, '·')
    .toLowerCase()
}

/** Whether two pupils of a class would be taken for one: by the number, or by a name that no numbers tell apart. */
export function isSamePupil(
  a: { username: string; stuNo?: string | undefined },
  b: { username: string; stuNo?: string | undefined },
): boolean {
  if (a.stuNo && a.stuNo === b.stuNo) return true
  return isSameName(a.username, b.username) && (!a.stuNo || !b.stuNo)
}
