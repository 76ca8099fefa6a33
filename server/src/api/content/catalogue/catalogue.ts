import type { Manifest } from '@pinge/contract/content/manifest.ts'
import type { Collection, Course } from '@pinge/contract/content/manifest-courses.ts'
import { coverAddress } from '../media/covers.ts'
import type { Db } from '../../../platform/db/schema.ts'
import { selectPackages, selectVersions, type StoredPackage } from './catalogue.queries.ts'

type Listed<Name extends keyof Manifest> = NonNullable<Manifest[Name]> extends (infer Item)[] ? Item : never

/** What every entry knows of the package that it came with. */
type FromPackage = { isSample: boolean; addedAt: number }
/** A picture's address on this site, by its path in the package. */
type WithPictures = FromPackage & { picture: (path: string) => string }

export type CatalogueFile = Listed<'files'> & FromPackage & { key: string; bytes: number; updatedAt: number }
export type CatalogueVideo = Listed<'videos'> & WithPictures & { key: string; captionsKey: string }
export type CatalogueCourse = Course & WithPictures
export type CatalogueCollection = Collection & WithPictures
export type CatalogueBundle = Listed<'bundles'> & WithPictures
export type CataloguePeriod = CatalogueBundle['periods'][number]

/** All that the imported packages show, in the order of their authors. */
export type Catalogue = {
  folders: readonly (Listed<'folders'> & FromPackage)[]
  files: ReadonlyMap<string, CatalogueFile>
  courses: ReadonlyMap<string, CatalogueCourse>
  collections: ReadonlyMap<string, CatalogueCollection>
  columns: readonly (Listed<'columns'> & WithPictures)[]
  videos: ReadonlyMap<string, CatalogueVideo>
  bundles: ReadonlyMap<string, CatalogueBundle>
  periods: ReadonlyMap<string, { period: CataloguePeriod; bundle: CatalogueBundle }>
  sounds: ReadonlyMap<string, { key: string; seconds: number }>
  activities: readonly (Listed<'activities'> & WithPictures)[]
  banners: readonly (Omit<Listed<'banners'>, 'picture'> & WithPictures & { picturePath: string })[]
}

export type ReadCatalogue = (db: Db) => Promise<Catalogue>

/** Keeps what the packages show until an import or a removal, by this process or another, changes their versions. */
export function createCatalogueReader(): ReadCatalogue {
  let kept: { versions: string; catalogue: Catalogue } | undefined
  return async (db) => {
    const rows = await selectVersions(db)
    const versions = rows.map(({ id, version }) => `${id} ${version}`).join('\n')
    if (kept?.versions === versions) return kept.catalogue
    const catalogue = buildCatalogue(await selectPackages(db))
    kept = { versions, catalogue }
    return catalogue
  }
}

/** Puts the packages side by side; what was taken down alone is left out, and a reference to it leads nowhere. */
function buildCatalogue(packages: readonly StoredPackage[]): Catalogue {
  const parts = packages.map(buildPart)
  const all = <Name extends keyof Part>(name: Name) =>
    parts.flatMap((part): Part[Name][number][] => [...part[name]])
  const bundles = all('bundles')
  return {
    folders: all('folders'),
    files: byId(all('files')),
    courses: byId(all('courses')),
    collections: byId(all('collections')),
    columns: all('columns'),
    videos: byId(all('videos')),
    bundles: byId(bundles),
    periods: new Map(
      bundles.flatMap((bundle) => bundle.periods.map((period) => [period.id, { period, bundle }])),
    ),
    sounds: new Map(all('sounds').map(({ id, ...sound }) => [id, sound])),
    activities: all('activities'),
    banners: all('banners'),
  }
}

type Part = ReturnType<typeof buildPart>

function buildPart({ manifest: text, entries, files: stored, isSample }: StoredPackage) {
  // The import checked it with the manifest's own schema.
  const manifest = JSON.parse(text) as Manifest
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]))
  const fileOf = new Map(stored.map((file) => [`${file.role} ${file.path}`, file]))
  const keyOf = (path: string) => fileOf.get(`content ${path}`)?.key ?? ''
  const picture = (path: string) => coverAddress(fileOf.get(`cover ${path}`)?.key ?? '')
  const shown = <Item extends { id: string }>(items: readonly Item[] = []) =>
    items.flatMap((item) => {
      const entry = entryOf.get(item.id)
      if (!entry || entry.removedAt !== null) return []
      return [{ ...item, isSample: isSample === 1, addedAt: entry.addedAt, picture }]
    })
  const bundles = shown(manifest.bundles).map((bundle) => ({
    ...bundle,
    periods: shown(bundle.periods)
      .map((period) => ({ ...period, chapters: shown(period.chapters) }))
      .filter(({ chapters }) => chapters.length > 0),
  }))
  return {
    folders: shown(manifest.folders),
    files: shown(manifest.files).map((file) => ({
      ...file,
      key: keyOf(file.path),
      bytes: fileOf.get(`content ${file.path}`)?.bytes ?? 0,
      updatedAt: entryOf.get(file.id)?.updatedAt ?? file.addedAt,
    })),
    courses: shown(manifest.courses),
    collections: shown(manifest.collections).map((one) => ({ ...one, items: shown(one.items) })),
    columns: shown(manifest.columns),
    videos: shown(manifest.videos).map((video) => ({
      ...video,
      key: keyOf(video.path),
      captionsKey: keyOf(video.captions),
    })),
    bundles,
    sounds: bundles.flatMap(({ periods }) =>
      periods.flatMap(({ chapters }) =>
        chapters.flatMap(({ id, sound, seconds }) =>
          sound === undefined ? [] : [{ id, key: keyOf(sound), seconds }],
        ),
      ),
    ),
    activities: shown(manifest.activities),
    banners: shown(
      (manifest.banners ?? []).map(({ picture: picturePath, ...banner }) => ({ ...banner, picturePath })),
    ),
  }
}

function byId<Item extends { id: string }>(items: readonly Item[]): Map<string, Item> {
  return new Map(items.map((item) => [item.id, item]))
}
