import { exportReviews, exportReviewTable } from '@pinge/contract/reviews/reviews.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { FileDown, FileText, Printer, Sheet } from 'lucide-react'
import { download } from '../../shared/api/call/download.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { useLeadOn } from '../../shared/navigation/use-lead-on.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import { buttonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { ActionMenu } from '../../shared/ui/overlay/ActionMenu.tsx'
import type { ListedReview } from './pupils/ReviewPupils.tsx'
import type { ReviewSender } from './sending/review-sender.ts'

export type ReviewExportsProps = {
  classId: string
  termKey: string
  className: string
  termName: string
  reviews: readonly ListedReview[]
  sender: ReviewSender
}

/** 导出: a table for a school's system, or a document to paste from. */
export function ReviewExports({
  classId,
  termKey,
  className,
  termName,
  reviews,
  sender,
}: ReviewExportsProps) {
  const leadOn = useLeadOn()
  const table = useTask(
    async () => {
      await sendFirst(reviews, sender)
      const file = await download(exportReviewTable, { classId, termKey })
      saveFile(file, `${className}期末评语 ${termName}.xlsx`)
    },
    { announces: 'failures' },
  )
  const document = useTask(
    async () => {
      await sendFirst(reviews, sender)
      saveFile(await download(exportReviews, { classId, termKey }), `${className}期末评语 ${termName}.docx`)
    },
    { announces: 'failures' },
  )
  const report = useTask(async () => {
    await sendFirst(reviews, sender)
    await leadOn(`/term-review/family?${new URLSearchParams({ classId, term: termKey })}`)
  })
  return (
    <ActionMenu
      label="导出"
      triggerProps={{ className: buttonClasses('white', 'm') }}
      trigger={
        <>
          <FileDown aria-hidden />
          导出
        </>
      }
      actions={[
        { label: '表格（.xlsx）', icon: <Sheet aria-hidden />, run: () => void table.run() },
        {
          label: '报告单（打印）',
          icon: <Printer aria-hidden />,
          run: () => void report.run(),
        },
        { label: '文档（.docx）', icon: <FileText aria-hidden />, run: () => void document.run() },
      ]}
    />
  )
}

/** What is typed belongs into what leaves; whom it lacks is said. */
async function sendFirst(reviews: readonly ListedReview[], sender: ReviewSender): Promise<void> {
  const { left } = await sender.sendAll()
  const without = reviews.filter(({ studentId }) => left.has(studentId))
  if (without.length > 0)
    showError(`${formatNames(without.map(({ username }) => username))}的评语还没存上，导出的是之前的`)
}
