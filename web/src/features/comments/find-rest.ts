import * as errors from '@pinge/contract/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { call } from '../../shared/api/call.ts'
import { Refusal } from '../../shared/api/refusal.ts'
import type { AwardRest } from './award-queue.ts'
import type { Award } from './awards.ts'

/**
 * Who of an award is still in the class, where the server refused it because others are not: one deed has one answer, so
 * it was written for nobody. Null for any other refusal, where all or none of them are there, and where the class cannot
 * be read.
 */
export async function findRest(classId: string, award: Award, error: unknown): Promise<AwardRest | null> {
  if (!isBecauseOfPupils(error) || award.toTeams) return null
  try {
    const { stuInfoList } = await call(studentList, { filter: true, classId })
    const thereIds = new Set(stuInfoList.map(({ id }) => id))
    const students = award.students.filter(({ id }) => thereIds.has(id))
    const gone = award.students.filter(({ id }) => !thereIds.has(id))
    if (students.length === 0 || gone.length === 0) return null
    return { goneNames: gone.map(({ username }) => username), students }
  } catch {
    return null
  }
}

/** Other things that are not found have the same code. */
function isBecauseOfPupils(error: unknown): boolean {
  const { code, message } = errors.studentNotInClass
  return error instanceof Refusal && error.code === code && error.message === message
}
