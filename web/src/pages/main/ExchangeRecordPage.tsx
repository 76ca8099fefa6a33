import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { rewardList } from '@pinge/contract/rewards.ts'
import { studentList } from '@pinge/contract/students.ts'
import { Gift } from 'lucide-react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { exportRedemptions } from '../../features/rewards/records/export-redemptions.ts'
import { ExchangesPaper } from '../../features/rewards/records/ExchangesPaper.tsx'
import { ExchangeRecords } from '../../features/rewards/records/ExchangeRecords.tsx'
import {
  filterKeys,
  filterRequest,
  readFilter,
  type RedemptionFilter,
} from '../../features/rewards/records/redemption-filter.ts'
import { RedemptionFilters } from '../../features/rewards/records/RedemptionFilters.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ExportButton } from '../../shared/ui/buttons/ExportButton.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { PrintButton } from '../../shared/ui/buttons/PrintButton.tsx'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useListedClass, useNamedClass, useReadClassName } from './use-named-class.ts'

const ManageRewardsSheet = onDemand(
  async () => (await import('../../features/rewards/manage/ManageRewardsSheet.tsx')).ManageRewardsSheet,
)

/** 兑换记录 of the class that the address names. */
export function ExchangeRecordPage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="兑换记录" />
  return <ClassExchanges key={classId} classId={classId} />
}

function ClassExchanges({ classId }: { classId: string }) {
  const [search, change] = useSearch()
  const readClassName = useReadClassName(classId)
  const { current, isGone } = useListedClass(classId)
  const students = useRead(studentList, { filter: true, classId })
  const rewards = useRead(rewardList, { classId })
  const teachers = useRead(classTeachers, { classId })
  // Until the class is known, what its owner would see.
  const canManage = current === undefined || (current.isOwner && !current.isArchived)
  const filter = readFilter(search)
  useLiveReading(classId)

  const clear = () => change(Object.fromEntries(filterKeys.map((key) => [key, ''])))

  if (isGone) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <div className="flex w-full flex-1 flex-col gap-3 pb-4">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 flex-1 text-xl font-bold wrap-anywhere max-sm:basis-full">兑换记录</h1>
          <Button variant="soft" className="print:hidden" onClick={() => change({ rewards: '1' })}>
            <Gift aria-hidden />
            {canManage ? '管理奖品' : '查看奖品'}
          </Button>
          <ExportButton onExport={async () => exportRedemptions(classId, await readClassName(), filter)} />
          <PrintButton className="max-sm:hidden" />
        </div>
        <RedemptionFilters
          filter={filter}
          students={students.data?.stuInfoList ?? []}
          rewards={rewards.data ?? []}
          teachers={teachers.data ?? []}
          onChange={(changes: Partial<RedemptionFilter>) => change(changes)}
          onClear={clear}
        />
        <ExchangeRecords
          key={search.toString().replace(/&?rewards=1/, '')}
          classId={classId}
          isArchived={current?.isArchived ?? false}
          filter={filter}
          onClear={clear}
        />
        <ExchangesPaper
          classId={classId}
          className={current?.className ?? ''}
          request={filterRequest(classId, filter)}
        />
        {search.get('rewards') === '1' && current && (
          <ManageRewardsSheet
            classId={classId}
            isOwner={current.isOwner}
            isArchived={current.isArchived}
            onClose={() => change({ rewards: '' })}
          />
        )}
      </div>
    </BehindLesson>
  )
}
