import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { commentSummary, type CommentSummary } from '@pinge/contract/records.ts'
import { useRead, type Read } from '../../../../shared/api/use-read.ts'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { NothingGiven } from '../NothingGiven.tsx'
import { isNarrowed, type RecordFilter } from '../record-filter.ts'
import { StudentTable } from './StudentTable.tsx'
import { SummaryFigures } from './SummaryFigures.tsx'
import { WaitingCard } from './WaitingCard.tsx'

export type SummaryViewProps = {
  classId: string
  request: RequestOf<typeof commentSummary>
  /** Of the whole time, however it is narrowed. */
  all: Read<CommentSummary>
  filter: RecordFilter
  title: string
  isArchived: boolean
  nowMs: number
  onFilter: (changed: Partial<RecordFilter>) => void
  onClear: () => void
}

/** 汇总: what the comments add up to, who was not praised yet, and what each pupil got. */
export function SummaryView(props: SummaryViewProps) {
  const summary = useRead(commentSummary, props.request, { keepsPrevious: true })
  return (
    <section aria-label={props.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ReadView read={summary} waiting={<SummarySkeleton />}>
        {(data) => <Summary {...props} summary={data} />}
      </ReadView>
    </section>
  )
}

function Summary(props: SummaryViewProps & { summary: CommentSummary }) {
  const { classId, summary, all, filter, isArchived, nowMs, onFilter, onClear } = props
  const hasComments = ({ praiseCount, reminderCount }: { praiseCount: number; reminderCount: number }) =>
    praiseCount + reminderCount > 0
  const isEmpty = !summary.students.some(hasComments) && !summary.teams.some(hasComments)
  if (isEmpty && isNarrowed(filter)) return <NothingFound onClear={onClear} />
  if (isEmpty) return <NothingGiven classId={classId} isArchived={isArchived} />
  if (filter.teamId !== '')
    return (
      <SummaryFigures
        given={summary.teams.filter(({ id }) => id === filter.teamId)}
        sign={filter.sign}
        isOfTeam
      />
    )
  const waiting = all.data?.students.filter(({ praiseCount }) => praiseCount === 0)
  return (
    <>
      <SummaryFigures given={summary.students} sign={filter.sign} />
      {waiting && !isNarrowed(filter) && (
        <WaitingCard classId={classId} waiting={waiting} range={filter.range} canGive={!isArchived} />
      )}
      <StudentTable
        students={summary.students}
        sort={filter.sort}
        nowMs={nowMs}
        onSort={(sort) => onFilter({ sort })}
        onStudent={(studentId) => onFilter({ studentId, teamId: '', view: 'records' })}
      />
      <TeamSums summary={summary} onTeam={(teamId) => onFilter({ teamId, studentId: '', view: 'records' })} />
    </>
  )
}

/** A filter without a hit says so and can be emptied. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="magnifier"
      title="没有符合条件的点评"
      text="换一个时间或条件看看。"
      className="rounded-big bg-white"
      action={
        <Button variant="soft" onClick={onClear}>
          清空筛选
        </Button>
      }
    />
  )
}

function TeamSums({ summary, onTeam }: { summary: CommentSummary; onTeam: (teamId: string) => void }) {
  if (summary.teams.length === 0) return null
  return (
    <section aria-label="小组" className="rounded-big bg-white px-5 py-4 print:p-0">
      <h2 className="text-l font-bold">小组</h2>
      <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-x-8 md:grid-cols-2 print:grid-cols-2">
        {summary.teams.map(({ id, teamName, praiseScore, reminderScore }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onTeam(id)}
              className="flex min-h-12 w-full items-center gap-3 rounded-card px-2 text-left text-m hover:bg-mist print:min-h-0 print:py-1"
            >
              <span className="min-w-0 flex-1 break-words">{teamName}</span>
              <b className="num">{praiseScore + reminderScore}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function SummarySkeleton() {
  return (
    <SkeletonGroup className="grid gap-4">
      <Skeleton className="h-18" />
      <Skeleton className="h-22" />
      <Skeleton className="h-150" />
    </SkeletonGroup>
  )
}
