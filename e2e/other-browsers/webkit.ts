import { spawn } from 'node:child_process'
import { freePort } from '../../scripts/lib/programs/free-port.mjs'
import { until, type BrowserCommands } from './driven-browser.ts'
import { elementIn } from './element-in.ts'

export type WebKitPrograms = { driver: string; browser: string }

/** WebKit, near to Safari on iPad and iPhone, on a screen of its own which is no monitor, by W3C WebDriver. */
export async function startWebKit({ driver, browser }: WebKitPrograms): Promise<BrowserCommands> {
  const { display, stop: stopScreen } = await startScreen()
  const port = await freePort()
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LANG: 'zh_CN.UTF-8',
      TZ: 'Asia/Shanghai',
      // A container lets no program make a sandbox of its own.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const stop = (): void => {
    server.kill()
    stopScreen()
  }
  try {
    const address = `http://127.0.0.1:${port}`
    await until('the driver answers', async () => (await fetch(`${address}/status`)).ok)
    const options = { binary: browser, args: ['--automation'] }
    const session = await ask(`${address}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })
    return commandsOf(`${address}/session/${sessionIdOf(session)}`, stop)
  } catch (error) {
    stop()
    throw error
  }
}

function commandsOf(session: string, stop: () => void): BrowserCommands {
  return {
    open: async (url) => void (await ask(`${session}/url`, { url })),
    resize: async (size) => void (await ask(`${session}/window/rect`, size)),
    findElement: async (script, args) => elementIn(await ask(`${session}/execute/sync`, { script, args })),
    clickElement: async (element) => void (await ask(`${session}/element/${element}/click`, {})),
    typeInto: async (element, text) => void (await ask(`${session}/element/${element}/value`, { text })),
    close: async () => {
      await ask(session, undefined, 'DELETE').catch(() => undefined)
      stop()
    },
  }
}

async function startScreen(): Promise<{ display: string; stop: () => void }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const number = await new Promise<string>((resolve, reject) => {
    screen.once('error', reject)
    screen.stdio[3]?.once('data', (told) => resolve(String(told).trim()))
  })
  return { display: `:${number}`, stop: () => void screen.kill() }
}

async function ask(url: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const told: unknown = await answer.json()
  const value: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, 'value') : undefined
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`)
  return value
}

function sessionIdOf(session: unknown): string {
  const id: unknown = typeof session === 'object' && session !== null ? Reflect.get(session, 'sessionId') : ''
  if (typeof id !== 'string') throw new Error(`the driver began no session: ${JSON.stringify(session)}`)
  return id
}
