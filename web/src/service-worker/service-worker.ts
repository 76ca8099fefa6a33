/// <reference lib="webworker" />
import { isLacking } from 'virtual:is-lacking'
import { statePictures } from '../shared/ui/feedback/state-pictures.ts'
import { answerFor } from './answer-for.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: all parts of the program and its face of type, and a name for exactly these. */
declare const PROGRAM_FILES: readonly string[]
/** What only browsers fetch that lack something. */
declare const FLOOR_FILES: readonly string[]
declare const PROGRAM_VERSION: string

const PREFIX = 'pinge-program-'
const CACHE = `${PREFIX}${PROGRAM_VERSION}`
const PAGE = '/'
const PATIENCE_MS = 5_000

// Waits until no page uses the version before, or a teacher asks for the new one: never in the middle of a lesson.
self.addEventListener('install', (event) => {
  const pictures = statePictures.map((name) => `/img/${name}.webp`)
  const files = [PAGE, ...PROGRAM_FILES, ...pictures, ...(isLacking() ? FLOOR_FILES : [])]
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = answerFor(request.method, new URL(request.url), self.location.origin, request.mode)
  if (answer === 'page') event.respondWith(newestPage(request))
  if (answer === 'program') event.respondWith(keptFile(request))
})

/** All but the program before this one: pages that were open when this one took over still ask for parts of that. */
async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page as the server has it now; as it was kept, where the server cannot be reached in time. */
async function newestPage(request: Request): Promise<Response> {
  const kept = async () => (await caches.match(PAGE, { cacheName: CACHE })) ?? Response.error()
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.status >= 500 ? await kept() : answer
  } catch {
    return kept()
  }
}

async function keptFile(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    // A full device keeps less; the answer is there all the same.
    await cache.put(request, answer.clone()).catch(() => {})
  }
  return answer
}
