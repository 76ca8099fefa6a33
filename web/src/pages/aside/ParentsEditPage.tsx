import { parentColumns } from '../../features/student-information/table/columns.ts'
import { InformationTable } from '../student-information/InformationTable.tsx'

/** 家长信息: two guardians a pupil, phones masked. */
export function ParentsEditPage() {
  return <InformationTable title="家长信息" columns={parentColumns} otherView="noTel" />
}
