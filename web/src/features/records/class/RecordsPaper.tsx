import { commentSummary, type CommentBatch, type CommentSummary } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { useRead, type Narrowed } from '../../../shared/api/use-read.ts'
import { formatDayTime } from '../../../shared/time/format-time.ts'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { formatReceivers } from '../feed/format-receivers.ts'
import { useFoundComments } from '../feed/use-feed.ts'

type PaperRequest = Narrowed<typeof commentSummary>

export type RecordsPaperProps = {
  classId: string
  className: string
  title: string
  view: 'summary' | 'records'
  request: PaperRequest
}

/** The tab that is open, on paper: what each pupil got, or the comments one by one. */
export function RecordsPaper({ title, view, request, ...ofClass }: RecordsPaperProps) {
  return (
    <Paper {...ofClass} title={title} notes={[formatDays(request.from, request.to)]}>
      {() => (view === 'summary' ? <SummaryPaper request={request} /> : <LogPaper request={request} />)}
    </Paper>
  )
}

/** By 学号 and never by the points: nothing printed puts pupils in an order of merit. */
function SummaryPaper({ request }: { request: PaperRequest }) {
  const summary = useRead(commentSummary, request, { keepsPrevious: true })
  const students = useRead(studentList, { filter: true, classId: request.classId })
  const numbers = new Map(students.data?.stuInfoList.map(({ id, stuNo }) => [id, stuNo]))
  if (!summary.data) return null
  const { teams } = summary.data
  return (
    <>
      {request.teamId === undefined && (
        <PaperTable label="汇总" headings={summaryHeadings} rows={summaryRows(summary.data, numbers)} />
      )}
      {teams.length > 0 && (
        <div className="mt-4">
          <PaperTable label="小组" headings={['小组', ...sumHeadings]} rows={teams.map(teamRow)} />
        </div>
      )}
    </>
  )
}

const sumHeadings = ['表扬', '待改进', '合计']
const summaryHeadings = ['学号', '姓名', ...qualityTypes.map(({ tab }) => tab), ...sumHeadings]

function summaryRows({ students }: CommentSummary, numbers: ReadonlyMap<string, string>) {
  return students
    .map((student) => ({ ...student, stuNo: numbers.get(student.id) ?? '' }))
    .toSorted(compareStudentNumbers)
    .map((student) => [student.stuNo, student.username, ...student.praiseScores, ...sumsOf(student)])
}

function teamRow(team: CommentSummary['teams'][number]) {
  return [team.teamName, ...sumsOf(team)]
}

function sumsOf(given: CommentSummary['teams'][number] | CommentSummary['students'][number]) {
  return [`${given.praiseCount} 次`, `${given.reminderCount} 次`, given.praiseScore + given.reminderScore]
}

function LogPaper({ request }: { request: PaperRequest }) {
  const pages = useFoundComments(request)
  const comments = pages.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PaperTable label="明细" headings={logHeadings} rows={comments.map(logRow)} unbroken={[0]} />
      {pages.hasNextPage && (
        <p className="mt-2 text-s">只打印了最近 {comments.length} 条，全部请用“导出”。</p>
      )}
    </>
  )
}

const logHeadings = ['时间', '学生/小组', '类型', '点评项', '分值', '点评人', '备注']

function logRow(comment: CommentBatch): string[] {
  const { createdAt, type, itemName, isUndone, score, teacherName, remark } = comment
  return [
    formatDayTime(createdAt),
    formatReceivers(comment),
    qualityTypes.find((quality) => quality.type === type)?.tab ?? '',
    isUndone ? `${itemName}（已撤销）` : itemName,
    score === null ? '' : formatSignedPoints(score),
    teacherName,
    remark,
  ]
}
