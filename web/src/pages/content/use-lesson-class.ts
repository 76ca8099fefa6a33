import { classList } from '@pinge/contract/classes.ts'
import { lastOpenClass } from '../../features/classes/class-detail.store.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** Who is taught: the class that was open last, unless it is archived or no class of this teacher any more. Empty for none. */
export function useLessonClass(isAsked: boolean): string {
  const classId = lastOpenClass(useCurrentUser()?.userId)
  const { data } = useRead(classList, {}, { enabled: isAsked && classId !== '' })
  const isTaught = data?.some((one) => one.classId === classId && !one.isArchived) ?? true
  return isTaught ? classId : ''
}
