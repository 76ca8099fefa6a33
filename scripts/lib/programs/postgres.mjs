import { spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith, versionFolders } from './find-program.mjs'
import { freePort } from './free-port.mjs'

const programs = ['initdb', 'postgres']

/** The folder of PostgreSQL's programs, installed first where that is possible; null where there is none. */
export async function ensurePostgres() {
  return findPostgres() ?? ((await aptInstall(['postgresql'])) ? findPostgres() : null)
}

function findPostgres() {
  const folder = findFolderWith(programs, [
    ...versionFolders('/usr/lib/postgresql'),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ])
  return folder
}

/**
 * fsync guards against a dying machine. Tests kill our own processes, never the machine, so it may be off there;
 * synchronous_commit stays on, as the product relies on it.
 */
const testSettings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=on', 'max_connections=300']

/**
 * Starts a PostgreSQL of our own in a temporary folder, on a free port of this machine alone.
 * @param {string} folder of the programs
 * @param {readonly string[]} [settings]
 * @param {typeof makeLocale} [localeIn]
 * @returns {Promise<{ url: string; stop: () => Promise<void> }>}
 */
export async function startPostgres(folder, settings = testSettings, localeIn = makeLocale) {
  const root = mkdtempSync(join(tmpdir(), 'pinge-postgres-'))
  const data = join(root, 'data')
  const remove = () => rmSync(root, { recursive: true, force: true })
  try {
    const { locale, env } = localeIn(root)
    const owner = unprivilegedUser()
    if (owner) chownSync(root, owner.uid, owner.gid)
    // initdb looks for its neighbours beside the real file, not beside a link to it.
    const program = (/** @type {string} */ name) => realpathSync(join(folder, name))
    const options = { cwd: root, env, ...owner }
    const made = spawnSync(
      program('initdb'),
      ['-D', data, '-U', 'pinge', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '--no-sync'],
      { ...options, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`)

    const port = await freePort()
    const server = spawn(
      program('postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings.flatMap((s) => ['-c', s])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const exited = new Promise((resolve) => server.once('close', resolve))
    const stop = async () => {
      process.off('exit', killNow)
      if (server.exitCode === null) server.kill('SIGINT')
      const slow = setTimeout(() => server.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(slow)
      remove()
    }
    const killNow = () => {
      server.kill('SIGQUIT')
      remove()
    }
    process.once('exit', killNow)
    try {
      await isReady(server)
    } catch (error) {
      await stop()
      throw error
    }
    return { url: `postgres://pinge@127.0.0.1:${port}/postgres`, stop }
  } catch (error) {
    remove()
    throw error
  }
}

/**
 * As the image of PostgreSQL has it: there texts do not stand in the order of their bytes. Where this machine cannot make it
 * they do.
 * @param {string} folder
 * @returns {{ locale: string; env: NodeJS.ProcessEnv }}
 */
function makeLocale(folder) {
  const name = 'en_US.utf8'
  const made = spawnSync('localedef', ['-i', 'en_US', '-f', 'UTF-8', join(folder, name)])
  return made.status === 0 ? { locale: name, env: { ...process.env, LOCPATH: folder } } : orderOfBytes()
}

/**
 * For what is measured: as before, whatever the machine can make.
 * @returns {{ locale: string; env: NodeJS.ProcessEnv }}
 */
export function orderOfBytes() {
  return { locale: 'C', env: process.env }
}

/** @param {import('node:child_process').ChildProcessByStdio<null, null, import('node:stream').Readable>} server */
function isReady(server) {
  return new Promise((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk) => {
      if (log.length < 100_000) log += String(chunk)
      if (log.includes('ready to accept connections')) resolve(undefined)
    })
    server.once('error', reject)
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  })
}

/** PostgreSQL refuses to run as root: then it runs as somebody who owns nothing. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return null
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user) throw new Error('no user found under whom PostgreSQL could run')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
