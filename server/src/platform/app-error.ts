import { errorOf, type ErrorName } from '@pinge/contract/protocol/error-name.ts'

/** A refusal: expected, named in the contract, told to the caller and not logged as an error. */
export class AppError extends Error {
  readonly errorName: ErrorName
  readonly data: unknown
  /** Seconds until it is worth trying again, for the Retry-After header. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    errorName: ErrorName,
    options: { message?: string; data?: unknown; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(options.message ?? errorOf(errorName).message, { cause: options.cause })
    this.errorName = errorName
    this.data = options.data ?? null
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
