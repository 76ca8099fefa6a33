import { CircleAlert, CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useAskBeforeClose } from '../device/use-ask-before-close.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx'
import { useAreEditsKept } from './edits/sheet-edits.store.ts'
import { cellKey, type SheetColumn, type SheetRow } from './sheet-types.ts'
import type { Sheet } from './use-sheet.ts'

type SheetNotesProps = {
  columns: readonly Pick<SheetColumn, 'key' | 'title' | 'group'>[]
  rows: readonly SheetRow[]
  sheet: Pick<Sheet, 'state' | 'sendAgain' | 'drop' | 'discard' | 'flush'>
  /** Cells that were not understood, which a table tells by itself. */
  hasFaults: boolean
}

/** What is not saved, why, and what can be done about it. */
export function SheetNotes({ columns, rows, sheet, hasFaults }: SheetNotesProps) {
  const { edits, problem } = sheet.state
  const all = [...edits.values()]
  const isKept = useAreEditsKept()
  useAskBeforeClose(all.length > 0 && !isKept)
  const waiting = all.filter(({ state }) => state === 'waiting').length
  const conflict = all.find(({ state }) => state === 'conflict')
  const faulty = hasFaults ? all.filter(({ state }) => state === 'faulty' || state === 'refused') : []
  const nameOf = ({ rowId, column }: { rowId: string; column: string }): string => {
    const { group = '', title = '' } = columns.find(({ key }) => key === column) ?? {}
    return `${rows.find(({ id }) => id === rowId)?.name ?? ''}的${group}${title}`
  }
  return (
    <div className="flex flex-col gap-2 empty:hidden print:hidden">
      {problem && waiting > 0 && <Unsaved sheet={sheet} waiting={waiting} isKept={isKept} />}
      {conflict && (
        <section
          aria-label="两位老师改了同一格"
          className="flex flex-wrap items-center gap-3 rounded-card bg-danger-tint py-1 pr-1 pl-4 text-m text-danger"
        >
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <p role="alert" className="min-w-0 flex-1">
            {nameOf(conflict)}：{conflict.msg}；你填的是“{conflict.typed}”
          </p>
          <Button variant="white" onClick={() => sheet.drop(cellKey(conflict.rowId, conflict.column))}>
            保留对方的
          </Button>
          <Button variant="white" onClick={() => sheet.sendAgain(cellKey(conflict.rowId, conflict.column))}>
            用我填的
          </Button>
        </section>
      )}
      {faulty[0] && (
        <section
          aria-label="没有写入的格子"
          className="flex flex-wrap items-center gap-3 rounded-card bg-danger-tint px-4 py-2 text-m text-danger"
        >
          <CircleAlert aria-hidden className="size-5 shrink-0" />
          <p role="alert" className="min-w-0 flex-1">
            {faulty.length} 格没有写入，改好就会保存：{nameOf(faulty[0])}
            {faulty[0].typed && ` ${faulty[0].typed}`}，{faulty[0].msg}
          </p>
          <Button
            variant="white"
            onClick={() => {
              for (const { rowId, column } of faulty) sheet.drop(cellKey(rowId, column))
            }}
          >
            恢复原来的
          </Button>
        </section>
      )}
    </div>
  )
}

type UnsavedProps = Pick<SheetNotesProps, 'sheet'> & { waiting: number; isKept: boolean }

/** What is kept on this device, or by this page alone where the device is full: it goes out later, or is thrown away where the server said no. */
function Unsaved({ sheet, waiting, isKept }: UnsavedProps) {
  const { problem, isRefused } = sheet.state
  const [isDiscarding, setDiscarding] = useState(false)
  return (
    <>
      <section
        aria-label="还没有保存"
        className="flex flex-wrap items-center gap-3 rounded-card bg-mist py-1 pr-1 pl-4 text-m"
      >
        <CloudOff aria-hidden className="size-5 shrink-0" />
        <p role="status" className="min-w-0 flex-1">
          {waiting} 格还没有保存，{isKept ? '已记在这台设备上' : '这台设备存不下了，先别关页面'}：{problem}
        </p>
        {isRefused && (
          <Button variant="white" onClick={() => setDiscarding(true)}>
            放弃这 {waiting} 格
          </Button>
        )}
        <Button variant="white" onClick={() => void sheet.flush()}>
          再试一次
        </Button>
      </section>
      <ConfirmDialog
        isOpen={isDiscarding}
        title={`放弃没有保存的 ${waiting} 格？`}
        description="表里恢复成已保存的内容，你填的这些找不回来。"
        confirmLabel="放弃"
        isDestructive
        onConfirm={() => {
          sheet.discard()
          setDiscarding(false)
        }}
        onCancel={() => setDiscarding(false)}
      />
    </>
  )
}
