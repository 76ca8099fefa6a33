import { createHash } from 'node:crypto'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { minify } from '@swc/core'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { buildTarget } from './browser-floor.ts'
import { chunkPlan } from './chunk-plan.ts'
import { contractOfPages } from './contract-of-pages.ts'
import { fillIn, filesFilledIn } from './fill-in.ts'
import { iconsOfPages } from './icons-of-pages.ts'
import { partFiles } from './part-files.ts'
import { routerOfPages } from './router-of-pages.ts'
import { zipInPage } from './zip-in-page.ts'

/**
 * Builds the service worker apart from the pages, in one file at the root, because its address says what it may answer
 * for. It is told which files the program is made of, and gets a name for exactly these.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    // After the builder has thrown away what holds nothing but a style: a list with a file that is not there keeps nothing.
    order: 'post',
    async handler(_, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => /^assets\/.*\.(js|css|woff2)$/.test(name))
        .map((name) => `/${name}`)
        .sort((a, b) => (a < b ? -1 : 1))
      const forFloor = filesFilledIn(bundle).map((name) => `/${name}`)
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [fillIn],
        define: {
          PROGRAM_FILES: JSON.stringify(files.filter((file) => !forFloor.includes(file))),
          FLOOR_FILES: JSON.stringify(forFloor),
          PROGRAM_VERSION: JSON.stringify(
            createHash('sha256').update(files.join()).digest('hex').slice(0, 12),
          ),
        },
        build: {
          write: false,
          copyPublicDir: false,
          target: buildTarget,
          rolldownOptions: { input: serviceWorkerSource, output: { format: 'iife' } },
        },
      })
      const [chunk] = 'output' in built ? built.output : []
      if (!chunk) throw new Error('the service worker was not built')
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code })
    },
  },
}
/** A second minifier goes over what the first left: by half a percent of a screen, and every byte is waited for on a slow line. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      await Promise.all(
        chunks.map(async (chunk) => {
          const { code } = await minify(chunk.code, { module: true, ecma: 2022, compress: { passes: 3 } })
          // What counts is the size on the wire, which a shorter text does not always lessen.
          if (brotliCompressSync(code).length < brotliCompressSync(chunk.code).length) chunk.code = code
        }),
      )
    },
  },
}
/**
 * Browsers that know the sign compile these files while they still come in, beside the page's own work, and not function by
 * function when the page comes to it. Written in last, because it must stand first.
 */
const compileAhead: Plugin = {
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && compiledAhead.has(chunk.name))
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
    },
  },
}
/** What a class in a lesson is made of, named by the chunk plan. */
const compiledAhead: ReadonlySet<string> = new Set(['index', 'start', 'routed', 'shared', 'class'])

const serviceWorkerSource = fileURLToPath(new URL('src/service-worker/service-worker.ts', import.meta.url))

/** Every page carries the names of all files, so that what has no name of its own gets a short one. */
const fileNameOf = (chunk: string) => (chunk.startsWith('crumbs-of-') ? 'c' : chunk)

export default defineConfig({
  plugins: [
    chunkPlan,
    contractOfPages,
    iconsOfPages,
    routerOfPages,
    fillIn,
    zipInPage,
    serviceWorker,
    partFiles,
    minifyAgain,
    compileAhead,
    react(),
    tailwindcss(),
  ],
  server: { proxy: { '/api': `http://127.0.0.1:${env.PORT ?? '8080'}` } },
  build: {
    // Pictures stay files of their own: inlined, they would be loaded with every page.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Browsers without it load the same files a little later.
    modulePreload: {
      polyfill: false,
      // The page has the start already; and the sign-in page, whose bytes are scarce, lets what it opens ask for the rest.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('sign-in-') ? [] : files.filter((file) => !file.startsWith('assets/index-')),
    },
    target: buildTarget,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) => `assets/${fileNameOf(name)}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
