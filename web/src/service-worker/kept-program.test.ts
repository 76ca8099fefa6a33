import { beforeEach, expect, it } from 'vitest'
import { createKeptProgram, programsToForget } from './kept-program.ts'

const ORIGIN = 'https://pinge.example'
const addressOf = (asked: RequestInfo | URL) => new URL(asked instanceof Request ? asked.url : asked, ORIGIN)

/** A device that keeps files, and a server that has the files of one version. */
let device: Map<string, Map<string, string>>
let deployed: string
let hasNetwork: boolean

beforeEach(() => {
  device = new Map()
  deployed = 'v1'
  hasNetwork = true
})

async function fetchFile(request: Request): Promise<Response> {
  if (!hasNetwork) throw new TypeError('Failed to fetch')
  const { pathname } = addressOf(request)
  const isGone = pathname.startsWith('/assets/') && !pathname.includes(deployed)
  return isGone ? new Response('', { status: 404 }) : new Response(`${pathname} of ${deployed}`)
}

function filesOf(name: string) {
  const files = device.get(name) ?? new Map<string, string>()
  device.set(name, files)
  const put = async (asked: RequestInfo | URL, answer: Response) =>
    void files.set(addressOf(asked).pathname, await answer.text())
  return {
    put,
    match: async (asked: RequestInfo | URL) => found(files.get(addressOf(asked).pathname)),
    addAll: async (asked: RequestInfo[]) => {
      for (const one of asked) await put(one, await fetchFile(new Request(addressOf(one))))
    },
  }
}

const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text))

function programOf(version: string) {
  const caches = {
    // Of a cache the program asks for no more than this.
    open: async (name: string) => filesOf(name) as unknown as Cache,
    keys: async () => [...device.keys()],
    delete: async (name: string) => device.delete(name),
    match: async (asked: RequestInfo | URL, { cacheName }: { cacheName?: string } = {}) => {
      const searched = [...device].filter(([name]) => (cacheName ?? name) === name)
      return found(
        searched.map(([, files]) => files.get(addressOf(asked).pathname)).find((text) => text !== undefined),
      )
    },
  }
  return createKeptProgram({ version, caches, fetchFile })
}

/** The server has a newer version, and the device fetches it. */
async function fetchNewer(version: string) {
  deployed = version
  const program = programOf(version)
  await program.fetchAll(['/', `/assets/late-${version}.js`, '/img/panda.webp'])
  return program
}

async function textOf(program: ReturnType<typeof programOf>, path: string): Promise<string> {
  const answer = await program.answer(new Request(addressOf(path)))
  return answer.ok ? answer.text() : String(answer.status)
}

it('keeps the program that open pages run, although a newer one was fetched that no teacher took', async () => {
  await (await fetchNewer('v1')).takeOver()
  await fetchNewer('v2')
  const newest = await fetchNewer('v3')
  await newest.takeOver()

  expect(await textOf(newest, '/assets/late-v1.js')).toBe('/assets/late-v1.js of v1')
  expect([...device.keys()].filter((name) => name.startsWith('pinge-program-'))).toEqual([
    'pinge-program-v1',
    'pinge-program-v3',
  ])
})

it('shows a picture as the newest program has it, and without a network as it was before', async () => {
  const first = await fetchNewer('v1')
  await first.takeOver()
  expect(await textOf(first, '/img/cat.webp')).toBe('/img/cat.webp of v1')
  expect(await textOf(first, '/img/dog.webp')).toBe('/img/dog.webp of v1')
  const second = await fetchNewer('v2')
  await second.takeOver()

  expect(await textOf(second, '/img/panda.webp')).toBe('/img/panda.webp of v2')
  expect(await textOf(second, '/img/cat.webp')).toBe('/img/cat.webp of v2')
  hasNetwork = false

  expect(await textOf(second, '/img/dog.webp')).toBe('/img/dog.webp of v1')
})

it.each([
  ['the one that served until now', ['v1', 'v2', 'v3'], 'v3', 'v1', ['v2']],
  ['the last fetched where no version made a mark', ['v1', 'v2', 'v3'], 'v3', undefined, ['v1']],
  ['the last fetched where the marked one is gone', ['v1', 'v2', 'v3'], 'v3', 'v0', ['v1']],
  ['one that is fetched while this one takes over', ['v1', 'v2', 'v3'], 'v2', 'v1', []],
  ['the newer one that the school went back from', ['v1', 'v2'], 'v1', 'v2', []],
])('keeps beside itself %s', (_, made, own, before, forgotten) => {
  expect(programsToForget(made, own, before)).toEqual(forgotten)
})
