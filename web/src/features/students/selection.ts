/** What the bar at the bottom does with those who are ticked. */
export type BottomMode = 'Default' | 'CommentPersons' | 'ResetScore' | 'RewardExchange'

/** Which pupils are ticked, and what for. While none is being chosen, a tap on a pupil means that pupil alone. */
export type Selection = {
  mode: BottomMode
  isChoosing: boolean
  tickedIds: ReadonlySet<string>
  /** The pupil ticked last: Shift ticks everybody from there on. */
  lastId: string | null
}

export type SelectionEvent =
  /** Without a mode: for a comment. Who is ticked already stays so. */
  | { type: 'choosing-started'; mode?: Exclude<BottomMode, 'Default'> }
  | { type: 'choosing-ended' }
  | { type: 'student-ticked'; id: string }
  | { type: 'range-ticked'; toId: string; shownIds: readonly string[] }
  | { type: 'all-ticked'; shownIds: readonly string[] }
  | { type: 'ticks-inverted'; shownIds: readonly string[] }
  | { type: 'ticks-set'; ids: readonly string[] }

export const emptySelection: Selection = {
  mode: 'Default',
  isChoosing: false,
  tickedIds: new Set(),
  lastId: null,
}

export function selectionReducer(selection: Selection, event: SelectionEvent): Selection {
  const { tickedIds, lastId } = selection
  const mode = selection.mode === 'Default' ? 'CommentPersons' : selection.mode
  const choosing = (ids: ReadonlySet<string>, last: string | null): Selection => ({
    mode,
    isChoosing: true,
    tickedIds: ids,
    lastId: last,
  })
  switch (event.type) {
    case 'choosing-started':
      return { ...selection, isChoosing: true, mode: event.mode ?? 'CommentPersons' }
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
