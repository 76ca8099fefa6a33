import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { rosterStudent } from '@pinge/contract/roster/check-roster.ts'
import { importRoster } from '@pinge/contract/roster/roster.ts'
import { useState } from 'react'
import { useWrite } from '../../shared/api/use-write.ts'
import { formatAddFailure, formatLeftover } from './format-add-failure.ts'
import { formatAddAction, formatDraft, formatOverflow } from './draft/format-draft.ts'
import { isNew, mergeModeOf } from './draft/known-row.ts'
import type { CheckedRow } from './draft/roster-draft.ts'
import { tidyRow } from './draft/tidy-row.ts'
import { useClassmates } from './use-classmates.ts'
import { type BegunRoster, useRoster } from './use-roster.ts'

/** How many pupils came in and how many records changed, and how many rows wait. */
export type Added = { added: number; changed: number; left: number }

/** A roster and the adding of its good rows to a class, with the words that stand beside the button. */
export function useAddStudents(classId: string | null, begun?: BegunRoster) {
  const { classmates, isKnown, isReading, problem: unread, readAgain } = useClassmates(classId)
  const roster = useRoster(classmates, begun)
  const { write, isSending, isUnsettled, error } = useWrite(importRoster)
  // While it is not known whether they are in, only these are sent again.
  const [sent, setSent] = useState<readonly CheckedRow[]>([])
  const [isReminded, setIsReminded] = useState(false)

  const { figures, good, leftover } = roster
  const overflow = formatOverflow(figures.added, classmates.length)
  const forgotten = isReminded ? formatLeftover(leftover) : ''
  const isSomething = figures.added + figures.changed > 0

  /** Whether all that was typed stands in rows; if not, says where it is. */
  function isComplete(): boolean {
    setIsReminded(leftover !== null)
    if (leftover) roster.setWay(leftover)
    return leftover === null || isUnsettled
  }

  /** Resolves with nothing when nothing was added; the reason stands beside the button, and all that was typed stays. */
  async function addGood(target: string): Promise<Added | null> {
    if (!isComplete()) return null
    const rows = isUnsettled ? sent : good
    setSent(rows)
    const written = await write(importOf(target, rows))
    if (!written.isDone) return null
    roster.dispatch({ type: 'rows-taken-out', keys: new Set(rows.map(({ key }) => key)) })
    const { ids, changedIds } = written.data
    return { added: ids.length, changed: changedIds.length, left: roster.rows.length - rows.length }
  }

  return {
    roster,
    add: addGood,
    isComplete,
    isSending,
    isUnsettled,
    isReading,
    /** Who is new is known only when the pupils of the class are. */
    readAgain: unread ? readAgain : null,
    isLocked: isSending || isUnsettled,
    canAdd: isUnsettled || (isSomething && overflow === '' && isKnown),
    summary: formatDraft(figures),
    problem: isUnsettled
      ? formatAddFailure(error, true)
      : unread || overflow || forgotten || formatAddFailure(error, false),
    label: isUnsettled ? '再试一次' : formatAddAction(figures),
  }
}

function importOf(
  classId: string,
  rows: readonly CheckedRow[],
): Omit<RequestOf<typeof importRoster>, 'requestId'> {
  const known = rows.flatMap((row) => {
    const mode = mergeModeOf(row)
    return row.known && mode
      ? [{ id: row.known.classmate.id, mode, student: rosterStudent(tidyRow(row)) }]
      : []
  })
  return { classId, added: rows.filter(isNew).map((row) => rosterStudent(tidyRow(row))), known }
}
