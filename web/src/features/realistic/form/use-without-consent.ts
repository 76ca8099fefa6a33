import { consentList } from '@pinge/contract/privacy/consents.ts'
import type { RealisticBatch } from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import type { FormPicture } from './use-record-photos.ts'

/** Pupils whose guardians said no yes to pictures; none until it is known, and then the server refuses all the same. */
export function useWithoutConsent(classId: string): ReadonlySet<string> {
  const consents = useRead(consentList, { classId }).data ?? []
  return new Set(consents.flatMap(({ studentId, state }) => (state === 'given' ? [] : studentId)))
}

/** Of whom a consent is wanted, as the server asks: pictures that stay may go on showing whom they showed. */
export function askedFor(
  chosen: readonly string[],
  pictures: readonly FormPicture[],
  batch: RealisticBatch | undefined,
): readonly string[] {
  if (pictures.length === 0) return []
  if (pictures.some(({ blob }) => blob)) return chosen
  return chosen.filter((id) => !batch?.students.some(({ studentId }) => studentId === id))
}

/** Said at the photos, before one is taken in vain; empty where all who are chosen may be in one. */
export function formatNoConsent(
  students: readonly Student[],
  chosen: readonly string[],
  withoutConsent: ReadonlySet<string>,
): string {
  const names = students
    .filter(({ id }) => chosen.includes(id) && withoutConsent.has(id))
    .map(({ username }) => username)
  return names.length === 0 ? '' : `${formatNames(names)}的家长没有同意添加照片`
}
