export type CardAction = { action: 'comment-class' } | { action: 'tap' | 'select'; studentId: string }

/** Which card, and which part of it, an event of the grid came from; nothing when it fell between the cards. */
export function readCardEvent(target: EventTarget | null): CardAction | null {
  if (!(target instanceof Element)) return null
  const action = target.closest<HTMLElement>('[data-action]')?.dataset.action
  if (action === 'comment-class') return { action }
  const studentId = findStudentId(target)
  return (action === 'tap' || action === 'select') && studentId !== undefined ? { action, studentId } : null
}

export function findStudentId(target: EventTarget | null): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-student-id]')?.dataset.studentId
    : undefined
}
