import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { commentSummary, exportRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { useState, type CSSProperties } from 'react'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { onDemand } from '../../../shared/on-demand.tsx'
import { saveFile } from '../../../shared/table/save-file.ts'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { tabId, Tabs } from '../../../shared/ui/layout/Tabs.tsx'
import { CommentList } from './list/CommentList.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import {
  everyRecord,
  isNarrowed,
  recordViews,
  requestOf,
  withoutNarrowing,
  type RecordFilter,
} from './record-filter.ts'
import { recordTitles } from './record-titles.ts'
import { SummaryView } from './summary/SummaryView.tsx'
import { useHeight } from './use-height.ts'

/** Fetched after the screen, which a paper must not delay. */
const RecordsPaper = onDemand(async () => (await import('./RecordsPaper.tsx')).RecordsPaper, {
  isAdornment: true,
})

export type ClassRecordsProps = {
  classId: string
  className: string
  isArchived: boolean
  /** The class's name for a file, once it is known. */
  readClassName: () => Promise<string>
  filter: RecordFilter
  onFilter: (filter: RecordFilter) => void
  now: () => number
}

const PANEL = 'record-view'

/** All comments of a class, in two tabs: what they add up to, and each of them. */
export function ClassRecords(props: ClassRecordsProps) {
  const { classId, className, isArchived, readClassName, filter, onFilter, now } = props
  // Days follow the moment at which the screen was opened; read from the clock again, each would be another request.
  const [openedAt] = useState(now)
  const [filtersRef, filtersHeight] = useHeight()
  const request = { classId, ...requestOf(filter, openedAt) }
  const { pupils, teams, teachers, all } = useChoices(classId, filter, openedAt)
  const titles = titlesOf(filter, { pupils, teams, teachers })
  const change = (changed: Partial<RecordFilter>) => onFilter({ ...filter, ...changed })
  const clear = () => onFilter(withoutNarrowing(filter))

  async function exportFound(): Promise<void> {
    const file = await download(exportRecords, request)
    saveFile(file, `${await readClassName()}点评记录 ${formatDays(request.from, request.to)}.xlsx`)
  }

  return (
    <div
      className="w-full pb-16 print:p-0"
      style={{ '--filters-height': `${filtersHeight}px` } as CSSProperties}
    >
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-h font-bold break-words">
          <span className="hidden print:inline">{className} · </span>
          {titles.rankTitle}
        </h1>
        <Tabs
          label="汇总或记录"
          value={filter.view}
          options={recordViews}
          panelId={PANEL}
          onChange={(view) => change({ view })}
          className="inline-flex rounded-full bg-groove p-1 print:hidden"
          tabClassName="flex min-h-10 items-center rounded-full px-5 text-name font-bold text-ink-2 hover:text-ink aria-selected:bg-white aria-selected:text-ink"
        />
        <div className="ml-auto flex gap-2 print:hidden">
          <ExportButton onExport={exportFound} />
          <PrintButton className="max-sm:hidden" />
        </div>
      </div>
      <RecordFilters
        ref={filtersRef}
        filter={filter}
        students={pupils}
        teams={teams}
        teachers={teachers}
        today={openedAt}
        onFilter={change}
      />
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, filter.view)} className="mt-3 print:mt-0">
        {filter.view === 'summary' ? (
          <SummaryView
            classId={classId}
            request={request}
            all={all}
            filter={filter}
            title={titles.commentDataTitle}
            isArchived={isArchived}
            nowMs={openedAt}
            onFilter={change}
            onClear={clear}
          />
        ) : (
          <CommentList
            classId={classId}
            request={request}
            title={titles.commentListTitle}
            isNarrowed={isNarrowed(filter)}
            isArchived={isArchived}
            now={now}
            onClear={clear}
          />
        )}
      </div>
      <RecordsPaper {...{ classId, className, request }} title={titles.rankTitle} view={filter.view} />
    </div>
  )
}

/** The titles name the pupil or the team, and the teacher, by whom the comments are narrowed. */
function titlesOf(
  filter: RecordFilter,
  { pupils, teams, teachers }: Pick<ReturnType<typeof useChoices>, 'pupils' | 'teams' | 'teachers'>,
) {
  return recordTitles(filter, {
    receiverName:
      pupils.find(({ id }) => id === filter.studentId)?.username ??
      teams.find(({ id }) => id === filter.teamId)?.teamName ??
      '',
    teacherName: teachers.find(({ userId }) => userId === filter.teacherId)?.nickname ?? '',
  })
}

/** By whom and what the comments can be narrowed. */
function useChoices(classId: string, { range, from, to }: RecordFilter, openedAt: number) {
  const students = useRead(studentList, { filter: true, classId })
  const teachers = useRead(classTeachers, { classId })
  // Which teams can be selected does not depend on the selection. Without one, it is the summary's own request.
  const everything = { ...everyRecord, range, from, to }
  const all = useRead(
    commentSummary,
    { classId, ...requestOf(everything, openedAt) },
    { keepsPrevious: true },
  )
  return {
    pupils: students.data?.stuInfoList ?? [],
    teachers: teachers.data ?? [],
    teams: all.data?.teams ?? [],
    all,
  }
}
