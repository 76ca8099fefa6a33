import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cacheFolder, root } from './paths.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { say, SetupError } from './say.mjs'
import { withLock } from './with-lock.mjs'

const outFolder = join(root, 'web', 'dist')
const viteProgram = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const stampFile = join(cacheFolder, 'web-build')

/** Builds web/dist unless it was built from exactly these sources. */
export async function ensureWebBuild() {
  if (isBuilt()) return
  await withLock('web-build', build, () => say('另一个进程正在构建网页，请稍候…'))
}

async function build() {
  if (isBuilt()) return
  say('构建网页…')
  const started = Date.now()
  const stamp = sourceHash()
  // Built beside and moved in one step, so that a server that runs meanwhile never serves half a build.
  const next = join(cacheFolder, 'web-next')
  await runNode([viteProgram, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'])
  await runNode(['write-screens.mjs', next])
  await runNode(['compress-assets.mjs', next])

  const previous = join(cacheFolder, 'web-previous')
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(outFolder)) renameSync(outFolder, previous)
  renameSync(next, outFolder)
  rmSync(previous, { recursive: true, force: true })
  writeFileSync(stampFile, stamp)
  say(`网页已构建（${((Date.now() - started) / 1000).toFixed(1)} 秒）`)
}

/** @param {readonly string[]} args */
async function runNode(args) {
  const code = await runCommand(pinnedNode(), args, { cwd: join(root, 'web') })
  if (code !== 0) throw new SetupError(`构建网页失败（退出码 ${code}），原因见上面的输出。`)
}

function isBuilt() {
  return (
    existsSync(join(outFolder, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === sourceHash()
  )
}

/** A fingerprint of everything that the build reads. */
function sourceHash() {
  const hash = createHash('sha256')
  const files = [
    ...listFiles(join(root, 'contract')),
    ...listFiles(join(root, 'web')),
    join(root, 'package-lock.json'),
  ]
  for (const file of files) {
    // Paths alike on every system; a file's length keeps its end apart from the next one's beginning.
    const content = readFileSync(file)
    hash.update(`${relative(root, file).split(sep).join('/')}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$|^\./.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? listFiles(path) : [path]
    })
}
