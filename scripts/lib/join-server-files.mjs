// Joins the programs of the server and its threads into one folder: node join-server-files.mjs <folder>
import { globSync } from 'node:fs'
import { basename, dirname, relative, sep } from 'node:path'
import { rolldown } from 'rolldown'
import { root } from './paths.mjs'
import { serverBuildFolder, serverPrograms } from './server-build.mjs'

const threads = globSync('server/src/**/*-worker.ts', { cwd: root })
const input = {
  ...serverPrograms,
  ...Object.fromEntries(threads.map((file) => [basename(file, '.ts'), file])),
}

/** A thread that a file starts from beside itself, or the place of the file itself. */
const ownPlace =
  /new URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|\bimport\.meta\.url\b|\b__dirname\b/g

/**
 * What a file finds by where it stands, it finds from the joined one too: the page, the content, a list of passwords.
 * @type {import('rolldown').Plugin}
 */
const filesBesideSources = {
  name: 'files-beside-sources',
  transform(code, id) {
    if (!id.includes('node_modules') && /\bimport\.meta\.(dirname|filename|resolve)\b/.test(code))
      throw new Error(`${id}: here a file finds what is beside it by import.meta.url alone`)
    if (id.startsWith('\0') || code.search(ownPlace) < 0) return null
    // Of where the files will stand, which is not yet where they are written.
    const source = relative(serverBuildFolder, id).split(sep).join('/')
    return code.replaceAll(
      ownPlace,
      (/** @type {string} */ found, /** @type {string | undefined} */ thread) => {
        if (thread !== undefined) return `new URL('./${thread}.js', import.meta.url)`
        if (found === '__dirname') return folderOf(source)
        return `new URL('${source}', import.meta.url).href`
      },
    )
  },
}

/** @param {string} source */
function folderOf(source) {
  return `process.getBuiltinModule('url').fileURLToPath(new URL('${dirname(source)}', import.meta.url))`
}

const bundle = await rolldown({
  cwd: root,
  platform: 'node',
  input,
  // A faster driver that pg takes where somebody has installed it.
  external: ['pg-native'],
  plugins: [filesBesideSources],
})
await bundle.write({
  dir: process.argv[2] ?? serverBuildFolder,
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
  cleanDir: true,
})
await bundle.close()
