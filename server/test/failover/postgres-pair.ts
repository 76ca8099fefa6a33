import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from '../../../scripts/lib/programs/free-port.mjs'

/** Two PostgreSQL clusters, the second a synchronous standby of the first, and HAProxy in front of whichever may write. */
export type PostgresPair = {
  /** Through HAProxy. */
  url: string
  killPrimary(): void
  /** Makes the standby the one that writes; answers when it does. */
  promoteStandby(): Promise<void>
  stop(): Promise<void>
}

type Programs = { postgresFolder: string; haproxy: string }
type Owner = { uid: number; gid: number } | undefined
type Node = { data: string; port: number; process: ChildProcess; health: Server }

const SETTINGS = [
  'fsync=on',
  'synchronous_commit=on',
  'max_connections=100',
  'wal_level=replica',
  'hot_standby=on',
]

export async function startPostgresPair({ postgresFolder, haproxy }: Programs): Promise<PostgresPair> {
  const folder = mkdtempSync(join(tmpdir(), 'pinge-pair-'))
  /** What was started, to be stopped the other way round, also when the rest could not be. */
  const started: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    for (const stopOne of started.toReversed()) await stopOne()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    return { ...(await start(folder, { postgresFolder, haproxy }, started)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  folder: string,
  { postgresFolder, haproxy }: Programs,
  started: (() => Promise<void>)[],
): Promise<Omit<PostgresPair, 'stop'>> {
  const owner = unprivileged()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const run = (program: string, args: string[]): void => {
    const done = spawnSync(join(postgresFolder, program), args, { cwd: folder, encoding: 'utf8', ...owner })
    if (done.status !== 0) throw new Error(`${program} failed: ${done.stderr}`)
  }

  const primaryData = join(folder, 'primary')
  run('initdb', ['-D', primaryData, '-U', 'pinge', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const primary = await startNode(postgresFolder, primaryData, owner, started)

  const standbyData = join(folder, 'standby')
  run('pg_basebackup', [
    `--dbname=host=127.0.0.1 port=${primary.port} user=pinge application_name=standby`,
    `--pgdata=${standbyData}`,
    '--write-recovery-conf',
    '--wal-method=stream',
    '--checkpoint=fast',
  ])
  const standby = await startNode(postgresFolder, standbyData, owner, started)
  await runStatements(primary.port, [
    "alter system set synchronous_standby_names = 'standby'",
    'select pg_reload_conf()',
  ])
  await until(async () => {
    const [row] = await runStatements(primary.port, ['select sync_state from pg_stat_replication'])
    return row?.sync_state === 'sync'
  })

  const proxyPort = await freePort()
  const configuration = join(folder, 'haproxy.cfg')
  writeFileSync(configuration, haproxyConfiguration(proxyPort, [primary, standby]))
  const proxy = spawn(haproxy, ['-db', '-f', configuration], { stdio: 'ignore' })
  started.push(() => end(proxy, 'SIGKILL'))
  const url = `postgres://pinge@127.0.0.1:${proxyPort}/postgres`
  await until(() => answers(url))

  return {
    url,
    killPrimary: () => killAll(primary),
    promoteStandby: async () => {
      run('pg_ctl', ['promote', '-D', standbyData, '-W'])
      // The old primary will not come back to be waited for.
      await until(async () => {
        const [row] = await runStatements(standby.port, ['select pg_is_in_recovery() as is_standby'])
        return row?.is_standby === false
      })
    },
  }
}

/** Nothing where it has ended already, or never began. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'close')
}

/** A cluster, and beside it what Patroni would offer: an address that answers 200 where one may write. */
async function startNode(
  postgresFolder: string,
  data: string,
  owner: Owner,
  started: (() => Promise<void>)[],
): Promise<Node> {
  const port = await freePort()
  const sockets = join(data, 'sockets')
  mkdirSync(sockets, { recursive: true })
  if (owner) chownSync(sockets, owner.uid, owner.gid)
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '']
  const process = spawn(
    join(postgresFolder, 'postgres'),
    [...args, ...SETTINGS.flatMap((setting) => ['-c', setting])],
    { cwd: data, stdio: 'ignore', ...owner },
  )
  started.push(() => end(process, 'SIGQUIT'))
  await until(async () => answers(`postgres://pinge@127.0.0.1:${port}/postgres`))
  const health = createServer((_, response) => {
    runStatements(port, ['select pg_is_in_recovery() as is_standby']).then(
      ([row]) => response.writeHead(row?.is_standby === false ? 200 : 503).end(),
      () => response.writeHead(503).end(),
    )
  })
  health.listen(0, '127.0.0.1')
  await once(health, 'listening')
  started.push(async () => void health.close())
  return { data, port, process, health }
}

/** As a power cut would: the postmaster and all of its children at once. */
function killAll({ process, data }: Node): void {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' })
  process.kill('SIGKILL')
  for (const pid of children.stdout.split('\n').map(Number)) if (pid > 0) kill(pid)
}

function kill(pid: number): void {
  try {
    globalThis.process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}

function haproxyConfiguration(port: number, nodes: readonly Node[]): string {
  const servers = nodes.map(({ port: own, health }, index) => {
    const check = `check port ${(health.address() as AddressInfo).port} inter 200ms fall 1 rise 1`
    return `  server node${index} 127.0.0.1:${own} ${check} on-marked-down shutdown-sessions`
  })
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 1s',
    '  timeout client 30m',
    '  timeout server 30m',
    '  timeout check 1s',
    'listen database',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk GET /',
    ...servers,
    '',
  ].join('\n')
}

async function runStatements(
  port: number,
  statements: readonly string[],
): Promise<Record<string, unknown>[]> {
  const connectionString = `postgres://pinge@127.0.0.1:${port}/postgres`
  const client = new Client({ connectionString, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query<Record<string, unknown>>(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  } catch {
    return false
  }
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const endsAt = Date.now() + 30_000
  while (!(await isSo())) {
    if (Date.now() > endsAt) throw new Error('it did not come to that within 30 seconds')
    await wait(100)
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): Owner {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const [, , uid, gid] = (
    users.find((line) => line.startsWith('postgres:')) ??
    users.find((line) => line.startsWith('nobody:')) ??
    ''
  ).split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
