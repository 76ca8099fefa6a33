import { informationColumns } from '../../features/student-information/table/columns.ts'
import { InformationTable } from '../student-information/InformationTable.tsx'

/** 学生资料: what is known of each pupil of a class, written in place. */
export function InformationEditPage() {
  return <InformationTable title="学生资料" columns={informationColumns} otherView="left" />
}
