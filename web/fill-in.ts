import { build, type Plugin } from 'vite'
import { filledIn } from './browser-floor.ts'

const IS_LACKING = Object.keys(filledIn)
  .map((name) => `!${name}`)
  .join(' || ')

const FILL_IN = '\0virtual:fill-in'

const sources: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:is-lacking': () => `export const isLacking = () => ${IS_LACKING}`,
  'virtual:fill-in': bundleFillIn,
}

/**
 * Writes the two modules that fill in what a browser of the floor lacks: one tells whether this browser lacks any of it,
 * the other brings it and is fetched by no other browser.
 */
export const fillIn: Plugin = {
  name: 'fill-in',
  resolveId: { filter: { id: /^virtual:/ }, handler: (id) => (id in sources ? `\0${id}` : null) },
  load: { filter: { id: /^\0virtual:/ }, handler: async (id) => (await sources[id.slice(1)]?.()) ?? null },
}

/**
 * Bundled by itself: the modules are CommonJS, and what they need of the bundler would else become a file of its own, which
 * all screens fetch.
 */
async function bundleFillIn(): Promise<string> {
  const modules = Object.values(filledIn).map((module) => `import 'core-js/modules/${module}.js'`)
  const styles = JSON.stringify(`${import.meta.dirname}/src/app/older-browsers/fill-in-styles.ts`)
  const source = [...modules, `export { stylesFilledIn } from ${styles}`].join('\n')
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      { name: 'fill-in-source', resolveId: asItself, load: (id) => (id === FILL_IN ? source : null) },
    ],
    build: {
      write: false,
      copyPublicDir: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: FILL_IN, preserveEntrySignatures: 'strict' },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (!chunk) throw new Error('what browsers of the floor lack was not built')
  return chunk.code
}

const asItself = (id: string) => (id === FILL_IN ? id : null)

/** The files of the build that only browsers of the floor fetch. */
export function filesFilledIn(
  bundle: Readonly<Record<string, { type: string; fileName: string; moduleIds?: string[] }>>,
): string[] {
  return Object.values(bundle)
    .filter(({ moduleIds = [] }) => moduleIds.includes(FILL_IN))
    .map(({ fileName }) => fileName)
}
