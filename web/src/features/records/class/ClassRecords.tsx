import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import { commentSummary, exportRecords } from '@pinge/contract/records.ts'
import { studentList } from '@pinge/contract/students.ts'
import { ChartColumn } from 'lucide-react'
import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { download } from '../../../shared/api/call/download.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import type { TermDays } from '../../../shared/time/day-range.ts'
import { useNow } from '../../../shared/time/use-now.ts'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { ExportButton } from '../../../shared/ui/buttons/ExportButton.tsx'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { paperOnDemand } from '../../../shared/paper-on-demand.tsx'
import { CommentList } from './list/CommentList.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { everyRecord, isNarrowed, notNarrowed, requestOf, type RecordFilter } from './record-filter.ts'
import { recordTitles } from './record-titles.ts'
import { RecordSums } from './RecordSums.tsx'

/** Fetched after the screen, which a paper must not delay. */
const RecordsPaper = paperOnDemand(async () => (await import('./RecordsPaper.tsx')).RecordsPaper, {
  isAdornment: true,
})

export type ClassRecordsProps = {
  classId: string
  className: string
  isArchived: boolean
  /** The class's name for a file, once it is known. */
  readClassName: () => Promise<string>
  filter: RecordFilter
  /** 本学期, by the class's own dates. */
  term: TermDays | undefined
  onFilter: (changed: Partial<RecordFilter>) => void
  now: () => number
}

/** All comments of a class: what they add up to, and each of them. */
export function ClassRecords(props: ClassRecordsProps) {
  const { classId, className, isArchived, readClassName, filter, term, onFilter, now } = props
  const current = useNow()
  const [filtersRef, filtersHeight] = useHeight()
  const request = { classId, ...requestOf(filter, current, term) }
  const choices = useChoices(classId, filter, current, term)
  const { pupils, teams, teachers } = choices
  const titles = titlesOf(filter, choices)

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
        <div className="ml-auto flex gap-2 print:hidden">
          <StudentDataLink classId={classId} filter={filter} />
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
        today={current}
        term={term}
        onFilter={onFilter}
      />
      <RecordSums request={request} title={titles.commentDataTitle} />
      <div className="mt-2 print:mt-0">
        <CommentList
          classId={classId}
          request={request}
          title={titles.commentListTitle}
          isNarrowed={isNarrowed(filter)}
          isArchived={isArchived}
          now={now}
          onClear={() => onFilter(notNarrowed)}
        />
      </div>
      <RecordsPaper {...{ classId, className, request }} title={titles.rankTitle} />
    </div>
  )
}

/** The titles name the pupil or the team, and the teacher, by whom the comments are narrowed. */
function titlesOf(filter: RecordFilter, { pupils, teams, teachers, items }: ReturnType<typeof useChoices>) {
  return recordTitles(filter, {
    receiverName:
      pupils.find(({ id }) => id === filter.studentId)?.username ??
      teams.find(({ id }) => id === filter.teamId)?.teamName ??
      '',
    teacherName: teachers.find(({ userId }) => userId === filter.teacherId)?.nickname ?? '',
    itemName: items.find(({ id }) => id === filter.itemId)?.name ?? filter.freeName,
  })
}

/** By whom and what the comments can be narrowed. */
function useChoices(
  classId: string,
  { range, from, to, itemId }: RecordFilter,
  current: number,
  term: TermDays | undefined,
) {
  const students = useRead(studentList, { filter: true, classId })
  const teachers = useRead(classTeachers, { classId })
  // A figure leads here by its item.
  const items = useRead(commentItems, { classId }, { enabled: itemId !== '' })
  // Which teams can be selected does not depend on the selection. Without one, it is the request of the sums.
  const everything = { ...everyRecord, range, from, to }
  const all = useRead(
    commentSummary,
    { classId, ...requestOf(everything, current, term) },
    { keepsPrevious: true },
  )
  return {
    pupils: students.data?.stuInfoList ?? [],
    teachers: teachers.data ?? [],
    teams: all.data?.teams ?? [],
    items: items.data ?? [],
  }
}

/** What the same days say of the pupil to whom the comments are narrowed; of the class, the class's bar leads there. */
function StudentDataLink({ classId, filter }: { classId: string; filter: RecordFilter }) {
  const { range, from, to, studentId } = filter
  if (studentId === '') return null
  const days = range === 'custom' ? { from, to } : {}
  const search = new URLSearchParams({ classId, range, ...days, studentId })
  return (
    <ButtonLink variant="mist" to={`/comment/class-data?${search.toString()}`}>
      <ChartColumn aria-hidden />
      学生数据
    </ButtonLink>
  )
}

/** How high an element is now, so that what sticks below it knows its place. */
function useHeight(): [RefObject<HTMLElement | null>, number] {
  const ref = useRef<HTMLElement>(null)
  const [height, setHeight] = useState(0)
  // The layout of the page.
  useEffect(() => {
    const element = ref.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(() => setHeight(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, height]
}
