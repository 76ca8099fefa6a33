import { classList } from '@pinge/contract/classes.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { endLessonOutside, useKeptLesson } from '../../features/class-screen/kept-lesson.store.ts'
import { rememberOpenClass, useClassDetail } from '../../features/classes/class-detail.store.ts'
import { defaultClassDetail } from '../../features/classes/class-detail.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import type { OpenedClass, Screen } from '../screen.ts'

/** The class that this screen's address names. What this device remembers of the open class follows it on every screen. */
export function useOpenedClass(screen: Screen | undefined): OpenedClass | undefined {
  const [search] = useSearchParams()
  const userId = useCurrentUser()?.userId
  const remembered = useClassDetail(userId)
  const classId = (screen?.ofClass && search.get('classId')) || ''
  const { data: classes } = useRead(classList, {}, { announces: 'refusals', enabled: classId !== '' })
  const summary = classes?.find((one) => one.classId === classId)

  const activeTab = screen?.activeTab

  // What this device remembers lies outside React.
  useEffect(() => {
    if (summary) rememberOpenClass(userId, summary, activeTab)
  }, [userId, summary, activeTab])

  // The lesson that waits lies outside React: it ends with the screens of its class.
  useEffect(() => endLessonOutside(classId), [classId])
  const kept = useKeptLesson(classId)

  if (classId === '') return undefined
  const known = summary ?? (remembered.classId === classId ? remembered : defaultClassDetail)
  return { classId, className: known.className, ...(kept && { lesson: kept.search }) }
}
