import type { Manifest } from '@pinge/contract/content/manifest.ts'
import type * as z from 'zod/mini'

/** A value of which any part may be missing; in a list the other items keep their places. */
export type Draft<T> = T extends readonly (infer Item)[]
  ? readonly (Draft<Item> | undefined)[]
  : T extends object
    ? { [Key in keyof T]?: Draft<T[Key]> | undefined }
    : T

/** A manifest with faults of shape, without what has them: what is left is of the right shape and can be checked. */
export function keepWhatParsed(value: unknown, issues: readonly z.core.$ZodIssue[]): Draft<Manifest> {
  let kept = structuredClone(value)
  for (const { code, path } of issues) {
    // Neither an unknown field nor the length of a list spoils what stands in it.
    if (code === 'unrecognized_keys') continue
    const isOfWrongLength = code === 'too_big' || code === 'too_small'
    if (isOfWrongLength && Array.isArray(valueAt(kept, path))) continue
    const around = valueAt(kept, path.slice(0, -1))
    const key = path.at(-1)
    if (key === undefined) kept = undefined
    else if (isKeyed(around) && key in around) around[key] = undefined
  }
  // Everything that has an issue is gone, so that the rest is as the schema says.
  return isKeyed(kept) ? kept : {}
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((around, key) => (isKeyed(around) ? around[key] : undefined), value)
}

function isKeyed(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null
}

/** What a list holds, each with its place. */
export function present<Item>(items: readonly (Item | undefined)[] = []): [place: number, item: Item][] {
  return items.flatMap((item, place) => (item === undefined ? [] : [[place, item]]))
}
