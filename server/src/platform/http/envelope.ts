import { errorOf } from '@pinge/contract/protocol/error-name.ts'
import type { FastifyReply } from 'fastify'
import type { AppError } from '../app-error.ts'

/** `envelope` is a success, already written. */
export function sendSuccess(reply: FastifyReply, envelope: string | Buffer): FastifyReply {
  return sendEnvelope(reply, 200, envelope)
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { code } = errorOf(refusal.errorName)
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
  const { message: msg, data } = refusal
  return sendEnvelope(reply, httpStatus(code), JSON.stringify({ code, msg, data }))
}

/** Codes of the product's own, above HTTP's, are answers that a client reads, and go out as 200. */
function httpStatus(code: number): number {
  return code < 1000 ? code : 200
}

/** Data is no page: should a browser be made to show it, it loads nothing and stands in no frame. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

function sendEnvelope(reply: FastifyReply, status: number, envelope: string | Buffer): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', DATA_POLICY)
    .send(envelope)
}
