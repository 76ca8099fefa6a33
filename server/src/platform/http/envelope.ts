import { errors } from '@pinge/contract/errors.ts'
import { SUCCESS_CODE } from '@pinge/contract/limits.ts'
import type { FastifyReply } from 'fastify'
import type { AppError } from '../app-error.ts'

/** `json` is the answer's data, already written. */
export function sendJson(reply: FastifyReply, json: string): FastifyReply {
  return sendText(reply, 200, `{"code":${SUCCESS_CODE},"msg":"ok","data":${json}}`)
}

export function sendRefusal(reply: FastifyReply, refusal: AppError): FastifyReply {
  const { code } = errors[refusal.errorName]
  if (refusal.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(refusal.retryAfterSeconds))
  const { message: msg, data } = refusal
  return sendText(reply, httpStatus(code), JSON.stringify({ code, msg, data }))
}

/** Codes of the product's own, above HTTP's, are answers that a client reads, and go out as 200. */
function httpStatus(code: number): number {
  return code < 1000 ? code : 200
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(text)
}
