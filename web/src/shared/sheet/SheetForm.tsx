import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import type { SheetGridProps } from './SheetGrid.tsx'
import { cellKey, type SheetRow } from './sheet-types.ts'
import { useKeepOnLeaving } from './edits/use-keep-on-leaving.ts'
import { shownText, valuesOf } from './use-sheet.ts'

/** The same sheet on a phone: one pupil at a time, a field for each cell. */
export function SheetForm<Row extends SheetRow>({
  label,
  columns,
  rows,
  sheet,
  isReadOnly,
}: SheetGridProps<Row>) {
  const [place, setPlace] = useState({ at: 0, id: rows[0]?.id })
  // The same pupil, also when a colleague’s new one stands before; after one who is gone, the next.
  const found = rows.findIndex(({ id }) => id === place.id)
  const at = found === -1 ? Math.min(place.at, rows.length - 1) : found
  const setAt = (next: number) => setPlace({ at: next, id: rows[next]?.id })
  const row = rows[at]
  if (!row) return null
  const { state } = sheet
  const values = valuesOf(state, row, columns)
  const options = rows.map(({ name, number }, index) => ({
    value: String(index),
    // The name first: on a phone a long number would push it out of the field.
    label: `${name} ${number}`.trim(),
  }))
  return (
    <section aria-label={label} className="flex flex-col gap-3 rounded-card bg-white p-4">
      <div className="flex items-end gap-2">
        <IconButton label="上一名学生" disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <SelectField
          label="学生"
          value={String(at)}
          onChange={(next) => setAt(Number(next))}
          options={options}
          className="min-w-0 flex-1"
        />
        <IconButton label="下一名学生" disabled={at >= rows.length - 1} onClick={() => setAt(at + 1)}>
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
      <dl className="flex flex-col divide-y divide-hair">
        {columns.map((column) => {
          const edit = state.edits.get(cellKey(row.id, column.key))
          const text = shownText(state, row, column)
          const shown = column.show?.(values[column.key] ?? null, row, values)
          const name = `${column.group ?? ''} ${column.title}`.trim()
          return (
            <div key={column.key} className="flex flex-wrap items-center gap-x-3 py-2">
              <dt className="min-w-0 flex-1 text-base">{name}</dt>
              <dd className="flex items-center gap-2 text-base">
                {shown?.note && <span className="text-s text-ink-2">{shown.note}</span>}
                {column.read && !isReadOnly ? (
                  <FormField
                    key={row.id}
                    label={name}
                    text={text}
                    isFaulty={Boolean(edit?.msg)}
                    row={row}
                    onType={(typed, from) => sheet.type([{ rowId: row.id, column: column.key, typed, from }])}
                  />
                ) : (
                  <span className="flex min-h-8 items-center font-bold">{shown?.text ?? text}</span>
                )}
              </dd>
              {edit?.msg && (
                <dd className="w-full text-s text-danger">
                  <p role="alert">{edit.msg}</p>
                </dd>
              )}
            </div>
          )
        })}
      </dl>
    </section>
  )
}

type FormFieldProps<Row extends SheetRow> = {
  label: string
  text: string
  isFaulty: boolean
  row: Row
  /** `from` is the row as it stood there when one began to write. */
  onType: (typed: string, from: Row) => void
}

/** What is being written stays, whatever a colleague writes into the same cell meanwhile. */
function FormField<Row extends SheetRow>({ label, text, isFaulty, row, onType }: FormFieldProps<Row>) {
  const [opened, setOpened] = useState<{ row: Row; text: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  function keep(typed: string | undefined): void {
    if (!opened || typed === undefined || typed === opened.text) return
    setOpened(null)
    onType(typed, opened.row)
  }
  // A field in which nothing was written stays open: the page may come back, and then it is written in.
  useKeepOnLeaving(() => keep(field.current?.value))
  return (
    <input
      ref={field}
      key={opened?.text ?? text}
      aria-label={label}
      aria-invalid={isFaulty || undefined}
      defaultValue={opened?.text ?? text}
      autoComplete="off"
      onFocus={() => setOpened({ row, text })}
      onBlur={({ target }) => {
        setOpened(null)
        keep(target.value)
      }}
      className="h-12 w-32 rounded-field bg-mist px-3 text-center aria-invalid:bg-danger-tint"
    />
  )
}
