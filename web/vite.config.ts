import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const routedApp = fileURLToPath(new URL('src/app/RoutedApp.tsx', import.meta.url))

type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** What `RoutedApp` is made of, with all that it imports, is one file: no screen but the first is shown without it. */
const nameIfRouted = (id: string, graph: ModuleGraph): string | null =>
  (routedParts ??= partsOf(routedApp, graph)).has(id) ? 'routed' : null
let routedParts: ReadonlySet<string> | undefined

function partsOf(id: string, graph: ModuleGraph, parts = new Set<string>()): ReadonlySet<string> {
  if (parts.has(id)) return parts
  parts.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) partsOf(imported, graph, parts)
  return parts
}

export default defineConfig({
  plugins: [react(), tailwindcss()],
  server: { proxy: { '/api': `http://127.0.0.1:${env.PORT ?? '8080'}` } },
  build: {
    // Pictures stay files of their own: inlined, they would be loaded with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // A page asks for few files: the start, what every screen behind the door needs, its own, and what many share.
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: nameIfRouted, debugName: 'routed', priority: 1 },
            { name: 'shared', minShareCount: 4 },
            {
              name: 'class-covers',
              test: /CoverPicker|ClassCover\.tsx|find-classes|class-detail-path/,
              minShareCount: 2,
            },
            { name: 'class-known', test: /use-named-class|ClassNotFound/, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
