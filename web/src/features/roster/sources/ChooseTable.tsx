import type { RosterTable } from '@pinge/contract/roster/roster.ts'
import { ChevronRight } from 'lucide-react'

export type ChooseTableProps = {
  tables: readonly RosterTable[]
  isLocked: boolean
  onChoose: (table: RosterTable) => void
}

/** A workbook of a whole grade: which of its sheets is this class? */
export function ChooseTable({ tables, isLocked, onChoose }: ChooseTableProps) {
  return (
    <section aria-labelledby="roster-tables" className="flex flex-col gap-2 rounded-card bg-mist p-3">
      <p id="roster-tables" className="px-1 text-base text-ink-2" role="status">
        文件里有 {tables.length} 张名单，用哪一张？
      </p>
      <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto">
        {tables.map((table) => (
          <li key={table.name}>
            <button
              type="button"
              disabled={isLocked}
              onClick={() => onChoose(table)}
              className="flex min-h-12 w-full items-center gap-3 rounded-field bg-white px-4 py-2 text-left text-name hover:bg-brand-tint"
            >
              <span className="min-w-0 flex-1 font-bold wrap-anywhere">{table.name}</span>
              <span className="num shrink-0 text-base text-ink-2">{table.rows.length} 行</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
