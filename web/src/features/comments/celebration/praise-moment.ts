import { COMMENT_SOUND_MS } from '@pinge/contract/values/limits.ts'
import { createStore } from 'zustand'
import type { GivenComment } from '../give/given-comment.ts'
import type { Point } from './flight-path.ts'
import { ringPraise, ringReminder } from './praise-sounds.ts'

export type PraiseMoment = {
  comment: GivenComment
  from: Point
  /** Where on the screen the praised pupils are seen. */
  faces: readonly Point[]
}

/** A praise is heard and seen for as long as its sound lasts; a reminder is not seen, and hardly heard. */
export function createCelebration() {
  const store = createStore<{ moment: PraiseMoment | null }>(() => ({ moment: null }))
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(moment: PraiseMoment | null): void {
    clearTimeout(timer)
    store.setState({ moment })
  }

  return {
    store,
    celebrate: (comment: GivenComment, from: Point): void => {
      if (comment.item.score < 0) return ringReminder()
      show({ comment, from, faces: comment.students.flatMap(({ id }) => findFace(id)) })
      timer = setTimeout(() => show(null), COMMENT_SOUND_MS)
      ringPraise()
    },
    endMomentOf: ({ requestId }: GivenComment): void => {
      if (store.getState().moment?.comment.requestId === requestId) show(null)
    },
  }
}

/** The middle of a pupil's card, unless it is out of sight. */
function findFace(studentId: string): Point[] {
  const card = document.querySelector(`[data-student-id="${CSS.escape(studentId)}"]`)
  if (!card) return []
  const { left, top, width, height } = card.getBoundingClientRect()
  const isInSight = top + height > 0 && top < window.innerHeight
  return isInSight ? [{ x: left + width / 2, y: top + height * 0.36 }] : []
}
