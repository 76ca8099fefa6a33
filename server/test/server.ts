import { DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import { Envelope } from '@pinge/contract/protocol/envelope.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import * as z from 'zod/mini'
import { serverProgramFile } from '../../scripts/lib/server-build.mjs'
import { signedHeaders } from './app.ts'

export type TestServer = {
  origin: string
  process: ChildProcess
  /** All that it has written to both of its outputs. */
  output: () => string
  call(path: string, request: unknown, token?: string): Promise<Envelope & { status: number }>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Asks it to stop, and answers its exit code. */
  stop(): Promise<number | null>
}

export type Ended = { exitCode: number | null; output: string }

/** Starts the real server in a process of its own, and answers when it is ready or has ended. */
export async function spawnServer(settings: Record<string, string>): Promise<TestServer | Ended> {
  const { DATABASE_URL: _, ...inherited } = process.env
  const server = spawn(process.execPath, [serverProgramFile('product')], {
    env: { ...inherited, NODE_ENV: 'production', PORT: '0', CONTENT_SAMPLE: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(server, 'close')
  const origin = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const ready = /已就绪：(http:\S+)\n/.exec(output)
      if (ready) resolve(ready[1])
    }
    server.stdout.on('data', read)
    server.stderr.on('data', read)
    server.once('close', () => resolve(undefined))
  })
  if (origin === undefined) return { exitCode: server.exitCode, output }

  return {
    origin,
    process: server,
    output: () => output,
    call: async (path, request, token = '') => {
      const body = JSON.stringify(request)
      const response = await fetch(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(path, body, Date.now(), { token, signingKey: DEFAULT_SIGNING_KEY }),
        },
        body,
      })
      return { status: response.status, ...z.parse(Envelope, await response.json()) }
    },
    kill: async () => {
      server.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      server.kill('SIGTERM')
      await ended
      return server.exitCode
    },
  }
}

export async function startServer(settings: Record<string, string>): Promise<TestServer> {
  const server = await spawnServer(settings)
  if ('exitCode' in server) throw new Error(`the server did not start:\n${server.output}`)
  return server
}
