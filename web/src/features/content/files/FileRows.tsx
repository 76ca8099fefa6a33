import type { FileItem } from '@pinge/contract/content/content-values.ts'
import { Download, Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Found } from '../Found.tsx'
import { formatBytes } from './format-bytes.ts'
import { OpenFile } from './OpenFile.tsx'
import { useSaveFile } from './use-save-file.tsx'

export type FileRowsProps = {
  files: readonly FileItem[]
  /** What was searched for, marked in the names. */
  keyword?: string
  /** Opens a file by its address; without it the file opens above the screen. */
  onOpen?: (id: string) => void
  /** What else is done with a file. */
  renderMore?: (file: FileItem) => ReactNode
  /** When a file was changed last, where that says something. */
  formatTime?: (at: number) => string
}

/** Files with what is done with them: seen here, or saved. */
export function FileRows({ files, keyword, onOpen, renderMore, formatTime }: FileRowsProps) {
  const [openId, setOpenId] = useState('')
  const saving = useSaveFile()
  if (files.length === 0) return null
  return (
    <div>
      <ul className="flex flex-col">
        {files.map((file) => (
          <li key={file.id} className="flex min-h-14 flex-wrap items-center gap-3 max-md:py-2">
            <span className="grid size-11 shrink-0 place-items-center rounded-field bg-brand-tint text-cap font-bold text-brand-deep">
              {file.ext.toUpperCase()}
            </span>
            <span className="min-w-20 flex-1">
              <b className="block wrap-anywhere">
                <Found text={file.name} keyword={keyword} />
              </b>
              <span className="num text-s text-ink-2">
                {formatBytes(file.size)}
                {formatTime && ` · ${formatTime(file.updateTime)}`}
              </span>
            </span>
            {/* Together on a line of their own where they leave a name no room. */}
            <span className="ml-auto flex gap-3 cramped:gap-0">
              {file.preview !== 'none' && (
                <IconButton label={`预览${file.name}`} onClick={() => (onOpen ?? setOpenId)(file.id)}>
                  <Eye aria-hidden />
                </IconButton>
              )}
              {renderMore?.(file)}
              <IconButton
                label={`下载${file.name}`}
                disabled={saving.isSaving}
                onClick={() => saving.save(file)}
              >
                <Download aria-hidden />
              </IconButton>
            </span>
          </li>
        ))}
      </ul>
      <Problem text={saving.problem} />
      {saving.question}
      <OpenFile files={files} file={{ id: openId, turn: setOpenId, close: () => setOpenId('') }} />
    </div>
  )
}
