import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { maskTel } from '../../shared/text/mask-tel.ts'
import { fieldKeys, isTelField, readField, type Change, type FieldKey, type Fields } from './fields.ts'

/** What two teachers wrote into one field of one pupil. */
export type Clash = { key: FieldKey; theirs: string; mine: string }

/** An edit that met another one: what can be written anyway, and where the teacher must choose. */
export type Conflict = { stored: StudentInformation; change: Change; clashes: Clash[] }

/** Fields that only one of the two changed are no conflict; nor are those in which both wrote the same. */
export function settle(stored: StudentInformation, change: Change): Conflict {
  const clashes = fieldKeys(change.after).flatMap((key): Clash[] => {
    const mine = shown(key, change.after[key] ?? '')
    const theirs = readField(stored, key)
    const isTouched = theirs !== shown(key, change.before[key] ?? '')
    return isTouched && theirs !== mine ? [{ key, theirs, mine }] : []
  })
  return { stored, change, clashes }
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
