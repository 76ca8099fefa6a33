import {
  archiveList,
  lockArchive,
  REMOVED_DOCUMENT_DAYS,
  removeArchive,
  type ArchiveDocument,
} from '@pinge/contract/archives/documents.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { DocumentCard } from './DocumentCard.tsx'
import { RemovedDocuments } from './RemovedDocuments.tsx'

const DocumentDialog = onDemand(async () => (await import('./DocumentDialog.tsx')).DocumentDialog)

export type ArchiveManageProps = {
  classId: string
  isOwner: boolean
  /** The class rests: it can only be looked at. */
  isReadOnly: boolean
  terms: readonly ClassTerm[]
  /** 编辑: whether the open document is written in, and which one that is. */
  editedId: string
  onEdit: (document: ArchiveDocument, isEdit: boolean) => void
}

type Asked = { kind: 'lock' | 'unlock' | 'remove'; document: ArchiveDocument }

/** 档案管理: the documents of a class, with how full they are, and all that becomes of one. */
export function ArchiveManage(props: ArchiveManageProps) {
  const { classId, isOwner, isReadOnly, terms, editedId, onEdit } = props
  const read = useRead(archiveList, { classId })
  const [formOf, setFormOf] = useState<ArchiveDocument | 'new'>()
  const [asked, setAsked] = useState<Asked>()
  return (
    <div className="flex flex-col gap-4 pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-xl font-bold">档案管理</h1>
        {!isReadOnly && read.data && (
          <Button onClick={() => setFormOf('new')}>
            <Plus aria-hidden />
            新建档案
          </Button>
        )}
      </div>
      <ReadView read={read} waiting={<CardsSkeleton />}>
        {(documents) => (
          <>
            {documents.length === 0 ? (
              <EmptyState
                picture="clipboard"
                title="还没有成长档案"
                text="一个学期建一份：学业、体质、写实、自评都在里面。"
              />
            ) : (
              <ul aria-label="成长档案" className="grid gap-4 xl:grid-cols-2">
                {documents.map((document) => (
                  <li key={document.documentId} className="grid">
                    <DocumentCard
                      classId={classId}
                      document={document}
                      isOwner={isOwner}
                      isReadOnly={isReadOnly}
                      isEdited={editedId === document.documentId && !document.isLocked}
                      onEdit={(isEdit) => onEdit(document, isEdit)}
                      onChange={() => setFormOf(document)}
                      onAsk={(kind) => setAsked({ kind, document })}
                    />
                  </li>
                ))}
              </ul>
            )}
            <RemovedDocuments classId={classId} isReadOnly={isReadOnly} />
            {formOf && (
              <DocumentDialog
                classId={classId}
                document={formOf === 'new' ? undefined : formOf}
                documents={documents}
                terms={terms}
                onClose={() => setFormOf(undefined)}
              />
            )}
          </>
        )}
      </ReadView>
      {asked && <AskDialog classId={classId} {...asked} onDone={() => setAsked(undefined)} />}
    </div>
  )
}

const words = {
  lock: {
    title: '锁定档案',
    label: '锁定',
    describe: (name: string) => `“${name}”锁定后谁都不能修改，只有班级创建者可以解锁。里面的内容都还在。`,
  },
  unlock: {
    title: '解锁档案',
    label: '解锁',
    describe: (name: string) => `解锁后，班级的老师又可以修改“${name}”。`,
  },
  remove: {
    title: '删除档案',
    label: '删除',
    describe: (name: string) =>
      `将删除“${name}”和里面的学业、体质、自评；${REMOVED_DOCUMENT_DAYS} 天内可以恢复。写实记录属于班级，都还在。`,
  },
}

/** Asks before a document is locked, unlocked or removed. */
function AskDialog({ classId, kind, document, onDone }: Asked & { classId: string; onDone: () => void }) {
  const lock = useWrite(lockArchive, { isRepeatable: true })
  const remove = useWrite(removeArchive, { isRepeatable: true })
  const { title, label, describe } = words[kind]
  const { documentId, name } = document
  const isShown = useIsShown(documentId)

  async function confirm(): Promise<void> {
    const { isDone } =
      kind === 'remove'
        ? await remove.write({ classId, documentId })
        : await lock.write({ classId, documentId, isLocked: kind === 'lock' })
    if (isDone && isShown()) onDone()
  }

  return (
    <ConfirmDialog
      isOpen
      title={title}
      description={describe(name)}
      confirmLabel={label}
      isDestructive={kind === 'remove'}
      isBusy={lock.isSending || remove.isSending}
      onConfirm={() => void confirm()}
      onCancel={onDone}
    >
      <Problem text={lock.problem || remove.problem} />
    </ConfirmDialog>
  )
}

function CardsSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4 xl:grid-cols-2">
      {Array.from({ length: 2 }, (_, place) => (
        <Skeleton key={place} className="h-64" />
      ))}
    </SkeletonGroup>
  )
}
