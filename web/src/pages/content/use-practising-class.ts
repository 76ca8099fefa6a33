import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { useState } from 'react'
import { lastOpenClass } from '../../features/classes/class-detail.store.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { currentUser } from '../../shared/session/session.ts'

export type PractisingClass = {
  /** Those that are not archived. */
  classes: readonly ClassSummary[]
  /** Undefined where the teacher has none. */
  chosen: ClassSummary | undefined
  choose: (classId: string) => void
}

/** Whose practice is looked at: the class that was open last, until another one is chosen. Null before the classes have come. */
export function usePractisingClass(isAsked: boolean): PractisingClass | null {
  const { data } = useRead(classList, {}, { announces: 'refusals', enabled: isAsked })
  const [wanted, choose] = useState(() => lastOpenClass(currentUser()?.userId))
  if (!isAsked || !data) return null
  const classes = data.filter(({ isArchived }) => !isArchived)
  return { classes, chosen: classes.find(({ classId }) => classId === wanted) ?? classes[0], choose }
}
