import type { RosterStudent } from '@pinge/contract/roster/roster.ts'
import type { RosterText } from '@pinge/contract/roster/check-roster.ts'
import { useReducer, useRef, useState } from 'react'
import type { DraftFigures } from './draft/format-draft.ts'
import { isNew, mergeModeOf } from './draft/known-row.ts'
import {
  checkDraft,
  emptyDraft,
  groupOf,
  nextDraft,
  orderRows,
  type CheckedRow,
  type RosterDraft,
} from './draft/roster-draft.ts'

export type Way = 'paste' | 'file' | 'one'
/** What was typed and stands in no row yet; a file that was read leaves nothing over. */
export type Leftover = 'paste' | 'one'
export type OnePupil = { username: string; stuNo: string; gender: string }

export const emptyStudent: OnePupil = { username: '', stuNo: '', gender: '' }

/** What a teacher has brought in so far, to begin with again. */
export type BegunRoster = { draft: RosterDraft; pasted: string; one: OnePupil }

const nothingYet: BegunRoster = { draft: emptyDraft, pasted: '', one: emptyStudent }

export type Roster = ReturnType<typeof useRoster>

/** The rows that wait to be added, and what is typed but not among them yet. */
export function useRoster(classmates: readonly RosterStudent[], begun = nothingYet) {
  const [draft, dispatch] = useReducer(nextDraft, begun.draft)
  const [way, setWay] = useState<Way>('paste')
  const [pasted, setPasted] = useState(begun.pasted)
  const [one, setOne] = useState(begun.one)
  const [readings, setReadings] = useState(0)
  const previewHeading = useRef<HTMLHeadingElement>(null)

  const rows = orderRows(checkDraft(draft.rows, classmates))
  const good = rows.filter(({ problems }) => problems.length === 0)

  return {
    begun: { draft, pasted, one } satisfies BegunRoster,
    rows,
    good,
    figures: countRows(rows, good),
    newRows: rows.filter((row) => groupOf(row) === 'new'),
    knownRows: rows.filter((row) => groupOf(row) === 'known'),
    classmates,
    dispatch,
    take: (read: readonly RosterText[]) => dispatch({ type: 'rows-read', rows: read, classmates }),
    /** Counts what is read until it is there, also when another way is looked at meanwhile. */
    untilRead: async <Read>(reading: Promise<Read>): Promise<Read> => {
      setReadings((count) => count + 1)
      try {
        return await reading
      } finally {
        setReadings((count) => count - 1)
      }
    },
    isReading: readings > 0,
    previewHeading,
    /** On a phone the preview lies below what was pasted or chosen. */
    showPreview: () => previewHeading.current?.scrollIntoView({ block: 'nearest' }),
    way,
    setWay,
    pasted,
    setPasted,
    one,
    setOne,
    /** Where something was typed that is in no row yet. */
    leftover: findLeftover(pasted, one),
    isDirty: rows.length > 0 || readings > 0 || findLeftover(pasted, one) !== null,
  }
}

function countRows(rows: readonly CheckedRow[], good: readonly CheckedRow[]): DraftFigures {
  const added = good.filter(isNew).length
  const changed = good.filter((row) => mergeModeOf(row)).length
  return { added, changed, kept: good.length - added - changed, faulty: rows.length - good.length }
}

function findLeftover(pasted: string, one: OnePupil): Leftover | null {
  if (pasted.trim() !== '') return 'paste'
  return one.username.trim() === '' ? null : 'one'
}
