import { cachedUntilCommit } from '../../../platform/db/statements/cached-until-commit.ts'
import { prepared } from '../../../platform/db/statements/prepared.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type {
  ContentEntryTable,
  ContentFileTable,
  ContentPackageTable,
} from '../../../platform/db/tables/content.ts'

/** Which packages are shown, and in which version each. */
export const selectVersions = cachedUntilCommit(
  prepared((db) =>
    db
      .selectFrom('contentPackages')
      .select(['id', 'version'])
      .where('removedAt', 'is', null)
      .orderBy('isSample')
      .orderBy('importedAt')
      .orderBy('id'),
  ),
)

export type StoredPackage = Pick<ContentPackageTable, 'id' | 'manifest' | 'isSample'> & {
  entries: ContentEntryTable[]
  files: ContentFileTable[]
}

/** What schools bring comes before what the product brought. */
export async function selectPackages(db: Db): Promise<StoredPackage[]> {
  const packages = await db
    .selectFrom('contentPackages')
    .select(['id', 'manifest', 'isSample'])
    .where('removedAt', 'is', null)
    .orderBy('isSample')
    .orderBy('importedAt')
    .orderBy('id')
    .execute()
  const entries = await db.selectFrom('contentEntries').selectAll().execute()
  const files = await db.selectFrom('contentFiles').selectAll().execute()
  return packages.map((one) => ({
    ...one,
    entries: entries.filter(({ packageId }) => packageId === one.id),
    files: files.filter(({ packageId }) => packageId === one.id),
  }))
}
