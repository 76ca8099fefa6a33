import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from '../../shared/api/endpoint-query.ts'
import { PrintButton } from '../../shared/ui/form/PrintButton.tsx'
import { ExportRecords } from './ExportRecords.tsx'
import { Ranking } from './Ranking.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { everyRecord, requestOf, type RecordFilter } from './record-filter.ts'
import { RecordList } from './RecordList.tsx'
import { defaultTitles, recordTitles } from './record-titles.ts'
import { showTitles, useRecordTitles } from './record-titles.store.ts'
import { useSummary } from './use-summary.ts'

export type ClassRecordsProps = {
  classId: string
  className: string
  filter: RecordFilter
  onFilter: (filter: RecordFilter) => void
  now: () => number
}

/** All comments of a class: what they add up to, who got them, and each of them. */
export function ClassRecords({ classId, className, filter, onFilter, now }: ClassRecordsProps) {
  // Days follow the moment at which the screen was opened; asked anew, they would be another request each time.
  const [openedAt] = useState(now)
  const quiet = { meta: { announces: 'nothing' } }
  const students = useQuery({ ...endpointQuery(studentList, { filter: true, classId }), ...quiet })
  const teachers = useQuery({ ...endpointQuery(classTeachers, { classId }), ...quiet })
  const pupils = students.data?.stuInfoList ?? []
  const titles = useRecordTitles()
  const request = { classId, ...requestOf(filter, openedAt) }

  // Who stands to be chosen does not depend on what is chosen. Where nothing is, it is the ranking's own request.
  const all = useSummary({
    classId,
    ...requestOf({ ...everyRecord, range: filter.range, from: filter.from, to: filter.to }, openedAt),
  })
  const teams = all.data?.teams ?? []

  const receiverName =
    pupils.find(({ id }) => id === filter.studentId)?.username ??
    teams.find(({ id }) => id === filter.teamId)?.teamName ??
    ''
  const teacherName = teachers.data?.find(({ userId }) => userId === filter.teacherId)?.nickname ?? ''
  // The titles are kept outside React, as the specification has them.
  useEffect(() => {
    showTitles(recordTitles(filter, { receiverName, teacherName }))
    return () => showTitles(defaultTitles)
  }, [filter, receiverName, teacherName])

  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-2 pb-16 md:px-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-h font-bold break-words">
          <span className="hidden print:inline">{className} · </span>
          {titles.rankTitle}
        </h1>
        <div className="flex gap-2 print:hidden">
          <ExportRecords className={className} request={request} />
          <PrintButton className="max-sm:hidden" />
        </div>
      </div>
      <RecordFilters
        filter={filter}
        students={pupils}
        teams={teams}
        teachers={teachers.data ?? []}
        today={openedAt}
        onFilter={onFilter}
      />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[360px_minmax(0,1fr)] print:block">
        <Ranking
          request={request}
          title={titles.commentDataTitle}
          isOfReminders={filter.sign === 'reminder'}
          onStudent={(studentId) => onFilter({ ...filter, studentId, teamId: '' })}
          onTeam={(teamId) => onFilter({ ...filter, teamId, studentId: '' })}
        />
        <RecordList classId={classId} request={request} title={titles.commentListTitle} now={now} />
      </div>
    </div>
  )
}
