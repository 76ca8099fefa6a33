import { exportReviews } from '@pinge/contract/reviews/reviews.ts'
import { FileDown, FileText, Printer, Sheet } from 'lucide-react'
import { useNavigate } from 'react-router'
import { download } from '../../shared/api/call/download.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { saveFile } from '../../shared/table/save-file.ts'
import { buttonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { ActionMenu } from '../../shared/ui/overlay/ActionMenu.tsx'
import type { ListedReview } from './pupils/ReviewPupils.tsx'

export type ReviewExportsProps = {
  classId: string
  termKey: string
  className: string
  termName: string
  reviews: readonly ListedReview[]
}

/** 导出: a table for a school's system, or a document to paste from. */
export function ReviewExports({ classId, termKey, className, termName, reviews }: ReviewExportsProps) {
  const navigate = useNavigate()
  const table = useTask(
    async () => {
      const { exportReviewTable } = await import('./export-reviews.ts')
      await exportReviewTable({ reviews, className, termName })
    },
    { announces: 'failures' },
  )
  const document = useTask(
    async () =>
      saveFile(await download(exportReviews, { classId, termKey }), `${className}期末评语 ${termName}.docx`),
    { announces: 'failures' },
  )
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
          run: () => void navigate(`/term-review/family?${new URLSearchParams({ classId, term: termKey })}`),
        },
        { label: '文档（.docx）', icon: <FileText aria-hidden />, run: () => void document.run() },
      ]}
    />
  )
}
