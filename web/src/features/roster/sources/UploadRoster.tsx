import { Download, FileSpreadsheet } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { useFileDrop } from '../../../shared/upload/use-file-drop.ts'
import { ChooseTable } from './ChooseTable.tsx'
import { ExportRoster } from '../ExportRoster.tsx'
import { useReadRoster } from './use-read-roster.ts'
import type { Roster } from '../use-roster.ts'

export type UploadRosterProps = { roster: Roster; classId: string | null; isLocked: boolean }

export function UploadRoster({ roster, classId, isLocked }: UploadRosterProps) {
  const { read, take, tables, isReading, problem } = useReadRoster(roster)
  const isBusy = isReading || isLocked

  const { isOver, choose, placeProps, inputProps } = useFileDrop((file) => {
    if (!isBusy) void read({ file })
  })

  return (
    <div className="flex flex-col gap-3">
      <div
        {...placeProps}
        className={`flex flex-col items-center gap-3 rounded-card border-2 border-dashed px-4 py-7 text-center transition-colors duration-160 ease-out ${isOver ? 'border-brand bg-brand-tint' : 'border-line bg-mist'}`}
      >
        <FileSpreadsheet aria-hidden className="size-10 text-brand" />
        <p className="text-base text-ink-2">
          <span className="pointer-coarse:hidden">把 .xlsx 或 .csv 名单拖到这里</span>
          <span className="hidden pointer-coarse:inline">可以选 .xlsx 或 .csv 名单</span>
        </p>
        <Button variant="white" isBusy={isReading} disabled={isLocked} onClick={choose}>
          选择文件
        </Button>
        <input {...inputProps} accept=".xlsx,.csv" aria-label="名单文件" />
      </div>
      {tables.length > 0 && (
        <ChooseTable
          tables={tables}
          isLocked={isBusy}
          onChoose={(table) => {
            // What was chosen is in the preview now; the list that had the focus goes.
            if (take(table)) roster.previewHeading.current?.focus()
          }}
        />
      )}
      {problem && (
        <p role="alert" className="rounded-field bg-danger-tint px-4 py-3 text-base text-danger">
          {problem}
        </p>
      )}
      <a
        href="/roster-template.xlsx"
        download="学生名单模板.xlsx"
        className="inline-flex min-h-12 items-center gap-2 self-start rounded-full px-2 text-name font-bold text-brand hover:text-brand-deep"
      >
        <Download aria-hidden className="size-5" />
        下载模板
      </a>
      {classId !== null && roster.classmates.length > 0 && (
        <ExportRoster classId={classId} pupils={roster.classmates.length} />
      )}
    </div>
  )
}
