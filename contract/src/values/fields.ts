import * as z from 'zod/mini'
import type { ErrorName } from '../protocol/error-name.ts'
import { MAX_NAME_LENGTH, MAX_PAGE_SIZE } from './limits.ts'
import { withoutUnseen } from './texts/unseen-signs.ts'

/** The fields that many calls share. */

/** Our ids are letters, digits, `-` and `_`; anything else is no id and never reaches the database. */
const idPattern = /^[A-Za-z0-9_-]+$/

export const Id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(idPattern))

const classIdMissing = 'classIdRequired' satisfies ErrorName
export const ClassId = z
  .string({
    error: (issue) => (issue.input === undefined || issue.input === null ? classIdMissing : undefined),
  })
  .check(z.minLength(1, { error: classIdMissing }), z.maxLength(64), z.regex(idPattern))

/** Text that both engines can store and a screen can show: no control characters but line breaks, no half surrogates. */
export const textPattern = /^[^\p{Cs}\u0000-\u0009\u000b-\u001f\u007f]*$/u

/** What is pasted out of a table parts its cells by tabs: each is a space. */
export const spacesForTabs = z.overwrite<string>((text) => text.replaceAll('\t', ' '))

/** Made by the client; the same one twice has one effect. */
export const RequestId = z.uuid()

/** One line as people write it: trimmed, without control characters, signs that are not seen, or line breaks. */
export function line(max: number) {
  return lineOrNone(max).check(z.minLength(1))
}

/** The same, or nothing. */
export function lineOrNone(max: number) {
  return z
    .string()
    .check(z.overwrite(withoutUnseen), z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u))
}

export const Name = line(MAX_NAME_LENGTH)

export const Tel = z.string().check(z.regex(/^1[3-9]\d{9}$/))

/**
 * What a browser calls itself: random, made once and kept there. It proves nothing; a teacher is told of a sign-in from
 * one that was never seen. A public computer keeps nothing and says none.
 */
export const DeviceId = z.string().check(z.regex(/^[A-Za-z0-9]{32}$/))

/** Lower-case hex SHA-256 of the password, made by the client. */
export const PasswordDigest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A local date, YYYY-MM-DD, that exists in the calendar. */
export const LocalDate = z.iso.date()

/**
 * A date that a school asks about, 1901 to 2999: the first and last days of its term have four digits too, and no term
 * begins before 1900.
 */
export const SchoolDate = LocalDate.check(z.regex(/^(19(?!00)|2\d)\d\d-/))

/** A month of the calendar, YYYY-MM. */
export const LocalMonth = z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/))

/** The last moment of the year 9998, in any time zone: later ones have no date of ten letters. */
const LAST_EPOCH_MS = 253_370_000_000_000

/** Epoch milliseconds, UTC. */
export const EpochMs = z.int().check(z.nonnegative(), z.maximum(LAST_EPOCH_MS))

export const Points = z.int()

export const pageRequest = {
  cursor: z.optional(z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_.-]+$/))),
  limit: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE))),
}

/** The body of a call of the specification that asks for nothing: what comes nevertheless is ignored. */
export const Empty = z.object({})
/** The body of a call of our own that asks for nothing: a field is a mistake, and told. */
export const NoFields = z.strictObject({})
export const Nothing = z.null()
