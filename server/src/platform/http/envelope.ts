import { errors } from '@pinge/contract/errors.ts'
import { SUCCESS_CODE } from '@pinge/contract/limits.ts'
import type { FastifyReply } from 'fastify'
import type { AppError } from '../app-error.ts'

export function sendData(reply: FastifyReply, data: unknown): FastifyReply {
  return sendEnvelope(reply, 200, SUCCESS_CODE, 'ok', data)
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { code } = errors[refusal.errorName]
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
  return sendEnvelope(reply, httpStatus(code), code, refusal.message, refusal.data)
}

/** Codes of the product's own, above HTTP's, are answers that a client reads, and go out as 200. */
function httpStatus(code: number): number {
  return code < 1000 ? code : 200
}

function sendEnvelope(
  reply: FastifyReply,
  status: number,
  code: number,
  msg: string,
  data: unknown,
): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ code, msg, data }))
}
