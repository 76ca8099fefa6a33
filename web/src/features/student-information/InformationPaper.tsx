import { rosterColumnsWithoutTels, rosterSheetRows } from '@pinge/contract/roster/roster-sheet.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { Paper, PaperTable } from '../../shared/ui/layout/Paper.tsx'

export type InformationPaperProps = {
  classId: string
  className: string
  title: string
  /** 在读, 转出 or 没有电话. */
  viewName: string
  /** Those that the screen lists, also where it draws only the rows in sight. */
  students: readonly StudentInformation[]
  isOfParents: boolean
}

const aboutStudent = new Set(['性别', '出生日期'])

/** What the browser's own print puts on paper: all pupils of the list, without the phones, which the print button asks for. */
export function InformationPaper(props: InformationPaperProps) {
  const { classId, className, title, viewName, students, isOfParents } = props
  const shown = rosterColumnsWithoutTels.flatMap(({ heading }, at) =>
    isOfParents && aboutStudent.has(heading) ? [] : [{ heading, at }],
  )
  return (
    <Paper
      classId={classId}
      className={className}
      title={title}
      notes={[`${viewName} ${students.length} 名`]}
    >
      {() => (
        <PaperTable
          label={`${title}：${viewName}`}
          headings={shown.map(({ heading }) => heading)}
          rows={rosterSheetRows(students.map(withPlaces), { isWithTels: false }).map((cells) =>
            shown.map(({ at }) => cells[at] ?? ''),
          )}
        />
      )}
    </Paper>
  )
}

/** 家长 2 alone stands behind an empty place. */
function withPlaces(student: StudentInformation) {
  const guardians = [0, 1].map(
    (place) => student.guardians.find(({ position }) => position === place) ?? { name: '', relation: '' },
  )
  return { ...student, guardians }
}
