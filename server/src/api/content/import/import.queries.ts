import type { Manifest } from '@pinge/contract/content/manifest.ts'
import { inParts } from '../../../platform/db/in-parts.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { ContentEntryTable, ContentPackageTable } from '../../../platform/db/tables/content.ts'
import { deletePreviews, insertPreviews } from '../previews/preview.queries.ts'
import type { HashedFile } from './hash-files.ts'
import type { Entry } from './list-entries.ts'

export async function selectPackage(db: Db, id: string): Promise<ContentPackageTable | undefined> {
  return db.selectFrom('contentPackages').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Of packages that are shown, with how many entries each. */
export async function selectShownPackages(db: Db) {
  return db
    .selectFrom('contentPackages')
    .leftJoin('contentEntries', (join) =>
      join
        .onRef('contentEntries.packageId', '=', 'contentPackages.id')
        .on('contentEntries.removedAt', 'is', null),
    )
    .select((eb) => [
      'contentPackages.id',
      'contentPackages.name',
      'contentPackages.isSample',
      'contentPackages.importedAt',
      eb.fn.count<string | number>('contentEntries.id').as('entries'),
    ])
    .where('contentPackages.removedAt', 'is', null)
    .groupBy([
      'contentPackages.id',
      'contentPackages.name',
      'contentPackages.isSample',
      'contentPackages.importedAt',
    ])
    .orderBy('contentPackages.importedAt')
    .orderBy('contentPackages.id')
    .execute()
}

/** An id that another package has already. */
export async function selectForeignEntry(
  db: Db,
  packageId: string,
  ids: readonly string[],
): Promise<Pick<ContentEntryTable, 'id' | 'packageId'> | undefined> {
  for (const some of inParts(ids)) {
    const foreign = await db
      .selectFrom('contentEntries')
      .select(['id', 'packageId'])
      .where('packageId', '!=', packageId)
      .where('id', 'in', some)
      .orderBy('id')
      .executeTakeFirst()
    if (foreign) return foreign
  }
  return undefined
}

type Replacing = {
  manifest: Manifest
  entries: readonly Entry[]
  files: readonly HashedFile[]
  hash: string
  fingerprint: string
  isSample: boolean
  now: number
}

/** Puts a package in the place of what it was before; answers the keys that it had. */
export async function replacePackage(trx: Db, replacing: Replacing): Promise<string[]> {
  const { manifest, files, hash, fingerprint, now } = replacing
  const before = await selectPackage(trx, manifest.id)
  const changed = {
    name: manifest.name,
    manifest: JSON.stringify(manifest),
    hash,
    fingerprint,
    isSample: replacing.isSample ? 1 : 0,
    version: (before?.version ?? 0) + 1,
    importedAt: now,
    removedAt: null,
  }
  await trx
    .insertInto('contentPackages')
    .values({ id: manifest.id, ...changed })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute()
  const had = await deleteFiles(trx, manifest.id)
  for (const some of inParts(files))
    await trx
      .insertInto('contentFiles')
      .values(some.map(({ role, path, key, bytes }) => ({ packageId: manifest.id, role, path, key, bytes })))
      .execute()
  await replaceEntries(trx, replacing)
  await insertPreviews(
    trx,
    files.flatMap(({ role, key }) => (role === 'content' ? [key] : [])),
    now,
  )
  return had
}

/** What did not change keeps its times; what the operator took down alone comes back with an import that is asked for. */
async function replaceEntries(trx: Db, { manifest, entries, isSample, now }: Replacing): Promise<void> {
  const rows = await trx
    .selectFrom('contentEntries')
    .selectAll()
    .where('packageId', '=', manifest.id)
    .execute()
  const before = new Map(rows.map((row) => [row.id, row]))
  await trx.deleteFrom('contentEntries').where('packageId', '=', manifest.id).execute()
  for (const some of inParts(entries))
    await trx
      .insertInto('contentEntries')
      .values(
        some.map(({ id, hash }) => {
          const old = before.get(id)
          return {
            id,
            packageId: manifest.id,
            hash,
            addedAt: old?.addedAt ?? now,
            updatedAt: old?.hash === hash ? old.updatedAt : now,
            removedAt: isSample ? (old?.removedAt ?? null) : null,
          }
        }),
      )
      .execute()
}

export async function updateFingerprint(trx: Db, id: string, fingerprint: string): Promise<void> {
  await trx.updateTable('contentPackages').set({ fingerprint }).where('id', '=', id).execute()
}

/** Entries of a package that were taken down alone are shown again. */
export async function restoreEntries(trx: Db, packageId: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('contentEntries')
    .set({ removedAt: null })
    .where('packageId', '=', packageId)
    .where('removedAt', 'is not', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) await showChange(trx, packageId)
}

async function showChange(trx: Db, packageId: string): Promise<void> {
  await trx
    .updateTable('contentPackages')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', packageId)
    .execute()
}

/** Takes a package down; answers the keys that it had, or undefined when there is none. */
export async function removePackage(trx: Db, id: string, now: number): Promise<string[] | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('contentPackages')
    .set({ removedAt: now, manifest: '{}', hash: '', fingerprint: '' })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return undefined
  await showChange(trx, id)
  await trx.deleteFrom('contentEntries').where('packageId', '=', id).execute()
  return deleteFiles(trx, id)
}

/** Takes one entry down; answers false when there is none. */
export async function removeEntry(trx: Db, id: string, now: number): Promise<boolean> {
  const row = await trx
    .updateTable('contentEntries')
    .set({ removedAt: now })
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .returning('packageId')
    .executeTakeFirst()
  if (!row) return false
  await showChange(trx, row.packageId)
  return true
}

async function deleteFiles(trx: Db, packageId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('contentFiles')
    .where('packageId', '=', packageId)
    .returning('key')
    .execute()
  return [...new Set(rows.map(({ key }) => key))]
}

/** Of these keys those that no package has, and the previews that were made of them; their rows are gone. */
export async function deleteUnusedKeys(trx: Db, keys: readonly string[]): Promise<string[]> {
  const unused: string[] = []
  for (const some of inParts(keys)) {
    const used = await trx.selectFrom('contentFiles').select('key').where('key', 'in', some).execute()
    const still = new Set(used.map(({ key }) => key))
    const gone = some.filter((key) => !still.has(key))
    if (gone.length === 0) continue
    unused.push(...gone, ...(await deletePreviews(trx, gone)))
  }
  return unused
}
