import type { FileItem } from '@pinge/contract/content/content-values.ts'
import { libraryFavorite, libraryList, libraryTree } from '@pinge/contract/content/library.ts'
import { Star } from 'lucide-react'
import type { NavigateOptions } from 'react-router'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { formatDay } from '../../../shared/time/format-time.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { FileRows } from '../files/FileRows.tsx'
import { OpenFile, type ShownFile } from '../files/OpenFile.tsx'
import { NothingFound } from '../NothingFound.tsx'
import { PagedList } from '../PagedList.tsx'
import { SearchField } from '../SearchField.tsx'
import { FolderTree } from './FolderTree.tsx'
import { FILES_A_PAGE, requestOf, type LibraryView } from './library-view.ts'
import type { OwnView } from './own/own-view.ts'

/** What a teacher uploaded comes apart: most open the library to read. */
const OwnFiles = onDemand(async () => (await import('./own/OwnFiles.tsx')).OwnFiles, {
  fallback: <Skeleton className="h-96 w-full" />,
})

type Changed = 'keyword' | 'fileType' | 'sort' | 'page' | 'own' | 'at'

export type LibraryRoomProps = {
  view: LibraryView
  /** What of 我的资料 the address shows. */
  own: OwnView
  file: ShownFile
  onFolder: (where: { folderId: string; scope: string }) => void
  /** The word that is searched for is looked for in all folders. */
  onEverywhere: () => void
  onChange: (changes: Partial<Record<Changed, string>>, how?: NavigateOptions) => void
}

/** 资料库: folders at the left, files at the right. */
export function LibraryRoom({ view, own, file, onFolder, onEverywhere, onChange }: LibraryRoomProps) {
  return (
    <div className="content-room">
      <FolderTree view={view} onOpen={onFolder} />
      <section aria-label="文件" className="flex min-w-0 flex-col gap-3">
        {view.scope === 'own' ? (
          <OwnFiles view={own} onChange={onChange} file={file} />
        ) : (
          <LibraryFiles {...{ view, file, onEverywhere, onChange }} />
        )}
      </section>
    </div>
  )
}

function LibraryFiles({ view, file, onEverywhere, onChange }: Omit<LibraryRoomProps, 'own' | 'onFolder'>) {
  const read = useRead(libraryList, requestOf(view), { keepsPrevious: true })
  return (
    <>
      <Toolbar view={view} onChange={onChange} />
      <PagedList
        read={read}
        page={view.page}
        pageSize={FILES_A_PAGE}
        onPage={(page) => onChange({ page: String(page) })}
        nothing={
          <NoFiles view={view} onClear={() => onChange({ keyword: '' })} onEverywhere={onEverywhere} />
        }
      >
        {(list) => <Files list={list} keyword={view.keyword} onOpen={file.open} />}
      </PagedList>
      <OpenFile files={read.data?.list ?? []} file={file} />
    </>
  )
}

type NoFilesProps = { view: LibraryView; onClear: () => void; onEverywhere: () => void }

function NoFiles({ view, onClear, onEverywhere }: NoFilesProps) {
  const { data: folders } = useRead(libraryTree, {})
  // A link may lead to a folder that was taken down since.
  const isOfFolder = view.folderId !== '' && view.scope === ''
  const isGone = isOfFolder && folders?.every(({ id }) => id !== view.folderId)
  return (
    <NothingFound
      keyword={view.keyword}
      title={isGone ? '文件夹不存在或已下架' : '这里还没有资料'}
      text={view.scope === 'favorite' ? '点一下星星，就收进这里。' : '换个文件夹看看。'}
      onClear={onClear}
    >
      {(view.folderId !== '' || view.scope !== '') && <Button onClick={onEverywhere}>在全部资料里找</Button>}
    </NothingFound>
  )
}

type FilesProps = { list: readonly FileItem[]; keyword: string; onOpen: (id: string) => void }

function Files({ list, keyword, onOpen }: FilesProps) {
  const { write, problem } = useWrite(libraryFavorite, { isRepeatable: true })
  const now = useNow()
  return (
    <div className="rounded-big bg-white p-4">
      <Problem text={problem} />
      <FileRows
        files={list}
        keyword={keyword}
        onOpen={onOpen}
        formatTime={(at) => formatDay(at, now)}
        renderMore={({ id, name, favorite }) => (
          <IconButton
            label={favorite ? `取消收藏${name}` : `收藏${name}`}
            aria-pressed={favorite}
            onClick={() => void write({ id, on: !favorite })}
          >
            <Star aria-hidden className={favorite ? 'fill-sun' : ''} />
          </IconButton>
        )}
      />
    </div>
  )
}

function Toolbar({ view, onChange }: Pick<LibraryRoomProps, 'view' | 'onChange'>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h1 className="mr-auto text-xl font-bold">资料库</h1>
      <SelectField
        label="种类"
        isLabelHidden
        value={view.fileType}
        options={[
          { value: '', label: '全部种类' },
          { value: 'doc', label: '文档' },
          { value: 'image', label: '图片' },
          { value: 'audio', label: '音频' },
          { value: 'video', label: '视频' },
          { value: 'other', label: '其他' },
        ]}
        onChange={(fileType) => onChange({ fileType })}
        className="w-36"
      />
      <SelectField
        label="排列"
        isLabelHidden
        value={view.sort}
        options={[
          { value: '', label: '默认排列' },
          { value: 'name', label: '按名称' },
          { value: 'newest', label: '最新' },
          { value: 'size', label: '按大小' },
        ]}
        onChange={(sort) => onChange({ sort })}
        className="w-36"
      />
      <SearchField label="搜索资料" value={view.keyword} onChange={(keyword) => onChange({ keyword })} />
    </div>
  )
}
