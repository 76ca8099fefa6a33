import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { hash } from 'node:crypto'

export type Entry = { id: string; hash: string }

/** Everything in a package that has an id of its own, with what tells whether it changed. */
export function listEntries(manifest: Manifest, keys: ReadonlyMap<string, string> = new Map()): Entry[] {
  const entry = (item: { id: string; path?: string }): Entry => ({
    id: item.id,
    hash: hash('sha256', JSON.stringify([item, keys.get(item.path ?? '') ?? '']), 'base64url'),
  })
  const { bundles = [], collections = [] } = manifest
  const periods = bundles.flatMap((bundle) => bundle.periods)
  return [
    ...(manifest.folders ?? []),
    ...(manifest.files ?? []),
    ...(manifest.courses ?? []),
    ...collections,
    ...collections.flatMap(({ items }) => items),
    ...(manifest.columns ?? []),
    ...(manifest.videos ?? []),
    ...bundles,
    ...periods,
    ...periods.flatMap(({ chapters }) => chapters),
    ...(manifest.activities ?? []),
    ...(manifest.banners ?? []),
  ].map(entry)
}
