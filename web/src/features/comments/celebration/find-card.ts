/** Where a pupil is seen on the screen, as a card, on a seat or in a team; nothing where they are out of sight. */
export function findCard(studentId: string): DOMRect | undefined {
  const card = document.querySelector(`[data-student-id="${CSS.escape(studentId)}"]`)
  const place = card?.getBoundingClientRect()
  return place && place.bottom > 0 && place.top < window.innerHeight ? place : undefined
}
