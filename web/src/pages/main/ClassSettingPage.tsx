import { Navigate } from 'react-router'
import { useNamedClass } from './use-named-class.ts'

/** 班级设置 has two children and nothing of its own: it leads to the first. */
export function ClassSettingPage() {
  const classId = useNamedClass()
  const asked = classId === '' ? '' : `?classId=${encodeURIComponent(classId)}`
  return <Navigate to={`/comment/class-edit${asked}`} replace />
}
