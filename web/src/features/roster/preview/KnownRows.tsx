import type { Dispatch } from 'react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { Choice } from '../draft/known-row.ts'
import { choiceNames } from './KnownRowDetail.tsx'
import type { CheckedRow, RosterEvent } from '../draft/roster-draft.ts'
import { RosterRowItem } from './RosterRowItem.tsx'

export type KnownRowsProps = {
  rows: readonly CheckedRow[]
  isLocked: boolean
  dispatch: Dispatch<RosterEvent>
  onMoved: () => void
}

const forAll = ['fill', 'update', 'keep'] as const satisfies readonly Choice[]

/** The rows whose pupils are in the class already: what would change, for each and for all of them. */
export function KnownRows({ rows, isLocked, dispatch, onMoved }: KnownRowsProps) {
  // A row that may mean another child is looked at by itself.
  const common = rows.filter(({ known }) => known && known.doubt === '' && known.choices.length > 0)
  return (
    <section aria-labelledby="roster-known" className="mt-5 flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 id="roster-known" className="flex-1 text-m font-bold whitespace-nowrap">
          已在班里
        </h4>
        {common.length > 1 && (
          <div role="group" aria-label="全部怎样处理" className="flex flex-wrap items-center">
            <span className="mr-1 text-base text-ink-2">全部</span>
            {forAll.map((choice) => (
              <Button
                key={choice}
                variant="quiet"
                disabled={isLocked}
                onClick={() =>
                  dispatch({ type: 'rows-chosen', keys: new Set(common.map(({ key }) => key)), choice })
                }
              >
                {choiceNames[choice]}
              </Button>
            ))}
          </div>
        )}
      </div>
      <ul
        aria-labelledby="roster-known"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,330px),1fr))] items-start gap-2"
      >
        {rows.map((row) => (
          <RosterRowItem key={row.key} row={row} isLocked={isLocked} dispatch={dispatch} onMoved={onMoved} />
        ))}
      </ul>
    </section>
  )
}
