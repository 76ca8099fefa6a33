import './own-files.css'
import { OWN_FILE_TYPES, type ownFileList } from '@pinge/contract/content/own-files.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CloudUpload, FolderPlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { formatBytes } from '../../files/format-bytes.ts'
import { SearchField } from '../../SearchField.tsx'
import type { OwnDialog } from './OwnDialogs.tsx'
import { ownUploads } from './own-uploads.store.ts'
import { scopeOf } from './own-scope.ts'
import type { ChangeOwnView, OwnView } from './own-view.ts'

const ACCEPT = Object.keys(OWN_FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',')

export type OwnToolbarProps = {
  view: OwnView
  onChange: ChangeOwnView
  own: DataOf<typeof ownFileList> | undefined
  onAsk: (dialog: OwnDialog) => void
}

export function OwnToolbar({ view, onChange, own, onAsk }: OwnToolbarProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="mr-auto text-xl font-bold">我的资料</h1>
        <SelectField
          label="排列"
          isLabelHidden
          value={view.sort}
          options={[
            { value: '', label: '最新' },
            { value: 'name', label: '按名称' },
            { value: 'size', label: '按大小' },
          ]}
          onChange={(sort) => onChange({ sort })}
          className="w-36"
        />
        <SearchField
          label="搜索我的资料"
          value={view.keyword}
          onChange={(keyword) => onChange({ keyword })}
        />
      </div>
      <Segmented
        label="哪些资料"
        value={view.scope}
        options={[
          { value: 'mine', label: '我的' },
          { value: 'shared', label: '同事共享' },
          { value: 'removed', label: '最近删除' },
        ]}
        onChange={(scope) => onChange({ own: scopeOf(scope) === 'mine' ? '' : scope, at: '', keyword: '' })}
        className="self-start"
      />
      {view.scope === 'mine' && own && <UploadPlace own={own} folderId={view.folderId} onAsk={onAsk} />}
    </>
  )
}

type UploadPlaceProps = Pick<OwnToolbarProps, 'onAsk'> & {
  own: DataOf<typeof ownFileList>
  folderId: string
}

/** Where files are dropped or chosen, and how much room is left for them. */
function UploadPlace({ own, folderId, onAsk }: UploadPlaceProps) {
  const { usedBytes, quotaBytes, maxFileBytes } = own
  const uploads = ownUploads(useQueryClient())
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  // An address may name a folder that is gone.
  const into = own.folders.find(({ id }) => id === folderId)?.id ?? null

  function take(files: FileList | null): void {
    uploads.add([...(files ?? [])], into, { maxFileBytes, freeBytes: quotaBytes - usedBytes })
    // The same file, mended meanwhile, can be chosen again.
    if (input.current) input.current.value = ''
  }

  return (
    <div
      role="group"
      aria-label="上传"
      data-over={isOver || undefined}
      className="own-drop"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files)
      }}
    >
      <Button onClick={() => input.current?.click()}>
        <CloudUpload aria-hidden />
        上传
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        accept={ACCEPT}
        aria-label="要上传的文件"
        className="sr-only"
        onChange={() => take(input.current?.files ?? null)}
      />
      <Button variant="mist" onClick={() => onAsk({ type: 'folder', parentId: into })}>
        <FolderPlus aria-hidden />
        新建文件夹
      </Button>
      <p className="min-w-0 flex-1 text-s text-ink-2 max-sm:basis-full">
        把文件拖到这里也可以。课件、文档、表格、图片、音频、视频、压缩包，每个不超过{' '}
        {formatBytes(maxFileBytes)}。
      </p>
      <div className="flex w-52 flex-col gap-1 max-sm:w-full">
        <span className="num text-s text-ink-2">
          已用 {formatBytes(usedBytes)}，共 {formatBytes(quotaBytes)}
        </span>
        <span
          role="meter"
          aria-label="已用空间"
          aria-valuenow={Math.round((usedBytes / quotaBytes) * 100)}
          className="own-bar"
        >
          <span style={{ width: `${Math.min(100, (usedBytes / quotaBytes) * 100)}%` }} />
        </span>
      </div>
    </div>
  )
}
