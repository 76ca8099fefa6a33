import type { Db } from '../../../platform/db/schema.ts'
import { buildCatalogue, type Catalogue } from './catalogue.ts'
import { selectPackages, selectVersions } from './catalogue.queries.ts'

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
