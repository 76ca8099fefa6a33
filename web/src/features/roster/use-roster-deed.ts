import { useState } from 'react'
import { describeAddFailure, describeLeftover } from './describe-add-failure.ts'
import { describeDeed, describeDraft, describeOverflow } from './describe-draft.ts'
import { useClassmates } from './use-classmates.ts'
import { useImportRoster } from './use-import-roster.ts'
import { type BegunRoster, useRoster } from './use-roster.ts'

/** How many pupils came in and how many records changed, and how many rows wait. */
export type Added = { added: number; changed: number; left: number }

/** A roster and the deed of bringing its good rows into a class, with the words that stand beside the button. */
export function useRosterDeed(classId: string | null, begun?: BegunRoster) {
  const { classmates, isKnown, isReading, problem: unread, readAgain } = useClassmates(classId)
  const roster = useRoster(classmates, begun)
  const { bringIn, isSending, isUnsettled, error } = useImportRoster()
  const [isReminded, setIsReminded] = useState(false)

  const { figures, good, leftover } = roster
  const overflow = describeOverflow(figures.added, classmates.length)
  const forgotten = isReminded ? describeLeftover(leftover) : ''
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
    try {
      const { added, changed, rows } = await bringIn(target, good)
      roster.dispatch({ type: 'rows-taken-out', keys: new Set(rows.map(({ key }) => key)) })
      return { added, changed, left: roster.rows.length - rows.length }
    } catch {
      return null
    }
  }

  return {
    roster,
    add: addGood,
    isComplete,
    isSending,
    isUnsettled,
    isReading,
    /** Without knowing who is in the class, nobody could say who is new. */
    readAgain: unread ? readAgain : null,
    isLocked: isSending || isUnsettled,
    canAdd: isUnsettled || (isSomething && overflow === '' && isKnown),
    summary: describeDraft(figures),
    problem: isUnsettled
      ? describeAddFailure(error, true)
      : unread || overflow || forgotten || describeAddFailure(error, false),
    label: isUnsettled ? '再试一次' : describeDeed(figures),
  }
}
