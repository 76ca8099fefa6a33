import { OWN_FILE_RETURN_DAYS, type OwnFile } from '@pinge/contract/content/own-files.ts'
import { DAY_MS } from '@pinge/contract/values/durations.ts'
import {
  Download,
  Ellipsis,
  Eye,
  Folder,
  FolderInput,
  Pencil,
  RotateCcw,
  Star,
  Trash2,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../../shared/time/format-time.ts'
import { useNow } from '../../../../shared/time/use-now.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { ActionMenu, type Action } from '../../../../shared/ui/overlay/ActionMenu.tsx'
import { formatBytes } from '../../files/format-bytes.ts'
import { Found } from '../../Found.tsx'
import type { OwnDialog } from './OwnDialogs.tsx'
import type { OwnFolder } from './own-view.ts'

type Ask = (dialog: OwnDialog) => void

export type FolderRowProps = { folder: OwnFolder; onOpen: () => void; onAsk: Ask }

export function FolderRow({ folder, onOpen, onAsk }: FolderRowProps) {
  return (
    <Row icon={<Folder aria-hidden className="size-6" />}>
      <button
        type="button"
        onClick={onOpen}
        className="min-h-12 min-w-0 flex-1 text-left font-bold wrap-anywhere hover:underline"
      >
        {folder.name}
      </button>
      <RowMenu
        name={folder.name}
        actions={[
          { label: '改名', icon: <Pencil />, run: () => onAsk({ type: 'rename', item: folder }) },
          { label: '移动', icon: <FolderInput />, run: () => onAsk({ type: 'move', item: folder }) },
          {
            label: '删除',
            icon: <Trash2 />,
            run: () => onAsk({ type: 'remove', item: folder, isFolder: true }),
          },
        ]}
      />
    </Row>
  )
}

export type FileRowProps = {
  file: OwnFile
  isMine: boolean
  keyword: string
  onOpen: () => void
  onDownload: () => void
  onFavorite: () => void
  onAsk: Ask
}

export function OwnFileRow({ file, isMine, keyword, onOpen, onDownload, onFavorite, onAsk }: FileRowProps) {
  const forOwner: Action[] = [
    { label: '共享给班级', icon: <Users />, run: () => onAsk({ type: 'share', file }) },
    { label: '改名', icon: <Pencil />, run: () => onAsk({ type: 'rename', item: file }) },
    { label: '移动', icon: <FolderInput />, run: () => onAsk({ type: 'move', item: file }) },
    { label: '删除', icon: <Trash2 />, run: () => onAsk({ type: 'remove', item: file, isFolder: false }) },
  ]
  return (
    <Row icon={file.ext.toUpperCase()}>
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">
          <Found text={file.name} keyword={keyword} />
        </b>
        <Facts file={file} isMine={isMine} />
      </span>
      {file.preview !== 'none' && (
        <IconButton label={`预览${file.name}`} onClick={onOpen}>
          <Eye aria-hidden />
        </IconButton>
      )}
      <RowMenu
        name={file.name}
        actions={[
          { label: '下载', icon: <Download />, run: onDownload },
          { label: file.favorite ? '取消收藏' : '收藏', icon: <Star />, run: onFavorite },
          ...(isMine ? forOwner : []),
        ]}
      />
    </Row>
  )
}

const previewWords = {
  ready: '',
  none: '',
  converting: '正在生成预览，先下载也行',
  failed: '不能预览，可以下载',
}

function Facts({ file, isMine }: { file: OwnFile; isMine: boolean }) {
  const now = useNow()
  const facts = [
    formatBytes(file.size),
    formatDay(file.updateTime, now),
    isMine ? '' : `${file.ownerName}共享`,
    file.classIds.length > 0 ? `已共享给 ${file.classIds.length} 个班` : '',
    file.favorite ? '已收藏' : '',
    previewWords[file.preview],
  ]
  return <span className="text-s text-ink-2">{facts.filter((one) => one !== '').join(' · ')}</span>
}

export type RemovedRowProps = { file: OwnFile; isBusy: boolean; onRestore: () => void }

export function RemovedRow({ file, isBusy, onRestore }: RemovedRowProps) {
  const until = (file.removedAt ?? 0) + OWN_FILE_RETURN_DAYS * DAY_MS
  const days = Math.max(1, Math.ceil((until - useNow()) / DAY_MS))
  return (
    <Row icon={file.ext.toUpperCase()}>
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{file.name}</b>
        <span className="text-s text-ink-2">
          {formatBytes(file.size)} · {days} 天后清除
        </span>
      </span>
      <Button variant="mist" isBusy={isBusy} aria-label={`恢复${file.name}`} onClick={onRestore}>
        <RotateCcw aria-hidden />
        恢复
      </Button>
    </Row>
  )
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3 cramped:flex-wrap">
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-brand-tint text-cap font-bold text-brand-deep">
        {icon}
      </span>
      {children}
    </li>
  )
}

function RowMenu({ name, actions }: { name: string; actions: readonly Action[] }) {
  return (
    <ActionMenu
      label={name}
      listClassName="w-44"
      triggerProps={{
        'aria-label': `${name}的操作`,
        className: 'grid size-12 shrink-0 place-items-center rounded-full hover:bg-mist [&_svg]:size-5',
      }}
      trigger={<Ellipsis aria-hidden />}
      actions={actions}
    />
  )
}
