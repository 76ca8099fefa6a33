import type { EditConflicts } from '@pinge/contract/student-information.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { requireInformation } from './read-records.ts'

type Edit = { id: string; version?: number | undefined }

/**
 * Refuses edits of records that are others by now, and answers for each what stands there and what was wanted, so that
 * a teacher can choose. An edit that names no version is not compared. The class must be held by the transaction.
 */
export async function refuseStaleEdits(trx: Db, classId: string, edits: readonly Edit[]): Promise<void> {
  const compared = edits.filter(({ version }) => version !== undefined)
  if (compared.length === 0) return
  const ids = [...new Set(compared.map(({ id }) => id))]
  const stored = new Map((await requireInformation(trx, classId, ids)).map((row) => [row.id, row]))
  const conflicts = compared.flatMap(({ id, version, ...given }) => {
    const student = stored.get(id)
    return student && student.version !== version ? [{ id, stored: student, given }] : []
  })
  if (conflicts.length > 0)
    throw new AppError('studentsChanged', { data: { conflicts } satisfies EditConflicts })
}
