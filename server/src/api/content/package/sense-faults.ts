import type { Manifest } from '@pinge/contract/content/manifest.ts'
import type { JsonPath } from './locate-json.ts'
import { present, type Draft } from './what-parsed.ts'

export type Fault = { at: JsonPath; message: string }

/** What each field allows by itself and makes no sense together; of what did not parse nothing is said. */
export function findSenseFaults(manifest: Draft<Manifest>): Fault[] {
  return [
    ...findCircles(manifest),
    ...findEmptyItems(manifest),
    ...present(manifest.activities).flatMap(([place, { startDate, endDate }]) =>
      startDate !== undefined && endDate !== undefined && endDate < startDate
        ? [{ at: ['activities', place, 'endDate'], message: '结束日期早于开始日期' }]
        : [],
    ),
    ...present(manifest.bundles).flatMap(([place, { ageMin, ageMax }]) =>
      ageMin !== undefined && ageMax !== undefined && ageMax < ageMin
        ? [{ at: ['bundles', place, 'ageMax'], message: '最大年龄小于最小年龄' }]
        : [],
    ),
  ]
}

function findCircles({ folders }: Draft<Manifest>): Fault[] {
  const parents = new Map(present(folders).map(([, { id, parent }]) => [id, parent]))
  return present(folders).flatMap(([place, { id }]) =>
    id !== undefined && liesInItself(parents, id)
      ? [{ at: ['folders', place, 'parent'], message: `文件夹“${id}”放在了它自己里面` }]
      : [],
  )
}

function findEmptyItems({ collections }: Draft<Manifest>): Fault[] {
  return present(collections).flatMap(([place, { items }]) =>
    present(items).flatMap(([at, item]) =>
      // One that did not parse is there nevertheless.
      'file' in item === 'video' in item
        ? [
            {
              at: ['collections', place, 'items', at],
              message: `“${item.id ?? at + 1}”要有 file 或 video 中的一个`,
            },
          ]
        : [],
    ),
  )
}

function liesInItself(parents: ReadonlyMap<string | undefined, string | undefined>, id: string): boolean {
  const passed = new Set<string>()
  for (
    let folder = parents.get(id);
    folder !== undefined && !passed.has(folder);
    folder = parents.get(folder)
  ) {
    if (folder === id) return true
    passed.add(folder)
  }
  return false
}
