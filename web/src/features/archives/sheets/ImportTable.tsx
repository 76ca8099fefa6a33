import { readTableFile, type TextTable } from '@pinge/contract/archives/table/table-file.ts'
import type { MatchedTable } from '@pinge/contract/archives/table/match-table.ts'
import { FileSpreadsheet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useTask } from '../../../shared/api/use-task.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useFileDrop } from '../../../shared/upload/use-file-drop.ts'

export type ImportTableProps = {
  isOpen: boolean
  onClose: () => void
  match: (tables: readonly TextTable[]) => MatchedTable<string>[]
  /** Types what was read into the sheet, also what it cannot take, to be mended there. */
  onTake: (cells: { rowId: string; column: string; typed: string }[]) => void
  children?: ReactNode
}

/** A file of marks or measurements: what is in it, which rows and cells are wrong, and the way into the sheet. */
export function ImportTable({ isOpen, onClose, match, onTake, children }: ImportTableProps) {
  const [tables, setTables] = useState<readonly TextTable[]>()
  const { run, isRunning, problem } = useTask(async (file: File) => {
    setTables(undefined)
    setTables((await call(readTableFile, {}, { file })).tables)
  })
  const { choose, placeProps, inputProps } = useFileDrop((file) => void run(file))
  const matched = tables ? match(tables) : []
  const rows = matched.flatMap((table) => table.rows)
  const known = rows.filter(({ studentId }) => studentId !== null)
  const cells = known.flatMap((row) =>
    row.cells.map(({ key, typed }) => ({ rowId: row.studentId ?? '', column: key, typed })),
  )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="导入表格">
      <div className="flex flex-col gap-3">
        <div
          {...placeProps}
          className="flex flex-col items-center gap-3 rounded-card border-2 border-dashed border-line bg-mist px-4 py-5 text-center"
        >
          <FileSpreadsheet aria-hidden className="size-8 text-brand" />
          <p className="text-m text-ink-2">
            选择 .xlsx 或 .csv 表格，按表头里的姓名和栏目读取；空格子不会清掉已有的内容
          </p>
          <Button variant="white" isBusy={isRunning} onClick={choose}>
            选择文件
          </Button>
          <input {...inputProps} accept=".xlsx,.csv" aria-label="表格文件" />
        </div>
        {children}
        <Problem text={problem} />
        {tables && matched.length === 0 && (
          <Problem text="表格里没有找到「姓名」和这张表的栏目，请检查表头" />
        )}
        {matched.length > 0 && <MatchedRows matched={matched} />}
        {cells.length > 0 && (
          <Button
            onClick={() => {
              onTake(cells)
              setTables(undefined)
              onClose()
            }}
          >
            填入 {known.length} 名学生的 {cells.length} 格
          </Button>
        )}
      </div>
    </Dialog>
  )
}

function MatchedRows({ matched }: { matched: readonly MatchedTable<string>[] }) {
  const unknown = [...new Set(matched.flatMap((table) => table.unknown))]
  const faults = matched.flatMap((table) =>
    table.rows.flatMap(({ row, username, problem, cells }) => [
      ...(problem ? [{ at: `${row}`, text: `第 ${row} 行 ${username}：${problem}` }] : []),
      ...cells.flatMap((cell) => {
        const heading = table.columns.find(({ key }) => key === cell.key)?.heading ?? ''
        return 'msg' in cell
          ? [
              {
                at: `${row} ${cell.key}`,
                text: `第 ${row} 行 ${username} ${heading} ${cell.typed}：${cell.msg}`,
              },
            ]
          : []
      }),
    ]),
  )
  return (
    <div className="flex flex-col gap-2 text-m">
      {unknown.length > 0 && <p className="text-ink-2">没有读取的栏目：{unknown.slice(0, 12).join('、')}</p>}
      {faults.length > 0 && (
        <>
          <p className="font-bold text-danger">{faults.length} 处要改；填入以后可以在表里改好</p>
          <ul
            aria-label="要改的地方"
            className="max-h-48 overflow-auto rounded-field bg-danger-tint px-4 py-2 text-danger"
          >
            {faults.map(({ at, text }) => (
              <li key={at}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
