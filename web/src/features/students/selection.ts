/** Which pupils are ticked. While none is being chosen, a tap on a pupil means that pupil alone. */
export type Selection = {
  isChoosing: boolean
  tickedIds: ReadonlySet<string>
  /** The pupil ticked last: Shift ticks everybody from there on. */
  lastId: string | null
}

export type SelectionEvent =
  | { type: 'choosing-started' }
  | { type: 'choosing-ended' }
  | { type: 'student-ticked'; id: string }
  | { type: 'range-ticked'; toId: string; shownIds: readonly string[] }
  | { type: 'all-ticked'; shownIds: readonly string[] }
  | { type: 'ticks-inverted'; shownIds: readonly string[] }
  | { type: 'ticks-set'; ids: readonly string[] }

export const emptySelection: Selection = { isChoosing: false, tickedIds: new Set(), lastId: null }

export function selectionReducer(selection: Selection, event: SelectionEvent): Selection {
  const { tickedIds, lastId } = selection
  switch (event.type) {
    case 'choosing-started':
      return { ...selection, isChoosing: true }
    case 'choosing-ended':
      return emptySelection
    case 'student-ticked':
      return choosing(inverted(tickedIds, [event.id]), event.id)
    case 'range-ticked':
      return choosing(new Set([...tickedIds, ...idsBetween(event.shownIds, lastId, event.toId)]), event.toId)
    case 'all-ticked':
      return choosing(new Set([...tickedIds, ...event.shownIds]), lastId)
    case 'ticks-inverted':
      return choosing(inverted(tickedIds, event.shownIds), lastId)
    case 'ticks-set':
      return choosing(new Set(event.ids), event.ids.at(-1) ?? null)
  }
}

function choosing(tickedIds: ReadonlySet<string>, lastId: string | null): Selection {
  return { isChoosing: true, tickedIds, lastId }
}

function inverted(tickedIds: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(tickedIds)
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return next
}

function idsBetween(shownIds: readonly string[], fromId: string | null, toId: string): readonly string[] {
  const from = fromId === null ? -1 : shownIds.indexOf(fromId)
  const to = shownIds.indexOf(toId)
  if (from === -1 || to === -1) return [toId]
  return shownIds.slice(Math.min(from, to), Math.max(from, to) + 1)
}
