import { EditConflicts, type StudentInformation } from '@pinge/contract/student-information.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import * as z from 'zod/mini'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import { fieldKeys, isTelField, readField, type Change, type FieldKey, type Fields } from './fields.ts'

/** What two teachers wrote into one field of one pupil. */
export type Clash = { key: FieldKey; theirs: string; mine: string }

/** An edit that met another one: what can be written anyway, and where the teacher must choose. */
export type Conflict = { stored: StudentInformation; change: Change; clashes: Clash[] }

/**
 * Fields that only one of the two changed are no conflict; nor are those in which both wrote the same. An edit may have
 * begun from one that is written nowhere yet: what stood there before that one was seen too.
 */
export function settle(stored: StudentInformation, change: Change, unsent: readonly Change[] = []): Conflict {
  const own = [change, ...unsent.filter(({ id }) => id === change.id)]
  const clashes = fieldKeys(change.after).flatMap((key): Clash[] => {
    const mine = shown(key, change.after[key] ?? '')
    const theirs = readField(stored, key)
    const seen = own.flatMap(({ before, after }) =>
      after[key] === undefined ? [] : shown(key, before[key] ?? ''),
    )
    return !seen.includes(theirs) && theirs !== mine ? [{ key, theirs, mine }] : []
  })
  return { stored, change, clashes }
}

/** The edits that meet another one in what is stored now, by pupil. */
export function findConflicts(
  stored: ReadonlyMap<string, StudentInformation>,
  changes: readonly Change[],
  unsent: readonly Change[],
): Conflict[] {
  return changes.flatMap((change) => {
    const now = stored.get(change.id)
    const conflict = now && settle(now, change, unsent)
    return conflict && conflict.clashes.length > 0 ? [conflict] : []
  })
}

/** What is stored of the pupils whom the server would not overwrite; undefined when it refused for another reason. */
export function readStored(error: unknown): ReadonlyMap<string, StudentInformation> | undefined {
  const refused = z.safeParse(EditConflicts, error instanceof Refusal ? error.data : null)
  if (!refused.success) return undefined
  return new Map(refused.data.conflicts.map(({ id, stored }) => [id, stored]))
}

/** What is written after the teacher chose, field by field; the other fields go through. */
export function choose({ stored, change, clashes }: Conflict, keepsMine: ReadonlySet<FieldKey>): Change {
  const dropped = new Set(clashes.map(({ key }) => key).filter((key) => !keepsMine.has(key)))
  const keys = fieldKeys(change.after).filter((key) => !dropped.has(key))
  const after: Fields = Object.fromEntries(keys.map((key) => [key, change.after[key]]))
  const before: Fields = Object.fromEntries(keys.map((key) => [key, readField(stored, key)]))
  return { id: change.id, before, after }
}

function shown(key: FieldKey, value: string): string {
  return isTelField(key) ? maskTel(value) : value
}
