import { auditList } from '@pinge/contract/privacy/audit.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useState } from 'react'
import { useReadPages } from '../../../shared/api/use-read.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { pupilOptions } from '../../../shared/text/pupil-options.ts'
import { LoadOnSight } from '../../../shared/ui/buttons/LoadOnSight.tsx'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { AuditRows } from './AuditRows.tsx'

/** What an operator keeps who has set nothing. */
const USUAL_KEEP_YEARS = 3

export type AuditRoomProps = { classId: string; students: readonly StudentInformation[] }

/** 谁看过: who exported, called up phones, opened an archive or a review, and when; of the class or of one pupil. */
export function AuditRoom({ classId, students }: AuditRoomProps) {
  const [studentId, setStudentId] = useState('')
  const now = useNow()
  const pages = useReadPages(auditList, { classId, ...(studentId !== '' && { studentId }) }, {})
  const keepYears = pages.data?.pages[0]?.keepYears ?? USUAL_KEEP_YEARS
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <section aria-label="谁看过" className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <p className="min-w-0 flex-[1_1_320px] text-base text-ink-2">
          登录以外的查看、导出、删除和权限变化都在这里，最近的在前。记录不能修改
          {keepYears === 0 ? '，一直保存。' : `，保存 ${keepYears} 年。`}
        </p>
        <SelectField
          label="只看一名学生"
          value={studentId}
          onChange={setStudentId}
          className="w-60 max-sm:w-full"
          options={[{ value: '', label: '全班' }, ...pupilOptions(students)]}
        />
      </div>
      <ReadView read={pages} waiting={<Skeleton className="h-100 w-full" />}>
        {() =>
          items.length === 0 ? (
            <EmptyState
              picture="clipboard"
              title="还没有记录"
              text="有老师打开档案、评语，查看家长电话或导出资料时，会记在这里。"
            />
          ) : (
            <>
              <AuditRows items={items} now={now} />
              <LoadOnSight pages={pages} />
            </>
          )
        }
      </ReadView>
    </section>
  )
}
