import { useState } from 'react'
import { describeAddFailure, describeLeftover } from './describe-add-failure.ts'
import { describeDraft, describeOverflow } from './describe-draft.ts'
import type { Classmate } from './roster-draft.ts'
import { useAddStudents } from './use-add-students.ts'
import { type BegunRoster, useRoster } from './use-roster.ts'

export type Added = { count: number; left: number }

/** A roster and the deed of adding its good rows to a class, with the words that stand beside the button. */
export function useRosterDeed(classmates: readonly Classmate[], begun?: BegunRoster) {
  const roster = useRoster(classmates, begun)
  const { add, isSending, isUnsettled, error } = useAddStudents()
  const [isReminded, setIsReminded] = useState(false)

  const { good, faulty, leftover } = roster
  const overflow = describeOverflow(good.length, classmates.length)
  const forgotten = isReminded ? describeLeftover(leftover) : ''

  /** Whether all that was typed stands in rows; if not, says where it is. */
  function isComplete(): boolean {
    setIsReminded(leftover !== null)
    if (leftover) roster.setWay(leftover)
    return leftover === null || isUnsettled
  }

  /** Resolves with nothing when nothing was added; the reason stands beside the button, and all that was typed stays. */
  async function addGood(classId: string): Promise<Added | null> {
    if (!isComplete()) return null
    try {
      const rows = await add(classId, good)
      roster.dispatch({ type: 'rows-taken-out', keys: new Set(rows.map(({ key }) => key)) })
      return { count: rows.length, left: roster.rows.length - rows.length }
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
    isLocked: isSending || isUnsettled,
    canAdd: isUnsettled || (good.length > 0 && overflow === ''),
    summary: describeDraft(good.length, faulty),
    problem: isUnsettled
      ? describeAddFailure(error, true)
      : overflow || forgotten || describeAddFailure(error, false),
    label: isUnsettled ? '再试一次' : good.length === 0 ? '添加学生' : `添加 ${good.length} 名学生`,
  }
}
