import { pino, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

/**
 * Structured logs, one JSON line each. What may be logged is said by name at each place: never a name of a person,
 * a phone number, a token, a password or a body. The redaction is a second net.
 */
export function createLog(level: Config['logLevel']): Log {
  return pino({
    level,
    serializers: { err: serializeError },
    redact: {
      paths: [
        'tel',
        'password',
        'accessToken',
        'nickname',
        'username',
        'headers',
        'body',
        'req',
        'res',
      ].flatMap((key) => [key, `*.${key}`]),
      censor: '[hidden]',
    },
  })
}

/**
 * What a bug may tell: its kind, sentence and place. Never its other fields: PostgreSQL puts the values of the row that
 * it refused into them.
 */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, message, stack, cause } = error
  return {
    type: name,
    message,
    stack,
    ...('code' in error && { code: error.code }),
    ...(cause !== undefined && { cause: serializeError(cause) }),
  }
}
