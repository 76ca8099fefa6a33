import {
  markTypical,
  realisticFeed,
  realisticSummary,
  reviewRealistic,
  type RealisticBatch,
} from '@pinge/contract/realistic.ts'
import type { Student } from '@pinge/contract/students.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import './realistic.css'
import { formatFailure } from '../../shared/api/failure/format-failure.ts'
import { useRead, useReadPages } from '../../shared/api/use-read.ts'
import { useWrite } from '../../shared/api/use-write.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { LoadMore } from '../../shared/ui/buttons/LoadMore.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { LockNote } from '../../shared/ui/feedback/LockNote.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import {
  countedRequest,
  isNarrowed,
  listRequest,
  noFilter,
  type RealisticFilter,
} from './realistic-filter.ts'
import { RealisticFilters } from './RealisticFilters.tsx'
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx'
import { RecordCard } from './timeline/RecordCard.tsx'
import { RecordTimeline } from './timeline/RecordTimeline.tsx'
import { WaitingRecords } from './timeline/WaitingRecords.tsx'
import { useRecordQueue, type DeviceRecords } from './use-record-queue.ts'

const RecordSheet = onDemand(async () => (await import('./form/RecordSheet.tsx')).RecordSheet)
const RecordDetail = onDemand(async () => (await import('./detail/RecordDetail.tsx')).RecordDetail)

export type RealisticRecordsProps = Pick<RecordHeadProps, 'className' | 'term' | 'terms' | 'onTerm'> & {
  classId: string
  /** In the order of the class list. */
  students: readonly Student[]
  /** Epoch ms, by the clock of this device. */
  now: number
  /** An archived class. */
  isReadOnly: boolean
  filter: RealisticFilter
  onFilter: (changed: Partial<RealisticFilter>) => void
  find: (students: readonly Student[], typed: string) => Student[]
}

/** What is open over the timeline: a new record with its photos, or one as it was when it was opened. */
type Opened = { kind: 'new'; photos: readonly File[] } | { kind: 'edit' | 'detail'; batch: RealisticBatch }

/** 写实: the timeline of a class in a term, and the ways to write in it. */
export function RealisticRecords(props: RealisticRecordsProps) {
  const { classId, students, term, now, filter, onFilter } = props
  const today = localDate(now)
  const [opened, setOpened] = useState<Opened>()
  const records = useRecordQueue()
  const request = listRequest(classId, term?.key, filter)
  const read = useReadPages(realisticFeed, request, { keepsPrevious: true })
  const counted = countedRequest(classId, term?.key, filter)
  const { data: summary } = useRead(realisticSummary, counted, { keepsPrevious: true })
  // Of a locked term nothing is written, by whomever.
  const isReadOnly = props.isReadOnly || Boolean(summary?.lock)
  const batches = useMemo(() => read.data?.pages.flatMap(({ items }) => items) ?? [], [read.data])

  return (
    <div className="flex flex-col gap-4 pb-4">
      <RecordHead
        {...props}
        request={request}
        summary={summary}
        canWrite={!isReadOnly && records !== undefined}
        onNew={(photos) => setOpened({ kind: 'new', photos })}
      />
      {summary?.lock && <LockNote lock={summary.lock} />}
      <RealisticFilters filter={filter} summary={summary} students={students} onFilter={onFilter} />
      {records && <WaitingRecords classId={classId} queue={records.queue} />}
      <ReadView read={read} waiting={<TimelineSkeleton />}>
        {() => (
          <>
            {batches.length === 0 && (
              <Nothing
                isFiltered={isNarrowed(filter)}
                isReadOnly={isReadOnly}
                onShowAll={() => onFilter(noFilter)}
              />
            )}
            <RecordTimeline batches={batches} today={today}>
              {(batch) => (
                <ReviewedCard
                  classId={classId}
                  batch={batch}
                  isReadOnly={isReadOnly}
                  onOpen={() => setOpened({ kind: 'detail', batch })}
                />
              )}
            </RecordTimeline>
            <LoadMore pages={read} />
          </>
        )}
      </ReadView>
      <OverTimeline
        {...props}
        isReadOnly={isReadOnly}
        today={today}
        batches={batches}
        records={records}
        opened={opened}
        onOpen={setOpened}
      />
    </div>
  )
}

type OverTimelineProps = RealisticRecordsProps & {
  today: string
  batches: readonly RealisticBatch[]
  records: DeviceRecords | undefined
  opened: Opened | undefined
  onOpen: Dispatch<SetStateAction<Opened | undefined>>
}

function OverTimeline(props: OverTimelineProps) {
  const { classId, today, students, batches, isReadOnly, find, records, opened, onOpen } = props
  const lastSeen = useMemo(() => recentFirst(students, batches), [students, batches])
  if (!opened) return null
  const close = () => onOpen(undefined)
  const sheet = { classId, today, students: lastSeen, find, onClose: close }
  if (opened.kind === 'new')
    return records && <RecordSheet {...sheet} batch={undefined} photos={opened.photos} records={records} />
  // The list may be narrowed to what this record no longer is.
  const batch = batches.find(({ batchId }) => batchId === opened.batch.batchId) ?? opened.batch
  if (opened.kind === 'edit')
    return records && <RecordSheet {...sheet} batch={batch} photos={noPhotos} records={records} />
  return (
    <RecordDetail
      classId={classId}
      batch={batch}
      isReadOnly={isReadOnly}
      onEdit={() => onOpen({ kind: 'edit', batch })}
      onChanged={(change) =>
        onOpen((still) =>
          still?.kind === 'detail' && still.batch.batchId === batch.batchId
            ? { kind: 'detail', batch: change(still.batch) }
            : still,
        )
      }
      onClose={close}
    />
  )
}

const noPhotos: readonly File[] = []

type ReviewedCardProps = { classId: string; batch: RealisticBatch; isReadOnly: boolean; onOpen: () => void }

/** A card with what one tap does to it; a refusal is told at once. */
function ReviewedCard({ classId, batch, isReadOnly, onOpen }: ReviewedCardProps) {
  const review = useWrite(reviewRealistic, { isRepeatable: true })
  const typical = useWrite(markTypical, { isRepeatable: true })
  const { batchId: id } = batch
  return (
    <RecordCard
      batch={batch}
      isReadOnly={isReadOnly}
      isAdopting={review.isSending}
      isMarking={typical.isSending}
      onOpen={onOpen}
      onAdopt={async () => {
        const written = await review.write({ classId, id, state: 'adopted' })
        if (!written.isDone) showError(formatFailure(written.error))
      }}
      onTypical={async (isTypical) => {
        const written = await typical.write({ classId, id, isTypical })
        if (!written.isDone) showError(formatFailure(written.error))
      }}
    />
  )
}

/** Those of the last records first: who did one thing together soon does another. */
function recentFirst(students: readonly Student[], batches: readonly RealisticBatch[]): Student[] {
  const places = new Map<string, number>()
  for (const batch of batches.slice(0, 3))
    for (const { studentId } of batch.students) if (!places.has(studentId)) places.set(studentId, places.size)
  return students.toSorted((a, b) => (places.get(a.id) ?? places.size) - (places.get(b.id) ?? places.size))
}

type NothingProps = { isFiltered: boolean; isReadOnly: boolean; onShowAll: () => void }

function Nothing({ isFiltered, isReadOnly, onShowAll }: NothingProps) {
  if (isFiltered)
    return (
      <EmptyState
        picture="magnifier"
        title="没有找到"
        text="换个条件试试。"
        action={
          <Button variant="soft" onClick={onShowAll}>
            看全部记录
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture="seedling"
      title="还没有写实记录"
      text={isReadOnly ? '这个学期没有记过。' : '拍一张照片，点孩子，点一项，就记好了。'}
    />
  )
}

function TimelineSkeleton() {
  return (
    <SkeletonGroup className="realistic-cards">
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-64" />
      ))}
    </SkeletonGroup>
  )
}
