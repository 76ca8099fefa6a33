import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { attendanceColumns, type AttendanceLine } from './attendance-table.ts'

export type AttendancePaperProps = {
  classId: string
  className: string
  /** YYYY-MM-DD. */
  date: string
  isSaved: boolean
  counts: string
  lines: readonly AttendanceLine[]
}

/** One day on paper, as the screen shows it; what is not saved yet is said to be so. */
export function AttendancePaper({ classId, className, date, isSaved, counts, lines }: AttendancePaperProps) {
  return (
    <Paper
      classId={classId}
      className={className}
      title={`${date} 考勤`}
      notes={[counts, isSaved ? '' : '还没有保存']}
    >
      {() => (
        <PaperTable
          label="考勤"
          headings={attendanceColumns.map(({ heading }) => heading)}
          rows={lines.map((line) => [
            line.stuNo,
            line.username,
            line.state,
            line.note,
            line.teacherName,
            line.time,
          ])}
        />
      )}
    </Paper>
  )
}
