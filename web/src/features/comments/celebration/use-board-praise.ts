import type { LiveEvent } from '@pinge/contract/live.ts'
import type { Student } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isFullscreen } from '../../../shared/device/use-fullscreen.ts'
import { isWriting } from '../../../shared/api/write/send-write.ts'
import type { GivenComment } from '../give/given-comment.ts'
import { isOwnComment } from '../give/own-comments.ts'
import { commentKey } from '../give/write-comment.ts'

/** Those who come at once, as after a lost connection, are one: the last. */
const GATHER_MS = 120

/** The screen that a class looks at: as large as a classroom's board, see the styles, or filled by this page. */
function isBoard(): boolean {
  return isFullscreen() || matchMedia('(width >= 1680px) and (height >= 900px)').matches
}

/**
 * Celebrates on a board what was given elsewhere, as on the phone in the aisle. A phone keeps still: the teacher who gave it
 * has heard it, and a colleague's pocket need not.
 */
export function useBoardPraise(
  classId: string,
  students: readonly Student[],
  celebrate: (comment: GivenComment) => void,
): (event: LiveEvent) => void {
  const queryClient = useQueryClient()
  const timer = useRef<number>(undefined)
  // The timer lives outside React.
  useEffect(() => () => clearTimeout(timer.current), [])

  return (event) => {
    if (event.type !== 'comment-given' || event.score < 0 || !isBoard()) return
    function show(given: Given): void {
      // Whether it was given here is known once what was given here is answered.
      if (isWriting(queryClient, commentKey(classId))) return wait(given)
      if (!isOwnComment(given.batchId)) celebrate(commentOf(given, students))
    }
    function wait(given: Given): void {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => show(given), GATHER_MS)
    }
    wait(event)
  }
}

type Given = Extract<LiveEvent, { type: 'comment-given' }>

function commentOf(given: Given, students: readonly Student[]): GivenComment {
  const { batchId, itemName, icon, qualityType, score } = given
  const receivers = new Set(given.students.map(({ id }) => id))
  return {
    requestId: batchId,
    undoRequestId: batchId,
    item: { id: '', name: itemName, icon, type: qualityType, score, isCustom: false },
    students: students.filter(({ id }) => receivers.has(id)),
    isWholeClass: false,
    remark: '',
  }
}
