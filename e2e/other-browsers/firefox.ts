import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/programs/free-port.mjs'
import { until, type BrowserCommands } from './driven-browser.ts'
import { elementIn } from './element-in.ts'

/** Firefox by Marionette, the protocol that it speaks without a driver: W3C WebDriver's commands over a socket. */
export async function startFirefox(program: string): Promise<BrowserCommands> {
  const port = await freePort()
  const profile = mkdtempSync(join(tmpdir(), 'pinge-firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences({ 'marionette.port': port }))
  const firefox = spawn(program, ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: {
      ...process.env,
      HOME: profile,
      LANG: 'zh_CN.UTF-8',
      TZ: 'Asia/Shanghai',
      MOZ_HEADLESS_WIDTH: '1400',
    },
  })
  try {
    const { send, close } = await openMarionette(port)
    await send('WebDriver:NewSession', {})
    return commandsOf(send, async () => {
      close()
      await end(firefox)
      rmSync(profile, { recursive: true, force: true })
    })
  } catch (error) {
    firefox.kill('SIGKILL')
    throw error
  }
}

/** Nothing is fetched from anywhere but the product. */
function preferences(more: Readonly<Record<string, number>>): string {
  const set = {
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'intl.accept_languages': 'zh-CN',
    ...more,
  }
  return Object.entries(set)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}

type Send = (command: string, parameters: object) => Promise<unknown>

function commandsOf(send: Send, close: () => Promise<void>): BrowserCommands {
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    resize: async (size) => void (await send('WebDriver:SetWindowRect', size)),
    findElement: async (script, args) => {
      const answer = await send('WebDriver:ExecuteScript', { script, args })
      return elementIn(typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'value') : null)
    },
    clickElement: async (id) => void (await send('WebDriver:ElementClick', { id })),
    typeInto: async (id, text) => void (await send('WebDriver:ElementSendKeys', { id, text })),
    close,
  }
}

/** A message is its length in bytes, a colon and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`. */
async function openMarionette(port: number): Promise<{ send: Send; close: () => void }> {
  const socket = await connected(port)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>()
  let last = 0
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return
    const [, id, error, result] = message as unknown[]
    const asked = waiting.get(Number(id))
    waiting.delete(Number(id))
    if (error) asked?.reject(new Error(JSON.stringify(error)))
    else asked?.resolve(result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'))
  })
  return {
    send: (command, parameters) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        const json = JSON.stringify([0, last, command, parameters])
        socket.write(`${Buffer.byteLength(json)}:${json}`)
      }),
    close: () => socket.destroy(),
  }
}

async function connected(port: number): Promise<Socket> {
  let socket: Socket | undefined
  await until('Firefox answers', async () => {
    socket = await new Promise<Socket>((resolve, reject) => {
      const tried = connect(port, '127.0.0.1', () => resolve(tried)).once('error', reject)
    })
    return true
  })
  if (!socket) throw new Error('Firefox did not answer')
  return socket
}

function readMessages(socket: Socket, take: (message: unknown) => void): void {
  let bytes = Buffer.alloc(0)
  socket.on('data', (more: Buffer) => {
    bytes = Buffer.concat([bytes, more])
    for (let colon = bytes.indexOf(':'); colon !== -1; colon = bytes.indexOf(':')) {
      const end = colon + 1 + Number(bytes.subarray(0, colon).toString())
      if (bytes.length < end) return
      take(JSON.parse(bytes.subarray(colon + 1, end).toString()))
      bytes = bytes.subarray(end)
    }
  })
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const ended = new Promise((resolve) => program.once('exit', resolve))
  program.kill('SIGKILL')
  await ended
}
