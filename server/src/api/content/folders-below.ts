/** These folders and all that lie in them. */
export function foldersBelow<Folder extends { id: string }>(
  folders: readonly Folder[],
  ids: readonly string[],
  parentOf: (folder: Folder) => string | null | undefined,
): Set<string> {
  const below = new Set(ids)
  for (let size = 0; size < below.size;) {
    size = below.size
    for (const folder of folders) if (below.has(parentOf(folder) ?? '')) below.add(folder.id)
  }
  return below
}
