import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { cacheFolder, root } from './paths.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { say, SetupError } from './say.mjs'
import { withLock } from './with-lock.mjs'

/**
 * @typedef {object} Build
 * @property {string} name tells its files in `.cache` from another build's
 * @property {string} title what it is called to who waits for it
 * @property {string} workspace where its programs run
 * @property {string} outFolder
 * @property {string} mainFile a file of it; without that one it is not whole
 * @property {readonly string[]} sources the files and folders that it reads
 * @property {(next: string) => string[][]} programs what is run one after the other to fill the folder `next`
 */

/** Builds unless it was built from exactly these sources. @param {Build} build */
export async function ensureBuild(build) {
  if (isBuilt(build)) return
  await withLock(
    `${build.name}-build`,
    () => make(build),
    () => say(`另一个进程正在构建${build.title}，请稍候…`),
  )
}

/** Whether what stands there was built from exactly these sources. @param {Build} build */
export function isBuilt(build) {
  const stampFile = stampFileOf(build)
  return (
    existsSync(join(build.outFolder, build.mainFile)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === sourceHash(build)
  )
}

/** @param {Build} build */
async function make(build) {
  if (isBuilt(build)) return
  const { name, title, outFolder } = build
  say(`构建${title}…`)
  const started = Date.now()
  const stamp = sourceHash(build)
  // Built beside and moved in one step, so that a server that runs meanwhile never meets half a build.
  const next = join(cacheFolder, `${name}-next`)
  for (const program of build.programs(next)) await runNode(program, build)

  const previous = join(cacheFolder, `${name}-previous`)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(outFolder)) renameSync(outFolder, previous)
  renameSync(next, outFolder)
  rmSync(previous, { recursive: true, force: true })
  writeFileSync(stampFileOf(build), stamp)
  say(`${title}已构建（${((Date.now() - started) / 1000).toFixed(1)} 秒）`)
}

/** @param {readonly string[]} args @param {Build} build */
async function runNode(args, { title, workspace }) {
  const code = await runCommand(pinnedNode(), args, { cwd: join(root, workspace) })
  if (code !== 0) throw new SetupError(`构建${title}失败（退出码 ${code}），原因见上面的输出。`)
}

/** @param {Build} build */
function stampFileOf({ name }) {
  return join(cacheFolder, `${name}-build`)
}

/** A fingerprint of everything that the build reads. @param {Build} build */
function sourceHash({ sources }) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(listFiles)) {
    // Paths alike on every system; a file's length keeps its end apart from the next one's beginning.
    const content = readFileSync(file)
    hash.update(`${relative(root, file).split(sep).join('/')}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} path of a file, or of a folder with all that is in it
 * @returns {string[]}
 */
function listFiles(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$|^\./.test(name))
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((name) => listFiles(join(path, name)))
}
