import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { sendStored } from '../../../platform/http/send-stored.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { isSessionAlive } from '../../access/find-caller.ts'
import type { ApiDeps } from '../../api-deps.ts'
import { readRange } from './byte-range.ts'
import { COVER_FOLDER, COVERS_PATH } from './covers.ts'
import { MEDIA_PATH, type MediaLinks } from './media-links.ts'
import { isPlayed, mediaTypeOf } from './media-types.ts'

/** As the import and the confirmation name what they have checked. */
const MEDIA_KEY = /^(?:content|own|preview)\/[0-9a-f]{36}\.[a-z0-9]{2,5}$/
const COVER_NAME = /^[0-9a-f]{36}\.(?:png|jpg|jpeg|webp)$/
const YEAR_SECONDS = 31_536_000

/** Whatever a file holds, it can run nothing here, load nothing, and no other site shows it. */
const safe = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

type Deps = Pick<ApiDeps, 'database' | 'clock'> & { storage: Storage; links: MediaLinks }
type Asked = { Params: { '*': string }; Querystring: Record<string, unknown> }

/** Covers for anyone, and everything else by addresses that expire and die with their session. */
export function serveMedia(server: FastifyInstance, { database, clock, storage, links }: Deps): void {
  server.route<Asked>({
    method: ['GET', 'HEAD'],
    url: `${MEDIA_PATH}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const key = request.params['*']
      const opened = MEDIA_KEY.test(key) ? links.read(key, request.query) : undefined
      if (!opened || !(await isAlive(database.read, opened.sessionId, clock())))
        throw new AppError('mediaAddressExpired')
      const { saveAs } = opened
      const disposition =
        saveAs === undefined && isPlayed(key)
          ? 'inline'
          : `attachment; filename*=UTF-8''${encodeURIComponent(saveAs ?? key.slice(key.lastIndexOf('/') + 1))}`
      // A cache asks again each time, so that an address is dead for the cache as well.
      const headers = { 'content-disposition': disposition, 'cache-control': 'private, no-cache' }
      return sendPart(storage, { key, headers }, request, reply)
    },
  })

  server.route<Asked>({
    method: ['GET', 'HEAD'],
    url: `${COVERS_PATH}*`,
    schema: { hide: true },
    handler: async (request, reply) => {
      const name = request.params['*']
      if (!COVER_NAME.test(name)) throw new AppError('contentNotFound')
      const headers = {
        'content-disposition': 'inline',
        'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
      }
      return sendPart(storage, { key: `${COVER_FOLDER}${name}`, headers }, request, reply)
    },
  })
}

async function isAlive(db: Db, sessionId: string | null, now: number): Promise<boolean> {
  return sessionId === null || (await isSessionAlive(db, sessionId, now))
}

/** Sends the part that is asked for, no faster than it is taken. */
async function sendPart(
  storage: Storage,
  { key, headers: more }: { key: string; headers: Record<string, string> },
  { method, headers }: FastifyRequest<Asked>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await storage.size(key)
  if (bytes === undefined) throw new AppError('contentNotFound')
  const etag = `"${key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('.'))}"`
  reply.headers({ ...safe, ...more, etag, 'accept-ranges': 'bytes' }).type(mediaTypeOf(key))
  if (headers['if-none-match'] === etag) return reply.code(304).send()

  // A date cannot prove that the rest belongs to the same bytes; the tag can.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = readRange(isSame ? headers.range : undefined, bytes)
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  if (range === 'whole') reply.header('content-length', bytes)
  else
    reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${bytes}`)
      .header('content-length', range.end - range.start + 1)
  if (method === 'HEAD') return reply.send()
  const file = await storage.openToSend(key, range === 'whole' ? undefined : range)
  if (!file) throw new AppError('contentNotFound')
  return sendStored(reply, file.sendTo)
}
