const KEY = 'selectedStudentIds'

/** What a link to a class carries in its history entry: the pupils who shall be selected there. No child is named in an address. */
export function handOverSelection(studentIds: readonly string[]): Record<typeof KEY, readonly string[]> {
  return { [KEY]: studentIds }
}

/** The pupils that a link handed over; none where the class was opened in another way. */
export function readHandedSelection(state: unknown): readonly string[] {
  if (typeof state !== 'object' || state === null || !(KEY in state)) return []
  const ids: unknown = state[KEY]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
