import { HANDED_HOURS, type handOver, type takeBack } from '@pinge/contract/archives/handed-form.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db/schema.ts'
import { hashToken } from '../../../access/find-caller.ts'
import { requireOpenDocument } from '../../../access/require-document.ts'
import { requireStudents } from '../../../access/require-students.ts'
import type { ClassChange } from '../../../writes/class-write.ts'
import type { ClassContext } from '../../../writes/contexts.ts'
import { deleteEndedForms, deleteHandedForm, insertHandedForm } from './handed-form.queries.ts'

/** Hands the forms of some pupils to a device, which holds no session of the teacher's then. */
export async function createHandedForm(
  trx: Db,
  { classId, teacherId, clock }: ClassContext,
  { documentId, studentIds, token }: RequestOf<typeof handOver>,
): Promise<ClassChange<typeof handOver>> {
  await requireOpenDocument(trx, classId, documentId, 'evaluation')
  const turns = [...new Set(studentIds)]
  await requireStudents(trx, classId, turns)
  await deleteEndedForms(trx, clock())
  const tokenHash = hashToken(token)
  await deleteHandedForm(trx, classId, tokenHash)
  const expiresAt = clock() + HANDED_HOURS * HOUR_MS
  const form = { tokenHash, classId, documentId, teacherId, studentIds: turns.join(','), expiresAt }
  // A device makes a new one each time: this one is of another class.
  if (!(await insertHandedForm(trx, form))) throw new AppError('invalidInput')
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}

/** The teacher has the device again: what it kept opens nothing any more. */
export async function endHandedForm(
  trx: Db,
  { classId, teacherId }: ClassContext,
  { documentId, token }: RequestOf<typeof takeBack>,
): Promise<ClassChange<typeof takeBack>> {
  await deleteHandedForm(trx, classId, hashToken(token))
  return { data: null, change: { type: 'archive-changed', teacherId, documentId } }
}
