import { isAway } from '@pinge/contract/attendance/attendance.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isSeenByClass } from '../../../shared/device/is-seen-by-class.ts'
import { isWriting } from '../../../shared/api/write/send-write.ts'
import type { GivenComment, ReceivingTeams } from '../give/given-comment.ts'
import { isOwnComment } from '../give/own-comments.ts'
import { commentKey } from '../give/write-comment.ts'

/** Those who come at once, as after a lost connection, are one. */
const GATHER_MS = 120

/**
 * Celebrates where a class looks what was given elsewhere, as on the phone in the aisle. A phone keeps still: the teacher who
 * gave it has heard it, and a colleague's pocket need not. With `receivers`, a team is told from its members.
 */
export function useBoardPraise(
  classId: string,
  students: readonly Student[],
  celebrate: (comments: readonly GivenComment[]) => void,
  receivers?: ReceivingTeams,
): (event: LiveEvent) => void {
  const queryClient = useQueryClient()
  const timer = useRef<number>(undefined)
  const gathered = useRef<Given[]>([])
  // The timer lives outside React.
  useEffect(() => () => clearTimeout(timer.current), [])

  return (event) => {
    if (event.type !== 'comment-given' || event.score < 0 || !isSeenByClass()) return
    function show(): void {
      // Whether it was given here is known once what was given here is answered.
      if (isWriting(queryClient, commentKey(classId))) return wait()
      const fromOthers = gathered.current.filter(({ batchId }) => !isOwnComment(batchId))
      gathered.current = []
      celebrate(fromOthers.map((given) => commentOf(given, students, receivers)))
    }
    function wait(): void {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(show, GATHER_MS)
    }
    gathered.current.push(event)
    wait()
  }
}

type Given = Extract<LiveEvent, { type: 'comment-given' }>

function commentOf(given: Given, students: readonly Student[], known?: ReceivingTeams): GivenComment {
  const { batchId, itemName, icon, qualityType, score } = given
  const receivers = new Set(given.students.map(({ id }) => id))
  const teams = known?.teams.filter(({ id }) => given.teams?.some((team) => team.id === id)) ?? []
  return {
    requestId: batchId,
    undoRequestId: batchId,
    item: { id: '', name: itemName, icon, type: qualityType, score, isCustom: false },
    students: students.filter(({ id }) => receivers.has(id)),
    toTeams: known && teams.length > 0 ? { ...known, teams } : undefined,
    isWholeClass: students.every(({ id, attendance }) => receivers.has(id) || isAway(attendance)),
    remark: '',
  }
}
