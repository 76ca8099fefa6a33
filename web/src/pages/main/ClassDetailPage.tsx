import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { ClassScreen } from './class-detail/ClassScreen.tsx'
import { useNamedClass } from './use-named-class.ts'

export { prefetchClass } from './class-detail/ClassData.tsx'

/** One class: the one that the address names. */
export function ClassDetailPage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="班级详情" />
  return <ClassScreen key={classId} classId={classId} />
}
