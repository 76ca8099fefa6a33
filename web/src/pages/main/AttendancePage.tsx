import { studentList } from '@pinge/contract/students.ts'
import { compareStudentNumbers } from '@pinge/contract/values/compare-student-numbers.ts'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { readView, writeView, type AttendanceView } from '../../features/attendance/attendance-view.ts'
import type { Step } from '../../features/attendance/past/StepSwitcher.tsx'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { searchStudents } from '../../features/students/list/search-students.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { BehindLesson } from '../behind-lesson/BehindLesson.tsx'
import { useListedClass, useNamedClass } from './use-named-class.ts'
import { NoPupils } from '../../shared/navigation/NoPupils.tsx'

const AttendanceDay = onDemand(
  async () => (await import('../../features/attendance/AttendanceDay.tsx')).AttendanceDay,
)
const AttendanceDays = onDemand(
  async () => (await import('../../features/attendance/past/AttendanceDays.tsx')).AttendanceDays,
)
const AttendanceMonth = onDemand(
  async () => (await import('../../features/attendance/past/AttendanceMonth.tsx')).AttendanceMonth,
)
const AttendanceTerm = onDemand(
  async () => (await import('../../features/attendance/past/AttendanceTerm.tsx')).AttendanceTerm,
)

const parts = { day: AttendanceDay, month: AttendanceMonth, term: AttendanceTerm, days: AttendanceDays }

const views = [
  { value: 'day', label: '按天' },
  { value: 'month', label: '月表' },
  { value: 'term', label: '学期' },
  { value: 'days', label: '考勤记录' },
] as const

/** 考勤 of the class that the address names: a day, a month, a term, or the days that were marked. */
export function AttendancePage() {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen="考勤" />
  return <ClassAttendance key={classId} classId={classId} />
}

function ClassAttendance({ classId }: { classId: string }) {
  const [search, setSearch] = useSearchParams()
  const { current, isGone } = useListedClass(classId)
  const asked = readView(search)
  const [stepped, setStepped] = useState<Step>()
  useLiveReading(classId)

  function open(next: AttendanceView, by?: Step): void {
    setStepped(by)
    // One goes back to another view, and not through every month that was leafed over.
    setSearch(writeView(classId, next), { replace: next.view === asked.view })
  }

  if (isGone) return <ClassNotFound />
  return (
    <BehindLesson classId={classId}>
      <div className="flex w-full flex-1 flex-col gap-3 pb-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <h1 className="min-w-0 flex-1 text-xl font-bold wrap-anywhere max-sm:basis-full">考勤</h1>
          <Segmented
            label="查看方式"
            value={asked.view}
            options={views}
            onChange={(view) => open({ view })}
            className="max-sm:w-full"
          />
        </div>
        <View
          classId={classId}
          className={current?.className ?? ''}
          isReadOnly={current?.isArchived ?? false}
          asked={asked}
          stepped={stepped}
          onOpen={open}
        />
      </div>
    </BehindLesson>
  )
}

type ViewProps = {
  classId: string
  className: string
  isReadOnly: boolean
  asked: AttendanceView
  /** Where the last step from sheet to sheet led. */
  stepped: Step | undefined
  onOpen: (next: AttendanceView, by?: Step) => void
}

function View({ classId, className, isReadOnly, asked, stepped, onOpen }: ViewProps) {
  const read = useRead(studentList, { filter: true, classId })
  const now = useNow()
  // As a school files them.
  const students = useMemo(
    () => (read.data?.stuInfoList ?? []).toSorted(compareStudentNumbers),
    [read.data?.stuInfoList],
  )
  // The network: the part of the program comes while the pupils are read.
  useEffect(() => void parts[asked.view].preload(), [asked.view])
  if (asked.view === 'days')
    return <AttendanceDays classId={classId} onOpen={(date) => onOpen({ view: 'day', date })} />
  return (
    <ReadView read={read} waiting={<PageSkeleton />}>
      {() => {
        if (students.length === 0) return <NoPupils classId={classId} text="先添加学生，再来记考勤。" />
        const ofClass = { classId, className, students, now, isReadOnly, stepped }
        switch (asked.view) {
          case 'day':
            return (
              <AttendanceDay
                key={asked.date}
                {...ofClass}
                date={asked.date}
                find={searchStudents}
                onOpen={(date, by) => onOpen({ view: 'day', date }, by)}
                onSaved={showSuccess}
              />
            )
          case 'month':
            return (
              <AttendanceMonth
                {...ofClass}
                month={asked.month}
                onMonth={(month, by) => onOpen({ view: 'month', month }, by)}
              />
            )
          case 'term':
            return (
              <AttendanceTerm
                {...ofClass}
                date={asked.date}
                onTerm={(date, by) => onOpen({ view: 'term', date }, by)}
              />
            )
        }
      }}
    </ReadView>
  )
}

function PageSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 xl:grid-cols-2">
      {Array.from({ length: 24 }, (_, place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  )
}
