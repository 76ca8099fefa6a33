import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { LoadMore } from '../../../shared/ui/buttons/LoadMore.tsx'
import { FoundExchanges } from './FoundExchanges.tsx'
import { filterRequest, isFiltered, type RedemptionFilter } from './redemption-filter.ts'
import { useFoundExchanges } from './use-found-exchanges.ts'

export type ExchangeRecordsProps = {
  classId: string
  isArchived: boolean
  filter: RedemptionFilter
  onClear: () => void
}

/** The exchanges that a filter finds, the newest first. */
export function ExchangeRecords({ classId, isArchived, filter, onClear }: ExchangeRecordsProps) {
  const records = useFoundExchanges(filterRequest(classId, filter))

  return (
    <ReadView read={records} waiting={<ExchangesSkeleton />}>
      {({ pages }) => {
        const found = pages.flatMap(({ items }) => items)
        if (found.length === 0)
          return <NoExchanges {...{ classId, isArchived, onClear }} isFiltered={isFiltered(filter)} />
        return (
          <>
            <FoundExchanges classId={classId} found={found} totals={pages[0]?.totals ?? null} />
            <LoadMore pages={records} />
          </>
        )
      }}
    </ReadView>
  )
}

function ExchangesSkeleton() {
  return (
    <SkeletonGroup className="flex flex-col gap-3">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-14 bg-mist" />
      ))}
    </SkeletonGroup>
  )
}

type NoExchangesProps = Omit<ExchangeRecordsProps, 'filter'> & { isFiltered: boolean }

function NoExchanges({ classId, isArchived, isFiltered: isNarrowed, onClear }: NoExchangesProps) {
  if (isNarrowed)
    return (
      <EmptyState
        picture="magnifier"
        title="没有符合条件的兑换"
        action={
          <Button variant="soft" onClick={onClear}>
            清空筛选
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture="trophy"
      title="还没有兑换记录"
      text={isArchived ? '' : '在班级里选好学生，点“更多 · 兑换奖品”，就会记在这里。'}
      action={
        !isArchived && (
          <ButtonLink variant="soft" to={`/comment/class-detail?classId=${encodeURIComponent(classId)}`}>
            去班级兑换
          </ButtonLink>
        )
      }
    />
  )
}
