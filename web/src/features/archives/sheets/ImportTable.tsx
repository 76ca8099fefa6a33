import { readTableFile, type TextTable } from '@pinge/contract/archives/table/table-file.ts'
import type { MatchedTable } from '@pinge/contract/archives/table/match-table.ts'
import { tableTooLarge } from '@pinge/contract/protocol/errors.ts'
import { MAX_ROSTER_BYTES } from '@pinge/contract/values/limits.ts'
import { FileSpreadsheet } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useTask } from '../../../shared/api/use-task.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { SheetColumn } from '../../../shared/sheet/sheet-types.ts'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { useFileDrop } from '../../../shared/upload/use-file-drop.ts'
import { faultsOf, takenOf, type ImportFault, type Mended } from './import-faults.ts'

export type ImportTableProps = {
  /** How a cell of each column is read. */
  columns: readonly Pick<SheetColumn, 'key' | 'read'>[]
  isOpen: boolean
  onClose: () => void
  match: (tables: readonly TextTable[]) => MatchedTable<string>[]
  /** Types what was read into the sheet, also what it cannot take, which can be mended there as well. */
  onTake: (cells: { rowId: string; column: string; typed: string }[]) => void
  children?: ReactNode
}

/** A file of marks or measurements: what is in it, which rows and cells are wrong, and the way into the sheet. */
export function ImportTable({ isOpen, onClose, columns, match, onTake, children }: ImportTableProps) {
  const [mended, setMended] = useState<Mended>({})
  const [tables, setTables] = useState<readonly TextTable[]>()
  const { run, isRunning, problem } = useTask(async (file: File) => {
    setTables(undefined)
    setMended({})
    setTables((await call(readTableFile, {}, { file })).tables)
  })
  const [isTooLarge, setTooLarge] = useState(false)
  const { choose, placeProps, inputProps } = useFileDrop((file) => {
    // Of two that are read at once the first might come last, and stand there for the second.
    if (isRunning) return
    // On its way for minutes it would be told as a call without an answer.
    setTooLarge(file.size > MAX_ROSTER_BYTES)
    if (file.size > MAX_ROSTER_BYTES) setTables(undefined)
    else void run(file)
  })
  const matched = tables ? match(tables) : []
  const faults = faultsOf(matched, columns, mended)
  const taken = takenOf(matched, mended)
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
        <Problem text={isTooLarge ? tableTooLarge.message : problem} />
        {tables && matched.length === 0 && <Problem text="表格里没有找到“姓名”和这张表的栏目，请检查表头" />}
        {matched.length > 0 && (
          <MatchedRows
            matched={matched}
            left={leftOf(tables ?? [], matched)}
            faults={faults}
            mended={mended}
            onMend={(at, typed) => setMended({ ...mended, [at]: typed })}
          />
        )}
        {taken.cells.length > 0 && (
          <Button
            onClick={() => {
              onTake(taken.cells)
              setTables(undefined)
              onClose()
            }}
          >
            填入 {taken.pupils} 名学生的 {taken.cells.length} 格
          </Button>
        )}
      </div>
    </Dialog>
  )
}

type MatchedRowsProps = {
  matched: readonly MatchedTable<string>[]
  /** Names of the sheets of which nothing is read. */
  left: readonly string[]
  faults: readonly ImportFault[]
  mended: Mended
  onMend: (at: string, typed: string) => void
}

function MatchedRows({ matched, left, faults, mended, onMend }: MatchedRowsProps) {
  const unknown = [...new Set(matched.flatMap((table) => table.unknown))]
  const said = matched.flatMap(formatSaid)
  const open = faults.filter(({ msg }) => msg !== '').length
  return (
    <div className="flex flex-col gap-2 text-m">
      {said.length > 0 && <p>按工作表的名字读取：{said.join('、')}</p>}
      {left.length > 0 && <p className="text-ink-2">没有读取的工作表：{left.join('、')}</p>}
      {unknown.length > 0 && <p className="text-ink-2">没有读取的栏目：{unknown.slice(0, 12).join('、')}</p>}
      {faults.length > 0 && (
        <>
          <p role="status" className={`font-bold ${open > 0 ? 'text-danger' : ''}`}>
            {open > 0 ? `${open} 处要改；也可以填入以后在表里改` : '都改好了'}
          </p>
          <ul aria-label="要改的地方" className="flex max-h-72 flex-col gap-2 overflow-auto">
            {faults.map(({ at, where, msg, typed }) => (
              <li key={at} className="rounded-field bg-mist px-4 py-2">
                {typed === null ? (
                  <span className="text-danger">
                    {where}：{msg}
                  </span>
                ) : (
                  <TextField
                    label={where}
                    value={mended[at] ?? typed}
                    error={msg || undefined}
                    autoComplete="off"
                    onChange={(text) => onMend(at, text)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** What was taken from the name of a sheet, with the name where it says more. */
function formatSaid({ name, said }: MatchedTable<string>): string[] {
  if (said === '') return []
  return [name === said ? said : `${name}（${said}）`]
}

function leftOf(tables: readonly TextTable[], matched: readonly MatchedTable<string>[]): string[] {
  const read = new Set(matched.map(({ name }) => name))
  return tables.flatMap(({ name }) => (read.has(name) ? [] : [name]))
}
