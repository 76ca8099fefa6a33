import { guardianTels } from '@pinge/contract/student-information.ts'
import { call } from '../../../shared/api/call/call.ts'
import { fieldKeys, isTelField, type Change, type FieldKey, type Fields } from './fields.ts'

/** Whole phones by pupil and field. The server writes down that they were read. */
export type Tels = ReadonlyMap<string, Partial<Record<FieldKey, string>>>

export async function readTels(classId: string, ids: readonly string[]): Promise<Tels> {
  const told = await call(guardianTels, { classId, ids: [...ids] })
  return new Map(
    told.map(({ id, tels }): [string, Partial<Record<FieldKey, string>>] => [
      id,
      Object.fromEntries(tels.map(({ position, tel }) => [position === 1 ? 'tel1' : 'tel0', tel])),
    ]),
  )
}

/** An edit of a masked number can be taken back only with its whole text, so that text is asked for. */
export async function withWholeTels(classId: string, changes: readonly Change[]): Promise<Change[]> {
  const masked = changes.filter(({ before }) =>
    fieldKeys(before).some((key) => isTelField(key) && before[key]?.includes('*')),
  )
  if (masked.length === 0) return [...changes]
  const tels = await readTels(
    classId,
    masked.map(({ id }) => id),
  )
  return changes.map((change) => {
    const before: Fields = { ...change.before }
    for (const key of fieldKeys(before).filter(isTelField)) before[key] = tels.get(change.id)?.[key] ?? ''
    return { ...change, before }
  })
}
