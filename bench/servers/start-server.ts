import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ensureServerBuild, serverProgramFile } from '../../scripts/lib/server-build.mjs'

const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../.cache/compile', import.meta.url))

/** The product, and what it is compared with. */
type Program = 'product' | 'one-commit' | 'no-database' | 'ready-bytes'

export type RunningServer = {
  origin: string
  /** Memory that it holds now, in bytes. */
  memory(): number
  /** Processor time that it has used, in milliseconds. */
  cpuMs(): number
  stop(): Promise<void>
}

/** Starts the product, or what it is compared with, in a process of its own; answers when it is ready. */
export async function startServer(
  program: Program,
  settings: Record<string, string>,
  nodeArguments: readonly string[] = [],
): Promise<RunningServer> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const file = await fileOf(program)
  const server = spawn(process.execPath, [...nodeArguments, file], {
    // As npm start does it.
    env: {
      NODE_COMPILE_CACHE,
      ...inherited,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // However this process ends, it leaves no server behind.
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  const ended = once(server, 'close').then(() => process.off('exit', kill))

  let output = ''
  let hasFailed = false
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      if (output.length < 100_000) output += chunk.toString()
      const ready = /(http:\S+:\d+)\n/.exec(output)
      if (ready?.[1] !== undefined) resolve(ready[1])
      // A bug in what is measured: told once, where it is seen.
      if (hasFailed || !chunk.includes('unexpected failure')) return
      hasFailed = true
      process.stderr.write(chunk)
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('close', () => reject(new Error(`${program} did not start:\n${output}`)))
  })

  return {
    origin,
    memory: () => residentBytes(server.pid ?? 0),
    cpuMs: () => usedCpuMs(server.pid ?? 0),
    stop: async () => {
      server.kill('SIGTERM')
      await ended
    },
  }
}

async function fileOf(program: Program): Promise<string> {
  if (program !== 'product') return fileURLToPath(new URL(`./${program}.ts`, import.meta.url))
  await ensureServerBuild()
  return serverProgramFile(program)
}

/** As Linux tells it. */
function residentBytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024
}

/** As Linux tells it, in hundredths of a second. */
function usedCpuMs(pid: number): number {
  // After the name, which stands in brackets and may hold anything: state is the third field, these the 14th and 15th.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
