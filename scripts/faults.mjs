// npm run test:faults: what may go wrong around the product, made to go wrong. [-- --long] [-- --only failover] [-- --engine postgres]
import { parseArgs } from 'node:util'
import { realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { aptInstall } from './lib/programs/apt-install.mjs'
import { ensurePackages } from './lib/ensure-packages.mjs'
import { findFolderWith } from './lib/programs/find-program.mjs'
import { ensureHaproxy } from './lib/programs/haproxy.mjs'
import { root } from './lib/paths.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { ensurePostgres, startPostgres } from './lib/programs/postgres.mjs'
import { runCommand } from './lib/run-command.mjs'
import { runScript, say } from './lib/say.mjs'

/** A commit that is told is on the disk: nothing that makes it safe is switched off. */
const postgresSettings = ['fsync=on', 'synchronous_commit=on', 'max_connections=300']

const { values } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    engine: { type: 'string', default: '' },
  },
})

/** @param {Record<string, string>} env */
function runFaults(env) {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const only = values.only === '' ? [] : [values.only]
  return runCommand(pinnedNode(), [vitest, 'run', '--project', 'faults', '--passWithNoTests', ...only], {
    cwd: root,
    env: { ...process.env, FAULTS: values.long ? 'long' : 'usual', ...env },
  })
}

async function ensureOffice() {
  const parts = ['libreoffice-writer', 'libreoffice-calc', 'libreoffice-impress']
  const isThere = () => findFolderWith(['soffice']) !== null
  return isThere() || ((await aptInstall(parts)) && isThere())
}

await runScript(async () => {
  await ensurePackages()
  process.env['PATH'] = [dirname(pinnedNode()), process.env['PATH']].join(delimiter)
  if (!(await ensureOffice())) say('没有找到 LibreOffice：没有试有害的文档')
  const onSqlite = values.engine === 'postgres' ? 0 : await runFaults({ TEST_ENGINE: 'sqlite' })
  if (values.engine === 'sqlite') return onSqlite

  const postgresFolder = await ensurePostgres()
  if (!postgresFolder) {
    say('没有找到 PostgreSQL：只在 SQLite 上试过')
    return onSqlite
  }
  const haproxy = await ensureHaproxy()
  if (!haproxy) say('没有找到 HAProxy：没有试主备切换')
  const { url, stop } = await startPostgres(postgresFolder, postgresSettings)
  try {
    const onPostgres = await runFaults({
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: url,
      // Where the real programs are: beside a link to one of them the others may be missing.
      POSTGRES_FOLDER: dirname(realpathSync(join(postgresFolder, 'initdb'))),
      HAPROXY: haproxy ?? '',
    })
    return Math.max(onSqlite, onPostgres)
  } finally {
    await stop()
  }
})
