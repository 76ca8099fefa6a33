import type { AttendanceState } from '@pinge/contract/attendance.ts'
import type { Student } from '@pinge/contract/students.ts'
import { CheckCheck } from 'lucide-react'
import { useCallback, useState } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { exportTable } from '../../shared/table/export-table.ts'
import { localDate } from '../../shared/time/local-date.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { ExportButton } from '../../shared/ui/form/ExportButton.tsx'
import { PrintButton } from '../../shared/ui/form/PrintButton.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import { countStates, isChanged, marksToSave, type AttendanceDraft } from './attendance-draft.ts'
import { attendanceColumns, attendanceLines, type SavedMark } from './attendance-table.ts'
import { AttendanceMarks } from './AttendanceMarks.tsx'
import { AttendancePast } from './AttendancePast.tsx'
import { AttendancePrint } from './AttendancePrint.tsx'
import { AttendanceToolbar } from './AttendanceToolbar.tsx'
import { describeDate, sayCounts } from './describe-attendance.ts'
import { useAttendance } from './use-attendance.ts'
import { useSaveAttendance } from './use-save-attendance.ts'

export type AttendanceSheetProps = {
  classId: string
  className: string
  /** In the order in which they are shown. */
  students: readonly Student[]
  /** Those whose name is meant by what was typed. */
  find: (students: readonly Student[], typed: string) => readonly Student[]
  /** Epoch ms, by the clock of this device. */
  now: number
  /** Saved, with what there is to say. */
  onSaved: (sentence: string) => void
  onClose: () => void
}

const nothing: AttendanceDraft = new Map()

/** 考勤: who is there today, and who was on the days before. Today everybody is, until somebody is marked otherwise. */
export function AttendanceSheet(props: AttendanceSheetProps) {
  const { classId, className, students, find, now, onSaved, onClose } = props
  /** An earlier day that was opened. */
  const [earlier, setEarlier] = useState<string>()
  const [isListing, setIsListing] = useState(false)
  const [draft, setDraft] = useState(nothing)
  const [typed, setTyped] = useState('')
  /** What the teacher wanted, while being asked about what is not saved. */
  const [leaving, setLeaving] = useState<{ leave: () => void } | null>(null)
  const { save, isSending, isUnsettled, problem } = useSaveAttendance(classId)
  const { data: ofToday } = useAttendance(classId, undefined)
  const { data: ofDay, error, refetch } = useAttendance(classId, earlier)

  // The server's day, where it is known: the clock of this device may be off.
  const today = ofToday?.date ?? localDate(now)
  const date = earlier ?? today
  const assumed = earlier === undefined ? 'present' : undefined
  const saved = new Map<string, SavedMark>(ofDay?.records.map((record) => [record.studentId, record]))
  // Today's come with the pupils, as soon as anybody marks them.
  const marked =
    earlier === undefined ? students : students.map((student) => withState(student, saved.get(student.id)))
  const isKnown = earlier === undefined || ofDay !== undefined
  const counts = countStates(marked, draft, assumed)
  const isTaken = marked.some(({ attendance }) => attendance !== undefined)

  const mark = useCallback(
    (id: string, state: AttendanceState) => setDraft((before) => new Map(before).set(id, state)),
    [],
  )

  /** Not before what is not saved was asked about. */
  function leaveFor(leave: () => void): void {
    if (isChanged(marked, draft, assumed)) setLeaving({ leave })
    else leave()
  }

  function open(next: string): void {
    leaveFor(() => {
      setEarlier(next >= today ? undefined : next)
      setDraft(nothing)
      setIsListing(false)
    })
  }

  async function confirm(): Promise<void> {
    const marks = marksToSave(marked, draft, assumed)
    if (marks.length > 0 && !(await save(marks, earlier ?? ofToday?.date))) return
    onSaved(`${earlier === undefined ? '' : `${describeDate(earlier)}的`}考勤记好了：${sayCounts(counts)}`)
    if (earlier === undefined) onClose()
    else setDraft(nothing)
  }

  const title = `${earlier === undefined ? '今天的考勤 · ' : ''}${describeDate(date)}${earlier === undefined ? '' : '的考勤'}`
  const file = { fileName: `${className}考勤${date}`, sheetName: date, columns: attendanceColumns }
  const lines = attendanceLines(students, saved, date)
  return (
    <Sheet
      isOpen
      onClose={() => leaveFor(onClose)}
      title={isListing ? '记过考勤的日子' : title}
      className="h-[92dvh] md:h-[720px]! md:w-[1240px]! board:[zoom:1.3] board:md:max-h-[calc((100dvh-32px)/1.3)]"
    >
      {isListing ? (
        <AttendancePast
          classId={classId}
          className={className}
          students={students}
          today={today}
          backTo={earlier === undefined ? '今天' : describeDate(date)}
          onOpen={open}
          onBack={() => setIsListing(false)}
        />
      ) : (
        <>
          <AttendanceToolbar
            typed={typed}
            onType={setTyped}
            date={date}
            today={today}
            onOpen={open}
            onList={() => leaveFor(() => setIsListing(true))}
            hint={describeProgress(earlier !== undefined, isTaken)}
          >
            <ExportButton onExport={() => exportTable(file, lines)} />
            <PrintButton />
          </AttendanceToolbar>
          <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
            {!isKnown && error && <ErrorBox reason={describeFailure(error)} onRetry={() => void refetch()} />}
            {!isKnown && !error && <MarksSkeleton />}
            {isKnown && (
              <AttendanceMarks
                date={date}
                students={find(marked, typed)}
                typed={typed}
                draft={draft}
                assumed={assumed}
                saved={earlier === undefined ? null : saved}
                isDisabled={isUnsettled}
                onMark={mark}
              />
            )}
          </div>
          <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
            <p role="status" className="mr-auto text-m text-ink-2">
              {isKnown && sayCounts(counts)}
            </p>
            {problem && (
              <p role="alert" className="text-base text-danger">
                {problem}
              </p>
            )}
            <Button
              variant="mist"
              disabled={isUnsettled || !isKnown}
              onClick={() => setDraft(new Map(students.map(({ id }) => [id, 'present'])))}
            >
              <CheckCheck aria-hidden />
              全到
            </Button>
            <Button isBusy={isSending} disabled={!isKnown} onClick={() => void confirm()}>
              {isUnsettled ? '再试一次' : '保存考勤'}
            </Button>
          </div>
          <AttendancePrint title={`${className} ${title}`} lines={lines} />
        </>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title="考勤还没保存"
        description="现在离开，刚才点的考勤就没有了；以前保存的不变。"
        confirmLabel="不保存"
        cancelLabel="继续记"
        onConfirm={() => {
          setLeaving(null)
          setDraft(nothing)
          leaving?.leave()
        }}
        onCancel={() => setLeaving(null)}
      />
    </Sheet>
  )
}

function withState(student: Student, mark: SavedMark | undefined): Student {
  const { attendance: _, ...rest } = student
  return mark ? { ...rest, attendance: mark.state } : rest
}

function describeProgress(isEarlier: boolean, isTaken: boolean): string {
  if (isEarlier) return isTaken ? '记错了可以改，改了再保存。' : '这天没有记过考勤，可以补记。'
  return isTaken ? '已经记过，改了再保存就好。' : '先按全到算，只点没到的同学。'
}

function MarksSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 24 }, (_, place) => (
        <Skeleton key={place} className="h-14" />
      ))}
    </SkeletonGroup>
  )
}
