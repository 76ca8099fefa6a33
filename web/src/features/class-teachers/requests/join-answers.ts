import type { joinRequests } from '@pinge/contract/class-teachers.ts'
import type { ClassSummary } from '@pinge/contract/classes.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'

/** A request of mine that waits for an owner's answer. */
export type OwnJoinRequest = DataOf<typeof joinRequests>['mine'][number]

/** The requests that an owner has answered since they were read before. */
export function answeredRequests(
  before: readonly OwnJoinRequest[],
  now: readonly OwnJoinRequest[],
): OwnJoinRequest[] {
  return before.filter(({ id }) => now.every((request) => request.id !== id))
}

/** Which of the answered requests were granted: their class is one of mine now. */
export function sortAnswers(
  answered: readonly OwnJoinRequest[],
  classes: readonly Pick<ClassSummary, 'classId'>[],
): { granted: OwnJoinRequest[]; declined: OwnJoinRequest[] } {
  const mine = new Set(classes.map(({ classId }) => classId))
  return {
    granted: answered.filter(({ classId }) => mine.has(classId)),
    declined: answered.filter(({ classId }) => !mine.has(classId)),
  }
}

/** The requests for other classes than these: what was told of a class holds until there is news of it. */
export function withoutClassesOf(
  these: readonly OwnJoinRequest[],
  requests: readonly OwnJoinRequest[],
): OwnJoinRequest[] {
  return requests.filter(({ classId }) => these.every((request) => request.classId !== classId))
}
