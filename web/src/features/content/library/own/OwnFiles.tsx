import { libraryFavorite } from '@pinge/contract/content/library.ts'
import {
  OWN_FILE_RETURN_DAYS,
  ownFileList,
  restoreOwn,
  type OwnFile,
} from '@pinge/contract/content/own-files.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { OpenFile, type ShownFile } from '../../files/OpenFile.tsx'
import { useSaveFile } from '../../files/use-save-file.tsx'
import { NothingFound } from '../../NothingFound.tsx'
import { Pager } from '../../Pager.tsx'
import { FILES_A_PAGE } from '../library-view.ts'
import { OwnDialogs, type OwnDialog } from './OwnDialogs.tsx'
import { FolderRow, OwnFileRow, RemovedRow } from './OwnRows.tsx'
import { OwnToolbar } from './OwnToolbar.tsx'
import { OwnUploadList } from './OwnUploadList.tsx'
import { shownIn, wayTo, type ChangeOwnView, type OwnFolder, type OwnView } from './own-view.ts'

export type OwnFilesProps = { view: OwnView; file: ShownFile; onChange: ChangeOwnView }

/** So often the list is read again while a document is being converted. */
const ASK_AGAIN_MS = 5_000

/** 我的资料: what a teacher uploaded, what colleagues share, and what was removed lately. */
export function OwnFiles({ view, file, onChange }: OwnFilesProps) {
  const { scope } = view
  // A folder is a place, which Back leads out of.
  const openFolder = (at: string) => onChange({ at, keyword: '' }, { replace: false })
  const read = useRead(ownFileList, { scope })
  const isConverting = read.data?.files.some(({ preview }) => preview === 'converting') ?? false
  useRead(ownFileList, { scope }, { enabled: isConverting, refetchInterval: ASK_AGAIN_MS })
  const [dialog, setDialog] = useState<OwnDialog | null>(null)
  return (
    <>
      <OwnToolbar view={view} onChange={onChange} own={read.data} onAsk={setDialog} />
      <OwnUploadList />
      <ReadView read={read} waiting={<Skeleton className="h-96 w-full" />}>
        {(own) => (
          <>
            <Way folders={own.folders} view={view} onOpen={openFolder} />
            <List {...{ own, view, file, onChange }} onFolder={openFolder} onAsk={setDialog} />
            <OpenFile files={shownIn(own, view).files} file={file} />
            <OwnDialogs
              dialog={dialog}
              folders={own.folders}
              files={own.files}
              onClose={() => setDialog(null)}
            />
          </>
        )}
      </ReadView>
    </>
  )
}

type WayProps = { folders: readonly OwnFolder[]; view: OwnView; onOpen: (folderId: string) => void }

/** Where in the folders one is. */
function Way({ folders, view, onOpen }: WayProps) {
  const way = wayTo(folders, view.folderId)
  if (view.scope !== 'mine' || way.length === 0) return null
  return (
    <nav aria-label="文件夹的位置" className="flex flex-wrap items-center">
      {[{ id: '', name: '我的资料' }, ...way].map(({ id, name }) => (
        <span key={id} className="flex items-center">
          {id !== '' && <ChevronRight aria-hidden className="size-4 text-ink-2" />}
          <button
            type="button"
            aria-current={id === view.folderId ? 'page' : undefined}
            onClick={() => onOpen(id)}
            className="min-h-12 px-2 font-bold hover:underline"
          >
            {name}
          </button>
        </span>
      ))}
    </nav>
  )
}

type ListProps = OwnFilesProps & {
  own: DataOf<typeof ownFileList>
  onFolder: (folderId: string) => void
  onAsk: (dialog: OwnDialog) => void
}

function List({ own, view, file: shown, onChange, onFolder, onAsk }: ListProps) {
  const favorite = useWrite(libraryFavorite, { isRepeatable: true })
  const restore = useWrite(restoreOwn, { isRepeatable: true })
  const saving = useSaveFile()
  const { folders, files } = shownIn(own, view)
  if (folders.length + files.length === 0)
    return (
      <NothingFound
        keyword={view.keyword}
        {...nothing[view.scope]}
        onClear={() => onChange({ keyword: '' })}
      />
    )
  const pages = Math.ceil(files.length / FILES_A_PAGE)
  const page = Math.min(view.page, Math.max(1, pages))
  const rowOf = (file: OwnFile) =>
    view.scope === 'removed' ? (
      <RemovedRow
        key={file.id}
        file={file}
        isBusy={restore.isSending}
        onRestore={() => void restore.write({ ids: [file.id] })}
      />
    ) : (
      <OwnFileRow
        key={file.id}
        file={file}
        isMine={view.scope === 'mine'}
        keyword={view.keyword}
        onOpen={() => shown.open(file.id)}
        onDownload={() => saving.save(file)}
        onFavorite={() => void favorite.write({ id: file.id, on: !file.favorite })}
        onAsk={onAsk}
      />
    )
  return (
    <>
      <div className="rounded-big bg-white p-4">
        <Problem text={favorite.problem || restore.problem || saving.problem} />
        {saving.question}
        <ul aria-label="我的资料" className="flex flex-col">
          {page === 1 &&
            folders.map((folder) => (
              <FolderRow key={folder.id} folder={folder} onOpen={() => onFolder(folder.id)} onAsk={onAsk} />
            ))}
          {files.slice((page - 1) * FILES_A_PAGE, page * FILES_A_PAGE).map(rowOf)}
        </ul>
      </div>
      <Pager page={page} pages={pages} onPage={(next) => onChange({ page: String(next) })} />
    </>
  )
}

const nothing = {
  mine: { title: '这里还没有资料', text: '点“上传”，或者把课件拖到这里。' },
  shared: { title: '还没有同事共享的资料', text: '同一个班的老师共享的文件，会出现在这里。' },
  removed: { title: '最近没有删除过文件', text: `删除的文件会在这里留 ${OWN_FILE_RETURN_DAYS} 天。` },
}
