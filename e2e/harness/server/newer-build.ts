import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Deployment = {
  origin: string
  /** From now on the server has a newer build only; the files of the one before are gone. */
  deploy: () => void
  /** From now on a browser that looks finds it. Apart from `deploy`, because browsers also look by themselves, at any time. */
  announce: () => void
  stop: () => Promise<void>
}

/** The fingerprint in a file's name, and that of all files in the service worker. */
const fingerprint = /(?<=-)[\w-]{7}(?=\.(?:js|css|woff2|webp|svg)\b)/g
const version = /(?<![\w-])[0-9a-f]{12}(?![\w-])/

/** The newer build has every fingerprint back to front. */
const turned = (text: string): string => [...text].toReversed().join('')

/**
 * A product whose web client can be replaced by a newer build: the same one with other names for all of its files, another
 * version of its service worker, and a mark at the page. Everything else goes to the product as it came.
 */
export async function startDeployment(product: string): Promise<Deployment> {
  let isNewer = false
  let isAnnounced = false
  const server = createServer((incoming, outgoing) => {
    void answer(incoming, outgoing).catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => {
      isNewer = true
    },
    announce: () => {
      isAnnounced = true
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = incoming.url ?? '/'
    const isPage = incoming.headers['sec-fetch-mode'] === 'navigate' || url === '/'
    if (url === '/sw.js' ? !isAnnounced : !(isNewer && (isPage || url.startsWith('/assets/'))))
      return pass(incoming, outgoing)
    const response = await fetch(new URL(url.replace(fingerprint, turned), product))
    const type = response.headers.get('content-type') ?? ''
    outgoing.writeHead(response.status, { 'content-type': type })
    outgoing.end(
      /text|javascript/.test(type)
        ? newerText(url, await response.text())
        : Buffer.from(await response.arrayBuffer()),
    )
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, headers, url } = incoming
    const onward = forward(new URL(url ?? '/', product), { method, headers }, (response) => {
      // What the browser itself would keep for a while is no help on a full device.
      const unkept = url?.startsWith('/assets/') ? { 'cache-control': 'no-store' } : {}
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, ...unkept })
      response.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  }
}

function newerText(url: string, text: string): string {
  const renamed = text.replaceAll(fingerprint, turned)
  // Else the server would have the files of the older build as well, and nothing would be tried here.
  if (url === '/sw.js' && renamed === text)
    throw new Error('no file that the service worker keeps has a fingerprint')
  if (url !== '/sw.js') return renamed.replace('<html ', '<html data-build="newer" ')
  if (!version.test(renamed)) throw new Error('the service worker names no version')
  return renamed.replace(version, turned)
}
