export type CardDeed = { deed: 'comment-class' } | { deed: 'tap' | 'tick'; studentId: string }

/** Which card, and which part of it, an event of the grid came from; nothing when it fell between the cards. */
export function readCardEvent(target: EventTarget | null): CardDeed | null {
  if (!(target instanceof Element)) return null
  const deed = target.closest<HTMLElement>('[data-deed]')?.dataset.deed
  if (deed === 'comment-class') return { deed }
  const studentId = findStudentId(target)
  return (deed === 'tap' || deed === 'tick') && studentId !== undefined ? { deed, studentId } : null
}

export function findStudentId(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-student-id]')?.dataset.studentId
    : undefined
}
