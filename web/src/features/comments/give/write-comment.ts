import { giveComment } from '@pinge/contract/comments.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { studentList, type Student } from '@pinge/contract/students.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sendWrite, type ChangeDrawn } from '../../../shared/api/write/send-write.ts'
import { studentsRequest, teamsRequest } from './comment-request.ts'
import type { GivenComment } from './given-comment.ts'
import { addPoints, firstOfToday, takeBackPoints, takeOverTotals } from './student-scores.ts'

/** Comments of one class are drawn over one another: the server's word counts when the last one is answered. */
export const commentKey = (classId: string) => `comment/${classId}`

export type SentComment = DataOf<typeof giveComment> & {
  /** Where it was given to teams. */
  teams?: DataOf<typeof commentTeams>['teams']
}

type Answer = Pick<SentComment, 'students'>
type Drawing = {
  draw: (_: unknown, change: ChangeDrawn) => void
  drawBack?: (_: unknown, change: ChangeDrawn) => void
  drawAnswer?: (answer: Answer, _: unknown, change: ChangeDrawn) => void
}

/** Writes one comment with this way to send it; refusals are told by the screen, with the names of the pupils. */
export async function writeComment(
  queryClient: QueryClient,
  classId: string,
  comment: GivenComment,
  drawing: Drawing,
  send: () => Promise<SentComment>,
): Promise<SentComment> {
  const optimistic = { key: commentKey(classId), ...drawing }
  const { toTeams } = comment
  if (toTeams) {
    const request = teamsRequest(classId, comment, toTeams)
    const sendToTeams = async () => ({ teams: [], ...(await send()) })
    return (await sendWrite(queryClient, commentTeams, request, { optimistic, send: sendToTeams })).data
  }
  const request = studentsRequest(classId, comment)
  return (await sendWrite(queryClient, giveComment, request, { optimistic, send })).data
}

/** Draws the points of a comment, takes them off again, and takes over what the server says instead. */
export function drawPoints(classId: string, { item, students }: GivenComment): Required<Drawing> {
  const ids = new Set(students.map(({ id }) => id))
  let firstIds: ReadonlySet<string> = new Set()
  const changeStudents = changeStudentsOf(classId)
  return {
    draw: (_, change) =>
      changeStudents(change, (before) => {
        firstIds = firstOfToday(before, ids, item)
        return addPoints(before, ids, item)
      }),
    drawBack: (_, change) => changeStudents(change, (drawn) => takeBackPoints(drawn, ids, item, firstIds)),
    drawAnswer: drawTotals(classId, 'given').drawAnswer,
  }
}

/** Draws the server's totals alone. */
export function drawTotals(
  classId: string,
  by: 'given' | 'undone',
): Required<Pick<Drawing, 'draw' | 'drawAnswer'>> {
  const changeStudents = changeStudentsOf(classId)
  return {
    draw: () => {},
    drawAnswer: ({ students: totals }, _, change) =>
      changeStudents(change, (drawn) => takeOverTotals(drawn, totals, by)),
  }
}

function changeStudentsOf(classId: string) {
  return (change: ChangeDrawn, next: (students: readonly Student[]) => Student[]) =>
    change(studentList, { filter: true, classId }, (data) => ({
      ...data,
      stuInfoList: next(data.stuInfoList),
    }))
}
