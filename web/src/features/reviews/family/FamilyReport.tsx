import { familyReport } from '@pinge/contract/reviews/family.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useMemo } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import { FamilySheet } from './FamilySheet.tsx'
import { useHoldForPictures } from './use-hold-for-pictures.ts'
import { NoPupils } from '../../../shared/navigation/NoPupils.tsx'

export type FamilyReportProps = {
  classId: string
  termKey: string
  termName: string
  /** Whose page is printed; empty for all. */
  studentId: string
  onChoose: (studentId: string) => void
}

/** 素质发展报告单 of a class in a term: one page is shown, that of one pupil or of all are printed. */
export function FamilyReport(props: FamilyReportProps) {
  const { classId, termKey } = props
  // Addresses of pictures are good for some minutes: they are asked for each time.
  const read = useRead(familyReport, { classId, termKey }, { gcTime: 0 })
  return (
    <>
      {/* The screen has its name while it waits, too. */}
      {!read.data?.pages.length && <h1 className="sr-only">素质发展报告单</h1>}
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(report) =>
          report.pages.length === 0 ? (
            <NoPupils classId={classId} text="先添加学生，再来打印报告单。" />
          ) : (
            <Pages {...props} report={report} />
          )
        }
      </ReadView>
    </>
  )
}

type PagesProps = FamilyReportProps & { report: DataOf<typeof familyReport> }

function Pages({ termName, studentId, onChoose, report }: PagesProps) {
  const { pages, parts: _, ...facts } = report
  const of = { ...facts, termName }
  const chosen = pages.find((page) => page.studentId === studentId)
  const printed = useMemo(() => (chosen ? [chosen] : pages), [chosen, pages])
  useHoldForPictures(printed)
  const [shown] = printed
  const unwritten = printed.filter(({ text }) => text === '').length
  const drafts = printed.filter(({ text, state }) => text !== '' && state === 'draft').length
  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="min-w-0 flex-[1_1_320px]">
          <h1 className="text-h font-bold">素质发展报告单</h1>
          <p className="mt-1 text-base text-ink-2">
            {`${termName}，打印 ${printed.length} 页，一人一页。`}
            {unwritten > 0 && `${unwritten} 人还没有写评语，他们的单子上不印评语。`}
            {drafts > 0 && `${drafts} 人的评语还是草稿，会照着印。`}
            放什么内容，在评语设置里选。
          </p>
        </div>
        <SelectField
          label="打印谁的"
          value={chosen?.studentId ?? ''}
          onChange={onChoose}
          className="w-60 max-sm:w-full"
          options={[
            { value: '', label: `全班 ${pages.length} 人` },
            ...pupilOptions(pages.map(({ studentId: id, ...page }) => ({ ...page, id }))),
          ]}
        />
        <PrintButton variant="primary" />
      </div>
      {shown && (
        <div className="family-preview">
          <FamilySheet page={shown} of={of} />
        </div>
      )}
      {/* There before the print is asked for, which waits for its pictures. */}
      <PrintView>
        {printed.map((page) => (
          <FamilySheet key={page.studentId} page={page} of={of} />
        ))}
      </PrintView>
    </div>
  )
}
