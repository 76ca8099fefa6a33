import { COMMENT_SOUND_MS } from '@pinge/contract/limits.ts'
import { useEffect, useState } from 'react'
import type { GivenComment } from '../given-comment.ts'
import type { Point } from './flight-path.ts'
import { ringPraise, ringReminder } from './praise-sounds.ts'

export type PraiseMoment = {
  comment: GivenComment
  from: Point
  /** Where on the screen those who are praised are seen. */
  faces: readonly Point[]
}

/** A praise is heard and seen for as long as its sound lasts; a reminder is not seen, and hardly heard. */
export function usePraiseMoment() {
  const [moment, setMoment] = useState<PraiseMoment | null>(null)

  // The browser's timer: the moment is over when the sound is.
  useEffect(() => {
    if (!moment) return
    const timer = setTimeout(() => setMoment(null), COMMENT_SOUND_MS)
    return () => clearTimeout(timer)
  }, [moment])

  return {
    moment,
    celebrate: (comment: GivenComment, from: Point) => {
      if (comment.item.score < 0) return ringReminder()
      setMoment({ comment, from, faces: comment.students.flatMap(({ id }) => findFace(id)) })
      ringPraise()
    },
    endMomentOf: (comment: GivenComment) =>
      setMoment((shown) => (shown?.comment.requestId === comment.requestId ? null : shown)),
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
