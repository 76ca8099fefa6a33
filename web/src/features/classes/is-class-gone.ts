import * as errors from '@pinge/contract/protocol/errors.ts'
import { Refusal } from '../../shared/api/failure/refusal.ts'

const codes: ReadonlySet<number> = new Set([errors.classNotFound.code, errors.invalidInput.code])

/** An address that no class can have is refused as bad input; for the teacher it is the same. */
export function isClassGone(error: unknown): boolean {
  return error instanceof Refusal && codes.has(error.code)
}
