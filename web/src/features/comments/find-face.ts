import type { Point } from './flight-path.ts'

/** The middle of a pupil's card, unless it is out of sight. */
export function findFace(studentId: string): Point[] {
  const card = document.querySelector(`[data-student-id="${CSS.escape(studentId)}"]`)
  if (!card) return []
  const { left, top, width, height } = card.getBoundingClientRect()
  const isInSight = top + height > 0 && top < window.innerHeight
  return isInSight ? [{ x: left + width / 2, y: top + height * 0.36 }] : []
}
