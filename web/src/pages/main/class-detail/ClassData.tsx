import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { studentList, type Student } from '@pinge/contract/students.ts'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useClassDetail } from '../../../features/classes/class-detail.store.ts'
import { defaultClassDetail } from '../../../features/classes/class-detail.ts'
import { isClassGone } from '../../../features/classes/is-class-gone.ts'
import { drawWaiting } from '../../../features/comments/queue/draw-waiting.ts'
import { useWaitingComments } from '../../../features/comments/queue/waiting-comments.store.ts'
import { announcing } from '../../../shared/api/failure/announces.ts'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useAreRemindersHidden } from '../../../shared/device/reminder-display.store.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'

type ClassData = {
  classId: string
  /** Undefined until the list of classes has come. */
  summary: ClassSummary | undefined
  /** As this device remembers it, until the list of classes has come. */
  className: string
  /**
   * Whether the class was archived when it was opened, and still is. One that is archived in the middle of a lesson says so
   * and keeps its screen: what a teacher is writing there is not taken away.
   */
  isAtRest: boolean
  /** The pupils, with the comments that wait on this device. */
  students: { data: readonly Student[] | undefined; error: unknown; refetch: () => Promise<unknown> }
  /** The same as a class may see them: where reminders are hidden, none of today has taken anything, and no total is below zero. */
  shownStudents: readonly Student[]
}

const ClassDataContext = createContext<ClassData | null>(null)

/** Reads a class and its pupils for the parts of its screen. `gone` stands in the place of a class that is not there. */
export function ClassDataProvider({
  classId,
  gone,
  children,
}: {
  classId: string
  gone: ReactNode
  children: ReactNode
}) {
  const remembered = useClassDetail(useCurrentUser()?.userId)
  const { data: classes } = useClasses()
  const { data: list, error, refetch } = useRead(studentList, { filter: true, classId })
  const waiting = useWaitingComments(({ comments }) => comments)
  const summary = classes?.find((one) => one.classId === classId)
  const known = summary ?? (remembered.classId === classId ? remembered : defaultClassDetail)

  const data = useMemo(
    () => list && drawWaiting(list.stuInfoList, waiting, classId),
    [list, waiting, classId],
  )
  const areRemindersHidden = useAreRemindersHidden()
  const [wasArchived, setWasArchived] = useState(summary?.isArchived)
  if (wasArchived === undefined && summary) setWasArchived(summary.isArchived)
  const isAtRest = wasArchived === true && summary?.isArchived === true
  const value = useMemo(
    () => ({
      classId,
      summary,
      className: known.className,
      isAtRest,
      students: { data, error, refetch },
      shownStudents: areRemindersHidden ? withoutReminders(data ?? none) : (data ?? none),
    }),
    [classId, summary, known.className, isAtRest, data, error, refetch, areRemindersHidden],
  )
  return isClassGone(error) ? gone : <ClassDataContext value={value}>{children}</ClassDataContext>
}

export function useClassData(): ClassData {
  const data = use(ClassDataContext)
  if (!data) throw new Error('this part belongs inside a ClassDataProvider')
  return data
}

/** For parts that are drawn once the pupils have come: with the totals that a class may see. */
export function useStudents(): readonly Student[] {
  return useClassData().shownStudents
}

const none: readonly Student[] = []

/** Today's reminders are counted from tomorrow on: a total that falls in the lesson tells a class of one. */
function withoutReminders(students: readonly Student[]): readonly Student[] {
  return students.map((student) => {
    const shown = Math.max(student.stuScore - (student.todayReminders ?? 0), 0)
    return shown === student.stuScore ? student : { ...student, stuScore: shown }
  })
}

export function useClasses() {
  return useRead(classList, {}, { announces: 'refusals' })
}

/** Asks for what a class is drawn from before it is drawn, so that its pupils stand in its first drawing. */
export async function prefetchClass(search: URLSearchParams, queryClient: QueryClient): Promise<void> {
  const classId = search.get('classId')
  // The one that this device remembers is asked for when it is drawn.
  if (!classId) return
  await Promise.all([
    queryClient.prefetchQuery({ ...endpointQuery(classList, {}), ...announcing('refusals') }),
    queryClient.prefetchQuery({
      ...endpointQuery(studentList, { filter: true, classId }),
      ...announcing('nothing'),
    }),
  ])
}
