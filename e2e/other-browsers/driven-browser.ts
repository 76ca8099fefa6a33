import { setTimeout as sleep } from 'node:timers/promises'

/** A page that does not come to what is waited for within this time is stuck. */
const STUCK_AFTER_MS = 60_000
const LOOK_AGAIN_MS = 50

/** What a browser is asked for, whatever it is asked through. Elements are the names that the browser gave them. */
export type BrowserCommands = {
  open: (url: string) => Promise<void>
  resize: (size: { width: number; height: number }) => Promise<void>
  /** The body of a function, and its arguments; an element is answered as its name, nothing as null. */
  findElement: (script: string, args: readonly string[]) => Promise<string | null>
  clickElement: (element: string) => Promise<void>
  typeInto: (element: string, text: string) => Promise<void>
  close: () => Promise<void>
}

/** A browser that a story drives by the names of what is in sight. */
export type DrivenBrowser = {
  open: (url: string) => Promise<void>
  /** Waits for what is in sight and has this name, heard or read, and clicks it. */
  click: (name: string | RegExp) => Promise<void>
  type: (label: string, text: string) => Promise<void>
  /** Waits until a thing of this name is in sight. */
  see: (name: string | RegExp) => Promise<void>
  /** Waits until none is. */
  miss: (name: string | RegExp) => Promise<void>
  close: () => Promise<void>
}

export async function driveBrowser(commands: BrowserCommands): Promise<DrivenBrowser> {
  await commands.resize({ width: 1366, height: 768 })

  async function find(name: string | RegExp, script = FIND_NAMED): Promise<string | null> {
    const pattern = typeof name === 'string' ? `^${escaped(name)}$` : name.source
    return await commands.findElement(script, [pattern])
  }

  async function act(
    what: string,
    name: string | RegExp,
    run: (element: string) => Promise<void>,
  ): Promise<void> {
    await until(`${what} ${String(name)}`, async () => {
      const element = await find(name, FIND_STILL)
      if (element === null) return false
      await run(element)
      return true
    })
  }

  return {
    open: commands.open,
    click: (name) => act('click', name, commands.clickElement),
    type: (label, text) => act('type into', label, (element) => commands.typeInto(element, text)),
    see: (name) => until(`see ${String(name)}`, async () => (await find(name)) !== null),
    miss: (name) => until(`miss ${String(name)}`, async () => (await find(name)) === null),
    close: commands.close,
  }
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^$(){}|[\]\\]/g, String.raw`\$&`)

/** Asks until it is so. A page that is being drawn refuses at times: then it is asked once more. */
export async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + STUCK_AFTER_MS
  let last: unknown
  while (Date.now() < end) {
    try {
      if (await isDone()) return
    } catch (error) {
      last = error
    }
    await sleep(LOOK_AGAIN_MS)
  }
  throw new Error(`The browser is stuck: ${what}`, { cause: last })
}

/** The last thing in sight whose label or text is this, best one that nothing lies over: what opens last lies on top. */
const FOUND_NAMED = `
  const name = new RegExp(arguments[0])
  const labelOf = (e) =>
    e.getAttribute('aria-label') ?? (e.labels && e.labels[0] ? e.labels[0].textContent : e.textContent)
  const isInSight = (e) => e.getClientRects().length > 0 && getComputedStyle(e).visibility === 'visible'
  const isHeard = (e) => !e.closest('[aria-hidden=true], [inert]')
  const isOnTop = (e) => {
    const { left, top, width, height } = e.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return there !== null && (e.contains(there) || there.contains(e))
  }
  const all = [...document.querySelectorAll('a, button, input, [role], [aria-label], h1, h2, h3, p')]
  const found = all.filter((e) => name.test((labelOf(e) ?? '').trim()) && isInSight(e) && isHeard(e))
  const shown = found.filter(isOnTop).pop() ?? found.pop() ?? null
`

const FIND_NAMED = `${FOUND_NAMED}
  return shown`

/** The same once it stands where it stood at the last look: what moves or is being replaced takes no click. */
const FIND_STILL = `${FOUND_NAMED}
  const { left, top } = shown ? shown.getBoundingClientRect() : {}
  const last = window.lookedAt
  window.lookedAt = { shown, left, top }
  return last && last.shown === shown && last.left === left && last.top === top ? shown : null`
