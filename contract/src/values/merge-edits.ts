/** Puts two edits of `seen` together field by field; of what both changed differently, a clash, `mine` stays. */
export function mergeEdits<Fields extends object>(
  seen: Fields,
  mine: Fields,
  theirs: Fields,
  isSame: (one: Fields[keyof Fields], other: Fields[keyof Fields]) => boolean = Object.is,
): { merged: Fields; clashes: (keyof Fields)[] } {
  const merged = { ...theirs }
  const clashes: (keyof Fields)[] = []
  let key: keyof Fields
  for (key in mine) {
    if (isSame(mine[key], seen[key])) continue
    merged[key] = mine[key]
    if (!isSame(theirs[key], seen[key]) && !isSame(mine[key], theirs[key])) clashes.push(key)
  }
  return { merged, clashes }
}
