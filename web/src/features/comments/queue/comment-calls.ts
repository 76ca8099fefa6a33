import { giveComment, undoComment } from '@pinge/contract/comments.ts'
import * as errors from '@pinge/contract/protocol/errors.ts'
import { studentList } from '@pinge/contract/students.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { call } from '../../../shared/api/call/call.ts'
import { isPassingFailure } from '../../../shared/api/failure/is-passing-failure.ts'
import { Refusal } from '../../../shared/api/failure/refusal.ts'
import type { GivenComment } from '../give/given-comment.ts'
import { studentsRequest, teamsRequest } from '../give/comment-request.ts'
import type { SentComment } from '../give/write-comment.ts'
import type { PartialComment, SendFailure } from './queue-deps.ts'

/** Sends a comment to pupils, or to teams. */
export function sendComment(classId: string, comment: GivenComment, token: string): Promise<SentComment> {
  const { toTeams } = comment
  return toTeams
    ? call(commentTeams, teamsRequest(classId, comment, toTeams), { token })
    : call(giveComment, studentsRequest(classId, comment), { token })
}

export async function undoSent(
  classId: string,
  { undoRequestId }: GivenComment,
  batchId: string,
  token: string,
): Promise<SentComment> {
  const { students } = await call(undoComment, { classId, batchId, requestId: undoRequestId }, { token })
  return { batchId, students }
}

/** Whether the server has it since so long that it no longer keeps what it answered. */
export function isAlreadyRecorded(error: unknown): boolean {
  return error instanceof Refusal && error.code === errors.alreadyRecorded.code
}

/** What a failure means for what waits. */
export function judgeFailure(error: unknown): SendFailure {
  if (isPassingFailure(error)) return 'lost'
  return error instanceof Refusal && error.code === errors.sessionExpired.code ? 'sign-in' : 'refused'
}

/**
 * Who of a comment is still in the class, where the server refused it because others are not: one comment has one answer, so
 * no part of it was written. Null for any other refusal, where all or none of them are there, and where the class cannot
 * be read.
 */
export async function findPartialComment(
  classId: string,
  comment: GivenComment,
  error: unknown,
): Promise<PartialComment | null> {
  if (!isBecauseOfPupils(error) || comment.toTeams) return null
  try {
    const { stuInfoList } = await call(studentList, { filter: true, classId })
    const thereIds = new Set(stuInfoList.map(({ id }) => id))
    const students = comment.students.filter(({ id }) => thereIds.has(id))
    const gone = comment.students.filter(({ id }) => !thereIds.has(id))
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
