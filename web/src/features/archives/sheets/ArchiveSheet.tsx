import type { ArchiveDocument } from '@pinge/contract/archives/documents.ts'
import { classList } from '@pinge/contract/classes.ts'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useIsWide } from '../../../shared/device/use-is-wide.ts'
import { SheetForm } from '../../../shared/sheet/SheetForm.tsx'
import { SheetGrid } from '../../../shared/sheet/SheetGrid.tsx'
import { SheetNotes } from '../../../shared/sheet/SheetNotes.tsx'
import type { SheetColumn, SheetRow } from '../../../shared/sheet/sheet-types.ts'
import type { Sheet } from '../../../shared/sheet/use-sheet.ts'
import { LockNote } from '../../../shared/ui/feedback/LockNote.tsx'
import { paperOnDemand } from '../../../shared/paper-on-demand.tsx'
import { paperBlocks } from './paper-blocks.ts'
import { NoPupils } from '../../../shared/navigation/NoPupils.tsx'

const SheetPaper = paperOnDemand(async () => (await import('./SheetPaper.tsx')).SheetPaper)

type ArchiveSheetProps<Row extends SheetRow> = {
  classId: string
  label: string
  document: ArchiveDocument
  columns: readonly SheetColumn<Row>[]
  rows: readonly Row[]
  sheet: Pick<Sheet, 'state' | 'type' | 'back' | 'again' | 'sendAgain' | 'drop' | 'discard' | 'flush'>
  isEditing: boolean
  /** What the whole class comes to. */
  children?: ReactNode
}

/** A sheet of the archive: what is not saved above it, the cells, and below them what the class comes to. */
export function ArchiveSheet<Row extends SheetRow>(props: ArchiveSheetProps<Row>) {
  const { classId, label, document, columns, rows, sheet, isEditing, children } = props
  const isWide = useIsWide()
  const classes = useRead(classList, {})
  const className = classes.data?.find((one) => one.classId === classId)?.className ?? ''
  if (rows.length === 0) return <NoPupils classId={classId} text="添加学生以后就可以填写。" />
  const shown = { label, columns, rows, sheet, isReadOnly: !isEditing }
  return (
    <div className="flex flex-col gap-3">
      {document.lock && <LockNote lock={document.lock} />}
      <SheetNotes columns={columns} rows={rows} sheet={sheet} hasFaults={!isWide} />
      {isWide ? <SheetGrid {...shown} className="max-h-[calc(100dvh-15rem)]" /> : <SheetForm {...shown} />}
      {children}
      <SheetPaper
        classId={classId}
        className={className}
        title={label}
        name={document.name}
        hasUnsaved={sheet.state.edits.size > 0}
        blocks={() => paperBlocks(columns, rows, sheet.state)}
      />
    </div>
  )
}
