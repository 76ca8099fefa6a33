import * as contract from '@pinge/contract/archives/handed-form.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { AppError } from '../../../../platform/app-error.ts'
import type { Db } from '../../../../platform/db/schema.ts'
import type { HandedFormTable } from '../../../../platform/db/tables/archives.ts'
import { hashToken } from '../../../access/find-caller.ts'
import { findMembership } from '../../../access/require-class.ts'
import { requireDocument } from '../../../access/require-document.ts'
import type { ApiDeps } from '../../../api-deps.ts'
import { changeClass, type ClassChange } from '../../../writes/class-write.ts'
import type { ClassWriteContext } from '../../../writes/contexts.ts'
import { selectPupils } from '../../../writes/students/pupils.queries.ts'
import { askedIn } from '../../../writes/archives/columns.ts'
import { readOwnWords } from '../read-evaluation.ts'
import { saveEvaluation } from '../save-evaluation.ts'
import { selectHandedForm, updateTurns } from './handed-form.queries.ts'

/** The form of the one pupil whose turn it is. What teachers, family and other children wrote is not in it. */
export async function readHandedForm(
  { database: { read }, clock }: Pick<ApiDeps, 'database' | 'clock'>,
  { token }: RequestOf<typeof contract.handedForm>,
): Promise<DataOf<typeof contract.handedForm>> {
  const form = await requireHandedForm(read, token, clock())
  const { classId, documentId } = form
  const document = await requireDocument(read, classId, documentId)
  const turns = await turnsOf(read, form)
  const [pupil] = turns
  const { scale, questions } = askedIn(document)
  const own = pupil && (await readOwnWords(read, { classId, document, studentId: pupil.id }))
  return {
    scale,
    questions: [...questions],
    pupil: own
      ? {
          studentId: pupil.id,
          username: pupil.username,
          header: pupil.header,
          answers: own.answers,
          progress: own.progress,
          goal: own.goal,
        }
      : null,
    left: turns.length,
  }
}

/** Writes in the name of the teacher who handed the device over, and of the pupil whose turn it is alone. */
export async function saveHandedForm(
  deps: ApiDeps,
  request: RequestOf<typeof contract.saveHandedForm>,
): Promise<DataOf<typeof contract.saveHandedForm>> {
  const { classId, teacherId } = await requireHandedForm(deps.database.read, request.token, deps.clock())
  const asked = { endpoint: contract.saveHandedForm, teacherId, classId, request }
  return changeClass(deps, asked, (trx, context) => saveTurn(trx, context, request), {})
}

async function saveTurn(
  trx: Db,
  context: ClassWriteContext,
  { token, studentId, answers, progress, goal, turn }: RequestOf<typeof contract.saveHandedForm>,
): Promise<ClassChange<typeof contract.saveHandedForm>> {
  const form = await requireHandedForm(trx, token, context.clock())
  const [first, ...others] = (await turnsOf(trx, form)).map(({ id }) => id)
  if (first !== studentId) throw new AppError('handedFormNotYours')
  const { classId, documentId, tokenHash } = form
  const said = { classId, documentId, studentId, answers, progress, goal }
  const { change } = await saveEvaluation(trx, context, said)
  const after = { keep: [first, ...others], done: others, later: [...others, first] }[turn]
  if (turn !== 'keep') await updateTurns(trx, tokenHash, after.join(','))
  return { data: null, change }
}

/** Refuses one that ended, was taken back, or whose teacher has left the class, all alike. */
async function requireHandedForm(db: Db, token: string, now: number): Promise<HandedFormTable> {
  const form = await selectHandedForm(db, hashToken(token), now)
  if (!form || !(await findMembership(db, form.teacherId, form.classId))) throw new AppError('handedFormOver')
  return form
}

/** Those in the class who have not had their turn, in the order in which it comes. */
async function turnsOf(db: Db, { classId, studentIds }: HandedFormTable) {
  const pupils = callApart(await selectPupils(db, classId))
  const byId = new Map(pupils.map((pupil) => [pupil.id, pupil]))
  return studentIds.split(',').flatMap((id) => byId.get(id) ?? [])
}
