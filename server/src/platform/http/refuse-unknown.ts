import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { sendRefusal } from './envelope.ts'

/** Refuses a path that nothing answers, in the envelope of every answer; `basePath` stands before the service's calls. */
export function refuseUnknown(request: FastifyRequest, reply: FastifyReply, basePath = ''): FastifyReply {
  const isWrongMethod = request.url.startsWith(`${basePath}/api/`) && request.method !== 'POST'
  return sendRefusal(reply, new AppError(isWrongMethod ? 'methodNotAllowed' : 'notFound'))
}
