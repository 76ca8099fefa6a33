import { useSearchParams } from 'react-router'
import { useClassDetail } from '../../features/classes/class-detail.store.ts'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ClassScreen } from './class-detail/ClassScreen.tsx'

export { prefetchClass } from './class-detail/ClassData.tsx'

/** One class: the one that the address names, or else the one that this teacher had open last. */
export function ClassDetailPage() {
  const [search] = useSearchParams()
  const userId = useCurrentUser()?.userId
  const { classId: lastClassId } = useClassDetail(userId)
  const classId = search.get('classId') || lastClassId

  if (classId === '') return <NoClassNamed screen="班级详情" />
  return <ClassScreen key={classId} classId={classId} />
}
