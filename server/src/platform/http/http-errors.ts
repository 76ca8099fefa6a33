import type { ErrorName } from '@pinge/contract/protocol/error-name.ts'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../app-error.ts'
import { databaseFailure } from '../db/database-failure.ts'
import { sendRefusal } from './envelope.ts'

const RETRY_AFTER_SECONDS = 2

/** What the HTTP layer itself refuses, as refusals of ours. */
const refusalOfFastify: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'contentTypeNotAccepted',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalidInput',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bodyNotJson',
  FST_FILES_LIMIT: 'invalidInput',
  FST_FIELDS_LIMIT: 'invalidInput',
  FST_PARTS_LIMIT: 'invalidInput',
  FST_PROTO_VIOLATION: 'invalidInput',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'contentTypeNotAccepted',
  FST_ERR_BAD_URL: 'notFound',
}

/**
 * A refusal is told. A database or a disk that cannot do its work for now is logged and told as what it is, so that the caller
 * tries again. A bug is logged whole and told as the specification's default text.
 */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const refusal = asRefusal(error)
    if (refusal?.errorName === 'bodyTooLarge') readTheRest(reply)
    if (refusal) return sendRefusal(reply, refusal)
    const failure = databaseFailure(error)
    // The route, never the body: it may hold names and phones.
    const told = { err: error, route: request.routeOptions.url }
    if (failure) {
      request.log.error(told, 'the database or the disk failed')
      return sendRefusal(reply, new AppError(failure, { retryAfterSeconds: RETRY_AFTER_SECONDS }))
    }
    request.log.error(told, 'unexpected failure')
    return sendRefusal(reply, new AppError('unexpected'))
  })
}

/**
 * Fastify would close the connection while the body is still on its way: its sender is then told that the
 * connection broke, and often never reads the answer (a proxy makes 502 of it). What comes is thrown away instead, for
 * as long as a request may take.
 */
function readTheRest(reply: FastifyReply): void {
  reply.removeHeader('connection')
}

function asRefusal(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error
  const name = refusalOfFastify[error.code]
  if (name) return new AppError(name, { cause: error })
  // A body that was cut off or a form that cannot be read is the caller's mistake, whatever library found it.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new AppError('invalidInput', { cause: error })
  return undefined
}
