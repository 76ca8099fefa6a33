import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { rosterStudent } from '@pinge/contract/roster/check-roster.ts'
import { importRoster } from '@pinge/contract/roster/roster.ts'
import { useState } from 'react'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { formatAddAction, formatDraft, formatOverflow } from './draft/format-draft.ts'
import { isNew, mergeModeOf, telsToCompare } from './draft/known-row.ts'
import type { CheckedRow } from './draft/roster-draft.ts'
import { tidyRow } from './draft/tidy-row.ts'
import { useClassmates } from './use-classmates.ts'
import { type BegunRoster, type Leftover, useRoster } from './use-roster.ts'

/** How many pupils came in and how many records changed, and how many rows wait. */
export type Added = { added: number; changed: number; left: number }

/** A roster and the adding of its good rows to a class, with the words that stand beside the button. */
export function useAddStudents(classId: string | null, begun?: BegunRoster) {
  const { classmates, isKnown, isReading, problem: unread, readAgain, compareTels } = useClassmates(classId)
  const roster = useRoster(classmates, begun)
  const uncompared = telsToCompare(roster.rows)
  compareTels(uncompared)
  const { write, isSending, isUnsettled, error } = useWrite(importRoster)
  // While it is not known whether they are in, only these are sent again.
  const [sent, setSent] = useState<readonly CheckedRow[]>([])
  const [isReminded, setIsReminded] = useState(false)

  const { figures, good, leftover } = roster
  const overflow = formatOverflow(figures.added, classmates.length)
  const forgotten = isReminded && leftover ? leftovers[leftover] : ''
  // Without an answer they may be in the class by now.
  const notAdded = isUnsettled
    ? '没有收到服务器的回应，学生可能已经添加了。请再试一次，不会重复添加。'
    : `学生还没有添加：${formatFailure(error)}`
  const failed = error ? notAdded : ''
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
    canAdd: isUnsettled || (isSomething && overflow === '' && isKnown && uncompared.length === 0),
    summary: formatDraft(figures),
    problem: (!isUnsettled && (unread || overflow || forgotten)) || failed,
    label: isUnsettled ? '再试一次' : formatAddAction(figures),
  }
}

/** What is typed but stands in no row stops the adding before anything is sent. */
const leftovers: Readonly<Record<Leftover, string>> = {
  paste: '粘贴的名单还没有识别，请先点“识别名单”，或者删掉它。',
  one: '有一名学生还没有加到名单，请先点“加到名单”，或者删掉姓名。',
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
