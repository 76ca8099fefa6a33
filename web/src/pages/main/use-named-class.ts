import { useSearchParams } from 'react-router'
import { useClassDetail } from '../../features/classes/class-detail.store.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** The class that the address names, or else the one that this teacher had open last; empty when there is none. */
export function useNamedClass(): string {
  const [search] = useSearchParams()
  const { classId } = useClassDetail(useCurrentUser()?.userId)
  return search.get('classId') || classId
}
