/** The list with one of its ids moved to a place; an id that is not in it changes nothing. */
export function moveItem(ids: readonly string[], id: string, to: number): string[] {
  if (!ids.includes(id)) return [...ids]
  return ids.filter((other) => other !== id).toSpliced(to, 0, id)
}
