import type { CommentBatch, commentFeed } from '@pinge/contract/records.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import type { Narrowed } from '../../../shared/api/use-read.ts'
import { formatDayTime } from '../../../shared/time/format-time.ts'
import { Paper, PaperTable } from '../../../shared/ui/layout/Paper.tsx'
import { useHoldPrint } from '../../../shared/ui/layout/print-when-ready.ts'
import { formatReceivers } from '../feed/format-receivers.ts'
import { useFoundComments } from '../feed/use-feed.ts'

type PaperRequest = Narrowed<typeof commentFeed>

export type RecordsPaperProps = {
  classId: string
  className: string
  title: string
  request: PaperRequest
}

/** The comments one by one, on paper. */
export function RecordsPaper({ title, request, ...ofClass }: RecordsPaperProps) {
  const pages = useFoundComments(request)
  // Those of the filter before stand on the screen until these have come, and go on no paper.
  const isComing = pages.isPlaceholderData
  useHoldPrint(isComing)
  return (
    <Paper {...ofClass} title={title} notes={[formatDays(request.from, request.to)]}>
      {() => !isComing && <LogPaper pages={pages} />}
    </Paper>
  )
}

function LogPaper({ pages }: { pages: ReturnType<typeof useFoundComments> }) {
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
