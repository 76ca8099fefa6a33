/** Where a pupil is seen on the screen: drawn by chance, as a card, on a seat or in a team; nothing where out of sight. */
export function findCard(studentId: string): DOMRect | undefined {
  const id = `="${CSS.escape(studentId)}"]`
  const card =
    document.querySelector(`[data-drawn-id${id}`) ?? document.querySelector(`[data-student-id${id}`)
  const place = card?.getBoundingClientRect()
  return place && place.bottom > 0 && place.top < window.innerHeight ? place : undefined
}
