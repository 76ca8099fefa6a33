import { COMMENT_SOUND_MS } from '@pinge/contract/limits.ts'
import { useEffect, useState } from 'react'
import type { Award } from './awards.ts'
import { findFace } from './find-face.ts'
import type { Point } from './flight-path.ts'
import { ringPraise, ringReminder } from './ring-praise.ts'

export type PraiseMoment = {
  award: Award
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
    celebrate: (award: Award, from: Point) => {
      if (award.item.score < 0) return ringReminder()
      setMoment({ award, from, faces: award.students.flatMap(({ id }) => findFace(id)) })
      ringPraise()
    },
    endMomentOf: (award: Award) =>
      setMoment((shown) => (shown?.award.requestId === award.requestId ? null : shown)),
  }
}
