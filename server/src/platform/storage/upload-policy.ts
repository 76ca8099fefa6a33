import { PICTURE_TYPES } from '@pinge/contract/values/files/picture-rules.ts'
import * as z from 'zod/mini'
import type { UploadRules } from './storage.ts'

/**
 * A POST policy as S3 and OSS know it: until when, and what each field of the form must be. `types` is how the store
 * says which content types it takes.
 */
export function writePolicy(
  { dir, maxBytes, expiresAt }: UploadRules,
  conditions: readonly unknown[],
): string {
  const policy = {
    expiration: new Date(expiresAt).toISOString(),
    conditions: [['content-length-range', 1, maxBytes], ['starts-with', '$key', dir], ...conditions],
  }
  return Buffer.from(JSON.stringify(policy)).toString('base64')
}

/** OSS and our own disk name the types; S3 knows only how one begins. */
export function namedTypes({ types = PICTURE_TYPES }: UploadRules): readonly unknown[] {
  return ['in', '$content-type', types]
}

const Policy = z.object({
  expiration: z.iso.datetime(),
  conditions: z.array(z.array(z.unknown())),
})

export type Form = Readonly<Record<string, string>>

/** Why a form is refused by a policy that was signed; null when it is not. `bytes` is the file's size. */
export function checkPolicy(policy: string, form: Form, bytes: number, now: number): PolicyFault | null {
  const { expiration, conditions } = Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()))
  if (Date.parse(expiration) <= now) return 'expired'
  for (const [rule, first, second] of conditions) {
    if (rule === 'content-length-range') {
      if (bytes < Number(first) || bytes > Number(second)) return 'size'
      continue
    }
    const value = form[String(first).slice(1)] ?? ''
    if (rule === 'starts-with' && !value.startsWith(String(second))) return 'key'
    if (rule === 'in' && !(Array.isArray(second) && second.includes(value))) return 'type'
  }
  return null
}

/** What a policy that was signed lets a file weigh. */
export function maxBytesOf(policy: string): number {
  const { conditions } = Policy.parse(JSON.parse(Buffer.from(policy, 'base64').toString()))
  return Number(conditions.find(([rule]) => rule === 'content-length-range')?.[2] ?? 0)
}

export type PolicyFault = 'expired' | 'size' | 'key' | 'type'
