import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { BackupRefusal } from '../backup-refusal.ts'

export type PostgresTool = {
  process: ChildProcess
  /** Settles when it has ended; a sentence when it has failed. */
  ended: Promise<void>
}

/** Starts one of PostgreSQL's own programs on this database. The password goes by its environment, where `ps` is blind. */
export function startPostgresTool(
  name: 'pg_dump' | 'pg_restore' | 'psql',
  args: readonly string[],
  url: string,
  stdio: [StdioOptions & ('ignore' | 'pipe'), 'ignore' | 'pipe'],
): PostgresTool {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const connection = name === 'pg_restore' ? [] : [`--dbname=${address.href}`]
  const tool = spawn(name, [...args, ...connection], {
    stdio: [...stdio, 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }), LC_ALL: 'C' },
  })
  const killWithUs = (): void => void tool.kill()
  process.once('exit', killWithUs)

  let said = ''
  tool.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-10_000)
  })
  const ended = new Promise<void>((resolve, reject) => {
    tool.once('error', (cause) => reject(new BackupRefusal(missing(name), { cause })))
    tool.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupRefusal(`PostgreSQL 的工具 ${name} 没有成功：${firstError(said)}`))
    })
  }).finally(() => process.off('exit', killWithUs))
  // The caller may fail before it asks how this ended.
  ended.catch(() => undefined)
  return { process: tool, ended }
}

function missing(name: string): string {
  return `没有找到 PostgreSQL 的工具 ${name}。请安装 PostgreSQL 的客户端程序（版本不低于数据库的版本），并放在 PATH 里。`
}

/** The line that says what is wrong; those after it may quote rows, which are children's names. */
function firstError(said: string): string {
  const lines = said.split('\n')
  return (lines.find((line) => /error:|ERROR:|FATAL:/.test(line)) ?? lines[0] ?? '').slice(0, 300)
}
