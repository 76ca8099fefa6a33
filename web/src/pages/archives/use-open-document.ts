import {
  archiveList,
  archivePartNames,
  type ArchiveDocument,
  type ArchivePart,
} from '@pinge/contract/archives/documents.ts'
import { useEffect, useState } from 'react'
import type { OpenDocument } from '../../features/archives/open-document.ts'
import { changeOpenDocument, useClassDetail } from '../../features/classes/class-detail.store.ts'
import { useRead } from '../../shared/api/use-read.ts'
import type { ChangeSearch } from '../../shared/navigation/use-search.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

const none: readonly ArchiveDocument[] = []

/**
 * Which document of the growth archive a screen shows, alike on all screens of the archive. One that a colleague removes
 * stays: another in its place would take what is being written away, or be written in unseen.
 */
export function useOpenDocument(
  classId: string,
  [search, change]: [URLSearchParams, ChangeSearch],
  part?: ArchivePart,
): OpenDocument {
  const userId = useCurrentUser()?.userId
  const detail = useClassDetail(userId)
  const read = useRead(archiveList, { classId })
  const listed = read.data?.filter(({ parts }) => part === undefined || parts.includes(part)) ?? none
  const find = (id: string | null) => listed.find(({ documentId }) => documentId === id)
  const asked = search.get('documentId')
  const [seen, setSeen] = useState<{ asked: string | null; document: ArchiveDocument }>()
  const gone =
    read.data && seen?.asked === asked && !find(seen.document.documentId) ? seen.document : undefined
  const document = gone ?? find(asked) ?? find(detail.documentId) ?? listed[0]
  if (document && (document !== seen?.document || asked !== seen.asked)) setSeen({ asked, document })

  // The device remembers it for the other screens of the archive.
  useEffect(() => {
    if (!document) return
    changeOpenDocument(userId, {
      documentId: document.documentId,
      thisDocCreateDate: String(document.createDate),
      customAsideName: document.customAsideName,
    })
  }, [userId, document])

  return {
    read,
    documents: gone ? [gone, ...listed] : listed,
    document,
    gone: gone ? formatGone(gone, part, read.data ?? none) : '',
    open: (documentId) => change({ documentId }),
    isEditing: detail.dataFileOfIsEdit && document?.isLocked === false,
    setEditing: (isEditing) => changeOpenDocument(userId, { dataFileOfIsEdit: isEditing }),
  }
}

function formatGone(
  { documentId, name }: ArchiveDocument,
  part: ArchivePart | undefined,
  all: readonly ArchiveDocument[],
): string {
  const isRemoved = all.every((one) => one.documentId !== documentId)
  const happened = part === undefined || isRemoved ? '被删除了' : `去掉了${archivePartNames[part]}`
  return `“${name}”刚刚${happened}，这里的修改保存不了`
}
