import './folder-tree.css'
import { libraryTree } from '@pinge/contract/content/library.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { Clock, Folder, FolderHeart, Library, Star } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import type { LibraryView } from './library-view.ts'

export type FolderTreeProps = {
  view: Pick<LibraryView, 'folderId' | 'scope'>
  onOpen: (where: { folderId: string; scope: string }) => void
}

/** The folders of the library, and above them what a teacher used last and marked. */
export function FolderTree({ view, onOpen }: FolderTreeProps) {
  const read = useRead(libraryTree, {})
  const at = (scope: string) => view.scope === scope && (scope !== '' || view.folderId === '')
  return (
    <nav aria-label="文件夹" className="folder-tree flex flex-col gap-1 rounded-big bg-white p-3">
      <Row isOpen={at('')} onClick={() => onOpen({ folderId: '', scope: '' })}>
        <Library aria-hidden />
        全部资料
      </Row>
      <Row isOpen={at('recent')} onClick={() => onOpen({ folderId: '', scope: 'recent' })}>
        <Clock aria-hidden />
        最近使用
      </Row>
      <Row isOpen={at('favorite')} onClick={() => onOpen({ folderId: '', scope: 'favorite' })}>
        <Star aria-hidden />
        我的收藏
      </Row>
      <Row isOpen={at('own')} onClick={() => onOpen({ folderId: '', scope: 'own' })}>
        <FolderHeart aria-hidden />
        我的资料
      </Row>
      <ReadView read={read} waiting={<Skeleton className="h-60 w-full max-lg:h-12" />}>
        {(folders) => <Folders folders={folders} parentId={null} view={view} onOpen={onOpen} />}
      </ReadView>
    </nav>
  )
}

type FoldersProps = FolderTreeProps & { folders: DataOf<typeof libraryTree>; parentId: string | null }

function Folders({ folders, parentId, view, onOpen }: FoldersProps) {
  const here = folders.filter((folder) => folder.parentId === parentId)
  if (here.length === 0) return null
  return (
    <ul className={parentId === null ? 'flex flex-col gap-1' : 'ml-5 flex flex-col gap-1'}>
      {here.map(({ id, name, total }) => {
        const isOpen = view.scope === '' && view.folderId === id
        return (
          <li key={id}>
            <Row isOpen={isOpen} onClick={() => onOpen({ folderId: id, scope: '' })}>
              <Folder aria-hidden />
              <span className="min-w-0 flex-1">{name}</span>
              <span className="num text-s">{total}</span>
            </Row>
            <Folders {...{ folders, view, onOpen }} parentId={id} />
          </li>
        )
      })}
    </ul>
  )
}

/** So much of the folder before it is seen. */
const SEEN_BEFORE = 48

type RowProps = { isOpen: boolean; onClick: () => void; children: ReactNode }

function Row({ isOpen, onClick, children }: RowProps) {
  const row = useRef<HTMLButtonElement>(null)
  // Where the folders are a strip, the open one may lie beside it. Elsewhere nothing can be pushed sideways.
  useEffect(() => {
    const strip = row.current?.closest('nav')
    if (!isOpen || !row.current || !strip) return
    strip.scrollLeft +=
      row.current.getBoundingClientRect().left - strip.getBoundingClientRect().left - SEEN_BEFORE
  }, [isOpen])
  return (
    <button
      ref={row}
      type="button"
      aria-current={isOpen || undefined}
      onClick={onClick}
      className="content-row flex min-h-12 w-full items-center gap-2 rounded-field px-3 text-left text-base font-bold hover:bg-mist [&_svg]:size-5"
    >
      {children}
    </button>
  )
}
