import { parentColumns } from '../../features/student-information/columns.ts'
import { InformationPage } from '../student-information/InformationPage.tsx'

const pupils = { path: '/comment/information-edit', title: '学生资料' }

/** 家长信息: two guardians a pupil, phones masked. */
export function ParentsEditPage() {
  return <InformationPage title="家长信息" columns={parentColumns} otherView="noTel" sibling={pupils} />
}
