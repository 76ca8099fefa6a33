/** What the selected pupils are for. */
export type SelectionPurpose = 'comment' | 'exchange' | 'reset'

/** The pupils that a teacher selects. */
export type Selection = {
  type: 'select'
  purpose: SelectionPurpose
  ids: ReadonlySet<string>
  /** The pupil selected last: Shift selects every pupil from there on. */
  lastId: string | null
}

export const noSelection: Selection = { type: 'select', purpose: 'comment', ids: new Set(), lastId: null }

export function toggle({ purpose, ids }: Selection, id: string): Selection {
  return { type: 'select', purpose, ids: inverted(ids, [id]), lastId: id }
}

/** Adds every pupil from the last selected one to this one, in the order in which they are shown. */
export function selectRange(
  { purpose, ids, lastId }: Selection,
  toId: string,
  shownIds: readonly string[],
): Selection {
  const from = lastId === null ? -1 : shownIds.indexOf(lastId)
  const to = shownIds.indexOf(toId)
  const range = from === -1 || to === -1 ? [toId] : shownIds.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { type: 'select', purpose, ids: new Set([...ids, ...range]), lastId: toId }
}

export function selectAll(selection: Selection, shownIds: readonly string[]): Selection {
  return { ...selection, ids: new Set([...selection.ids, ...shownIds]) }
}

export function invert(selection: Selection, shownIds: readonly string[]): Selection {
  return { ...selection, ids: inverted(selection.ids, shownIds) }
}

/** Exactly these pupils. */
export function selectOnly({ purpose }: Selection, ids: readonly string[]): Selection {
  return { type: 'select', purpose, ids: new Set(ids), lastId: ids.at(-1) ?? null }
}

function inverted(selected: ReadonlySet<string>, ids: readonly string[]): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) if (!next.delete(id)) next.add(id)
  return next
}
