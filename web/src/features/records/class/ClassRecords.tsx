import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { commentSummary, exportRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useState } from 'react'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import { ExportButton } from '../../../shared/ui/form/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/form/PrintButton.tsx'
import { Ranking } from './Ranking.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { everyRecord, requestOf, type RecordFilter } from './record-filter.ts'
import { RecordList } from './RecordList.tsx'
import { recordTitles } from './record-titles.ts'

export type ClassRecordsProps = {
  classId: string
  className: string
  /** The class's name for a file, once it is known. */
  readClassName: () => Promise<string>
  filter: RecordFilter
  onFilter: (filter: RecordFilter) => void
  now: () => number
}

/** All comments of a class: what they add up to, who got them, and each of them. */
export function ClassRecords(props: ClassRecordsProps) {
  const { classId, className, readClassName, filter, onFilter, now } = props
  // Days follow the moment at which the screen was opened; read from the clock again, each would be another request.
  const [openedAt] = useState(now)
  const students = useRead(studentList, { filter: true, classId })
  const teachers = useRead(classTeachers, { classId })
  const pupils = students.data?.stuInfoList ?? []
  const request = { classId, ...requestOf(filter, openedAt) }

  // Which teams can be selected does not depend on the selection. Without one, it is the ranking's own request.
  const everything = { ...everyRecord, range: filter.range, from: filter.from, to: filter.to }
  const all = useRead(
    commentSummary,
    { classId, ...requestOf(everything, openedAt) },
    { keepsPrevious: true },
  )
  const teams = all.data?.teams ?? []

  const receiverName =
    pupils.find(({ id }) => id === filter.studentId)?.username ??
    teams.find(({ id }) => id === filter.teamId)?.teamName ??
    ''
  const teacherName = teachers.data?.find(({ userId }) => userId === filter.teacherId)?.nickname ?? ''
  const titles = recordTitles(filter, { receiverName, teacherName })

  async function exportFound(): Promise<void> {
    const file = await download(exportRecords, request)
    saveFile(file, `${await readClassName()}点评记录.xlsx`)
  }

  return (
    <div className="mx-auto w-full max-w-[1264px] px-4 pt-2 pb-16 md:px-8 print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-h font-bold break-words">
          <span className="hidden print:inline">{className} · </span>
          {titles.rankTitle}
        </h1>
        <div className="flex gap-2 print:hidden">
          <ExportButton onExport={exportFound} />
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
