import { statesBefore, type RealisticBatch, type RealisticStudent } from '@pinge/contract/realistic.ts'

/** After a step of one record, or of all in the batch for which it is the next one. */
export function reviewed(
  batch: RealisticBatch,
  id: string,
  step: Pick<RealisticStudent, 'state' | 'word'>,
): RealisticBatch {
  const isMeant = (one: RealisticStudent) =>
    (id === batch.batchId || id === one.id) && statesBefore[step.state].includes(one.state)
  return { ...batch, students: batch.students.map((one) => (isMeant(one) ? { ...one, ...step } : one)) }
}

/** After one pupil's record was removed. */
export function without(batch: RealisticBatch, id: string): RealisticBatch {
  return { ...batch, students: batch.students.filter((one) => one.id !== id) }
}
