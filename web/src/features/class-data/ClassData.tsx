import { MAX_REPORT_DAYS_APART, type Report } from '@pinge/contract/class-data.ts'
import type { ClassTerm } from '@pinge/contract/terms.ts'
import { daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useLocation } from 'react-router'
import { changeSearch } from '../../shared/navigation/change-search.ts'
import { recordsPath } from '../../shared/navigation/records-path.ts'
import { daysOf } from '../../shared/time/day-range.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { Problem } from '../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { paperOnDemand } from '../../shared/paper-on-demand.tsx'
import type { ClassDataView } from './class-data-view.ts'
import { ClassReport } from './ClassReport.tsx'
import type { ShownReport } from './shown-report.ts'
import { spanBefore } from './figures/span-before.ts'
import { DataHead } from './head/DataHead.tsx'
import { useCalled } from './head/use-classmates.ts'
import { formatSpan } from './span-words.ts'
import { StudentReport } from './StudentReport.tsx'
import { useReport } from './use-report.ts'
import './class-data.css'

/** Fetched after the screen, which a paper must not delay. */
const ReportPaper = paperOnDemand(async () => (await import('./out/ReportPaper.tsx')).ReportPaper, {
  isAdornment: true,
})

export type ClassDataProps = {
  classId: string
  className: string
  isArchived: boolean
  terms: { all: readonly ClassTerm[]; current: ClassTerm | undefined; isPending: boolean }
  view: ClassDataView
  onView: (changed: Partial<ClassDataView>) => void
  onPraise: (studentIds: readonly string[]) => void
}

/** What a class's comments say, or those of one pupil: in a span, compared with the one before. */
export function ClassData(props: ClassDataProps) {
  const { classId, className, isArchived, terms, view, onView, onPraise } = props
  const nowMs = useNow()
  const { search } = useLocation()
  const today = localDate(nowMs)
  const days = daysOf(view.range, view, nowMs, terms.current)
  const before = spanBefore(view.range, days, terms.all)
  const isTooLong = daysBetween(days.from, days.to) > MAX_REPORT_DAYS_APART
  const isTermUnknown = view.range === 'term' && terms.isPending
  const { read, before: totalsBefore } = useReport({
    classId,
    studentId: view.studentId,
    days,
    before,
    hasReminders: view.hasReminders,
    isAsked: !isTooLong && !isTermUnknown,
  })
  const called = useCalled(classId)
  const whose = view.studentId === '' ? className : pupilName(read.data, view.studentId, called)
  const pathOf = (studentId: string) => `?${changeSearch(search, { studentId, sort: '' })}`
  // The numbers of the days before stand until those that are meant have come, and leave the screen in no form.
  const isLate = read.isPlaceholderData
  const shown: Omit<ShownReport, 'report'> = {
    classId,
    before: totalsBefore,
    beforeName: before?.name ?? '',
    range: view.range,
    days,
    today,
    nowMs,
    subtitle: `${[className, view.studentId === '' ? '' : whose].filter(Boolean).join(' · ')} ${days.from}至${days.to}`,
    view,
    canGive: !isArchived,
    recordsOf: (narrowing, some) =>
      recordsPath(classId, some ? { range: 'custom', ...some } : { range: view.range, ...days }, {
        ...(view.studentId !== '' && { studentId: view.studentId }),
        ...(!view.hasReminders && { sign: 'praise' as const }),
        ...narrowing,
      }),
    pathOf,
    called,
    onView,
    onPraise,
  }
  return (
    <div className="flex w-full flex-1 flex-col gap-4 pb-16">
      <DataHead
        {...shown}
        report={read.data}
        isLate={isLate}
        whose={whose}
        className={className}
        term={terms.current}
        span={`${formatSpan(days, today)}${before ? `，和${before.name}相比` : ''}`}
      />
      {isTooLong ? (
        <Problem text={`一次最多看 ${MAX_REPORT_DAYS_APART} 天，请把开始或结束的日期改近一些。`} />
      ) : (
        <ReadView read={read} waiting={<DataSkeleton />}>
          {(report) => (
            <>
              <div
                inert={isLate}
                className={`flex flex-1 flex-col gap-4 transition-opacity ${isLate ? 'opacity-50 delay-200' : ''}`}
              >
                {view.studentId === '' ? (
                  <ClassReport {...shown} report={report} />
                ) : (
                  <StudentReport {...shown} report={report} />
                )}
              </div>
              {!isLate && <ReportPaper {...shown} report={report} whose={whose} className={className} />}
            </>
          )}
        </ReadView>
      )}
    </div>
  )
}

/** The one pupil; empty until it is known. */
function pupilName(report: Report | undefined, studentId: string, called: ShownReport['called']): string {
  const pupil = report?.students.find(({ id }) => id === studentId)
  return pupil ? (called.get(studentId) ?? pupil.username) : ''
}

function DataSkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <div className="figure-tiles">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <div className="class-data-grid">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </SkeletonGroup>
  )
}
