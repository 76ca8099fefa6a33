import type { FileItem } from '@pinge/contract/content/content-values.ts'
import { useState, type ReactNode } from 'react'
import { useTask } from '../../../shared/api/use-task.ts'
import { ConfirmDialog } from '../../../shared/ui/overlay/ConfirmDialog.tsx'
import { formatBytes } from './format-bytes.ts'
import { saveContentFile } from './save-content-file.ts'

/** A larger file keeps the line of a school busy for minutes. */
const MAX_UNASKED_BYTES = 200 * 1024 * 1024

export type SavedFile = Pick<FileItem, 'id' | 'name' | 'size'>

export type FileSaving = {
  save: (file: SavedFile) => void
  isSaving: boolean
  problem: string
  /** Stands beside what saves: whether a large file is wanted. */
  question: ReactNode
}

/** Saves files of the store; a large one after a question. */
export function useSaveFile(): FileSaving {
  const { run, isRunning, problem } = useTask(saveContentFile)
  const [asked, setAsked] = useState<SavedFile>()
  return {
    save: (file) => (file.size > MAX_UNASKED_BYTES ? setAsked(file) : void run(file.id)),
    isSaving: isRunning,
    problem,
    question: asked && (
      <ConfirmDialog
        isOpen
        title={`下载“${asked.name}”？`}
        description={`这个文件有 ${formatBytes(asked.size)}，下载要等一会儿。`}
        confirmLabel="下载"
        onConfirm={() => {
          setAsked(undefined)
          void run(asked.id)
        }}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
