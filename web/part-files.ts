import type { Plugin, Rolldown } from 'vite'

/** Where the build leaves what `write-screens.mjs` makes `screens.json` of. */
const FILE = 'part-files.json'
const sources = new URL('src/', import.meta.url).pathname

/**
 * Tells of the start and of every part of the program that is fetched by itself which files it needs before it can run:
 * its own, and those of all that it imports, with their styles.
 */
export const partFiles: Plugin = {
  name: 'part-files',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const parts: Record<string, string[]> = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const files = [...filesOf(chunk, bundle)].map((name) => `/${name}`)
      if (chunk.isEntry) parts.start = files
      for (const id of chunk.moduleIds) {
        const isFetched = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0
        if (isFetched && id.startsWith(sources)) parts[id.slice(sources.length)] = files
      }
    }
    this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(parts) })
  },
}

function filesOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): ReadonlySet<string> {
  if (files.has(chunk.fileName)) return files
  files.add(chunk.fileName)
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style)
  for (const name of chunk.imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk') filesOf(imported, bundle, files)
  }
  return files
}
