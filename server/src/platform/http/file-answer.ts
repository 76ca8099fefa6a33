import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { DATA_POLICY } from './envelope.ts'

/** A success that is a file: its bytes go out as they are made, no faster than they are taken. */
export class FileAnswer {
  readonly name: string
  readonly pieces: AsyncIterable<Uint8Array>

  constructor(name: string, pieces: AsyncIterable<Uint8Array>) {
    this.name = name
    this.pieces = pieces
  }
}

/** A failure under way breaks the connection off, so that half a file never passes for a whole one. */
export function sendFile(
  reply: FastifyReply,
  { file }: Endpoint,
  { name, pieces }: FileAnswer,
): FastifyReply {
  if (!file) throw new Error('a file was answered to a call whose contract has none')
  return reply
    .code(200)
    .header('content-type', file.type)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', DATA_POLICY)
    .send(Readable.from(pieces, { objectMode: false }))
}
