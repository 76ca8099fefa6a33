import type * as contract from '@pinge/contract/content/library.ts'
import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Db } from '../../../platform/db/schema.ts'
import type { TeacherContext } from '../../writes/contexts.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { keepFavorite, selectFavorites } from '../kept/kept.queries.ts'
import type { MediaLinks } from '../media/media-links.ts'
import { selectPreview, selectPreviewStates } from './preview-states.ts'
import { previewKindOf, toFileItem } from './to-file-item.ts'

/** What a browser opens: the file itself, or the PDF that was made of it. */
export async function previewFile(
  db: Db,
  { teacherId, sessionId }: TeacherContext,
  { id }: RequestOf<typeof contract.libraryPreview>,
  { catalogue, links }: { catalogue: Catalogue; links: MediaLinks },
): Promise<DataOf<typeof contract.libraryPreview>> {
  const found = catalogue.files.get(id)
  if (!found) throw new AppError('contentNotFound')
  const marks = {
    favorites: await selectFavorites(db, teacherId),
    previews: await selectPreviewStates(db, [found]),
  }
  const file = toFileItem(found, catalogue, marks)
  const own = previewKindOf(found.name)
  const preview = own === 'none' ? await selectPreview(db, found.key) : undefined
  const key = own === 'none' ? (preview?.previewKey ?? null) : found.key
  const isReady = file.preview === 'ready' && key !== null
  return {
    file,
    kind: isReady && own === 'none' ? 'pdf' : own,
    state: file.preview,
    address: isReady ? await links.issue({ key, sessionId }) : null,
    reason: preview?.reason ?? '',
  }
}

export async function downloadFile(
  { sessionId }: Pick<TeacherContext, 'sessionId'>,
  { id }: RequestOf<typeof contract.libraryDownload>,
  { catalogue, links }: { catalogue: Catalogue; links: MediaLinks },
): Promise<DataOf<typeof contract.libraryDownload>> {
  const found = catalogue.files.get(id)
  if (!found) throw new AppError('contentNotFound')
  return { ...(await links.issue({ key: found.key, sessionId, saveAs: found.name })), name: found.name }
}

export async function favorFile(
  trx: Db,
  { teacherId, clock }: TeacherContext,
  { id, on }: RequestOf<typeof contract.libraryFavorite>,
  { files }: Catalogue,
): Promise<DataOf<typeof contract.libraryFavorite>> {
  if (!files.has(id)) throw new AppError('contentNotFound')
  await keepFavorite(trx, { teacherId, entryId: id, createdAt: clock(), on })
  return { on }
}
