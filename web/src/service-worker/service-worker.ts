/// <reference lib="webworker" />
import { isLacking } from 'virtual:is-lacking'
import { statePictures } from '../shared/ui/feedback/state-pictures.ts'
import { answerFor } from './answer-for.ts'
import { createKeptProgram } from './kept-program.ts'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build: all parts of the program and its face of type, and a name for exactly these. */
declare const PROGRAM_FILES: readonly string[]
/** What only browsers fetch that lack something. */
declare const FLOOR_FILES: readonly string[]
declare const PROGRAM_VERSION: string

const PAGE = '/'
const PATIENCE_MS = 5_000

const program = createKeptProgram({
  version: PROGRAM_VERSION,
  caches,
  fetchFile: (request) => fetch(request),
})

// Waits until no page uses the version before, or a teacher asks for the new one: never in the middle of a lesson.
self.addEventListener('install', (event) => {
  const pictures = statePictures.map((name) => `/img/${name}.webp`)
  const files = [PAGE, ...PROGRAM_FILES, ...pictures, ...(isLacking() ? FLOOR_FILES : [])]
  event.waitUntil(program.fetchAll(files))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(program.takeOver().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const answer = answerFor(request.method, new URL(request.url), self.location.origin, request.mode)
  if (answer === 'page') event.respondWith(newestPage(request))
  if (answer === 'program') event.respondWith(program.answer(request))
})

/** The page as the server has it now; as it was kept, where the server cannot be reached in time. */
async function newestPage(request: Request): Promise<Response> {
  const kept = async () => (await program.find(PAGE)) ?? Response.error()
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return answer.status >= 500 ? await kept() : answer
  } catch {
    return kept()
  }
}
