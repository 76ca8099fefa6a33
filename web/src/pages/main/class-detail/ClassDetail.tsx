import * as errors from '@pinge/contract/errors.ts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useStore } from 'zustand'
import {
  rememberOpenClass,
  resetClassDetail,
  useClassDetail,
} from '../../../features/classes/class-detail.store.ts'
import { defaultClassDetail } from '../../../features/classes/class-detail.ts'
import { ClassHeader } from '../../../features/classes/ClassHeader.tsx'
import { drawWaiting } from '../../../features/comments/queue/draw-waiting.ts'
import { useWaitingComments } from '../../../features/comments/queue/waiting-comments.store.ts'
import { classFigures } from '../../../features/students/class-figures.ts'
import { createSelectionStore } from '../../../features/students/selection.store.ts'
import { StudentGridSkeleton } from '../../../features/students/StudentGridSkeleton.tsx'
import { rememberSeated, useIsSeated } from '../../../features/seating/seat-view.store.ts'
import { describeFailure } from '../../../shared/api/describe-failure.ts'
import { Refusal } from '../../../shared/api/refusal.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { ErrorBox } from '../../../shared/ui/feedback/ErrorBox.tsx'
import { onDemand } from '../../../shared/on-demand.tsx'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { classesQuery, studentsQuery } from './class-queries.ts'
import { ClassTabs, useClassTab } from './ClassTabs.tsx'
import { ClassTools } from './ClassTools.tsx'
import { ClassView } from './ClassView.tsx'
import type { GroupTabProps } from './GroupTab.tsx'
import type { LessonTool } from './lesson-tool.ts'
import { LessonDialogs } from './LessonDialogs.tsx'
import { LessonTools } from './LessonTools.tsx'
import { useBackAsEscape } from './use-back-as-escape.ts'
import { useClassDialog } from './use-class-dialog.ts'

const AddStudentsSheet = onDemand(
  async () => (await import('../../../features/roster/AddStudentsSheet.tsx')).AddStudentsSheet,
)
const ClassSettingPanel = onDemand(
  async () => (await import('../../../features/class-edit/ClassSettingPanel.tsx')).ClassSettingPanel,
)
const ClassTeachersSheet = onDemand(
  async () => (await import('../../../features/class-teachers/ClassTeachersSheet.tsx')).ClassTeachersSheet,
)

/** The teams' part of the program, fetched when it is asked for; when it cannot be had, the pupils stay. */
const GroupTab = lazyDialog<GroupTabProps>(
  async () => (await import('./GroupTab.tsx')).GroupTab,
  ({ onLeave }) => onLeave(),
)

const GoneClass = lazyDialog<object>(
  async () => (await import('./GoneClass.tsx')).GoneClass,
  () => {},
)

/** Reads a class and its pupils, and shows them as far as they have come. */
export function ClassDetail({ classId }: { classId: string }) {
  const navigate = useNavigate()
  useBackAsEscape()
  const userId = useCurrentUser()?.userId
  const remembered = useClassDetail(userId)
  const classes = useQuery(classesQuery())
  const students = useQuery(studentsQuery(classId))
  const { tab, categoryId, openTab, openCategory } = useClassTab()
  // The page is keyed by the class, so that another class begins with nobody ticked and in no mode.
  const [selection] = useState(createSelectionStore)
  const { select } = selection
  const isChoosing = useStore(selection.store, (chosen) => chosen.isChoosing)
  const dialog = useClassDialog()
  const [tool, setTool] = useState<LessonTool | null>(null)
  const isSeated = useIsSeated(userId ?? '', classId)
  const [isAdding, setIsAdding] = useState(false)
  const [isFeedOpen, setIsFeedOpen] = useState(false)
  const [isSetting, setIsSetting] = useState(false)
  const [isWithTeachers, setIsWithTeachers] = useState(false)
  const waiting = useWaitingComments(({ comments }) => comments)
  const current = classes.data?.find((summary) => summary.classId === classId)

  // What this device remembers lies outside React.
  useEffect(() => {
    if (current) rememberOpenClass(userId, current)
  }, [userId, current])

  if (isNotFound(students.error))
    return (
      <Suspense>
        <GoneClass />
      </Suspense>
    )

  /** It is pupils who exchange and are reset, so they are shown. */
  function enterMode(mode: 'RewardExchange' | 'ResetScore'): void {
    select({ type: 'choosing-started', mode })
    if (tab !== 'student') openTab('student')
  }

  function showSeats(): void {
    rememberSeated(userId ?? '', classId, true)
    if (tab !== 'student') openTab('student')
  }

  const pupils = students.data && drawWaiting(students.data.stuInfoList, waiting, classId)
  const { studentCount, praisedToday } = classFigures(pupils ?? [])
  return (
    <>
      <ClassHeader
        classes={classes.data?.filter((one) => !one.isArchived || one === current) ?? []}
        current={current}
        rememberedName={(remembered.classId === classId ? remembered : defaultClassDetail).className}
        figures={
          pupils && (
            <>
              {studentCount} <span className="max-sm:hidden">名学生 · 今天</span>
              <span className="sm:hidden">人 · </span>夸了 {praisedToday} 人
            </>
          )
        }
        onSwitch={(id) => void navigate(`/comment/class-detail?classId=${encodeURIComponent(id)}`)}
        tabs={
          <ClassTabs
            tab={tab}
            onChange={(next) => {
              select({ type: 'choosing-ended' })
              openTab(next)
            }}
          />
        }
      >
        {pupils && pupils.length > 0 && <LessonTools onOpen={setTool} onSeats={showSeats} />}
        <ClassTools
          onAdd={() => setIsAdding(true)}
          onSettings={() => setIsSetting(true)}
          classId={classId}
          onExchange={pupils?.length ? () => enterMode('RewardExchange') : undefined}
          onReset={pupils?.length && current?.isOwner ? () => enterMode('ResetScore') : undefined}
          onSeries={pupils?.length && tab === 'student' && !isChoosing ? dialog.chooseItem : undefined}
          onFeed={pupils?.length && tab === 'student' ? () => setIsFeedOpen(true) : undefined}
          onRecords={() => void navigate(`/comment/class-comment?classId=${encodeURIComponent(classId)}`)}
          onTeachers={current && !current.isExample ? () => setIsWithTeachers(true) : undefined}
        />
      </ClassHeader>
      {current?.isArchived && (
        <p role="note" className="mx-4 rounded-card bg-sun-tint px-4 py-2 text-base text-sun-ink sm:mx-8">
          班级已归档，只能查看。创建者可以在班级设置里取消归档。
        </p>
      )}
      {pupils && tab === 'student' && (
        <ClassView
          classId={classId}
          students={pupils}
          selectionStore={selection}
          dialog={dialog}
          isFeedOpen={isFeedOpen}
          onFeed={setIsFeedOpen}
          onAdd={() => setIsAdding(true)}
          seating={
            isSeated
              ? {
                  className: current?.className ?? remembered.className,
                  onLeave: () => rememberSeated(userId ?? '', classId, false),
                }
              : null
          }
          isToolOpen={tool !== null}
        />
      )}
      {pupils && tab === 'group' && (
        <Suspense fallback={<TabSkeleton />}>
          <GroupTab
            classId={classId}
            students={pupils}
            requestedId={categoryId}
            onRequest={openCategory}
            onAdd={() => setIsAdding(true)}
            onLeave={() => openTab('student')}
          />
        </Suspense>
      )}
      {!pupils && students.error && (
        <ErrorBox
          className="m-4 sm:mx-8"
          reason={describeFailure(students.error)}
          onRetry={() => void students.refetch()}
        />
      )}
      {!pupils && !students.error && <TabSkeleton />}
      {pupils && (
        <LessonDialogs
          tool={tool}
          classId={classId}
          className={current?.className ?? remembered.className}
          students={pupils}
          onComment={(ids) => {
            setTool(null)
            if (tab !== 'student') openTab('student')
            dialog.comment(ids)
          }}
          onClose={() => setTool(null)}
        />
      )}
      {isAdding && (
        <AddStudentsSheet classId={classId} onClose={() => setIsAdding(false)} onAdded={showSuccess} />
      )}
      {isSetting && (
        <ClassSettingPanel
          classId={classId}
          onClose={() => setIsSetting(false)}
          onTeachers={
            current && !current.isExample
              ? () => {
                  setIsSetting(false)
                  setIsWithTeachers(true)
                }
              : undefined
          }
        />
      )}
      {current && isWithTeachers && (
        <ClassTeachersSheet
          summary={current}
          onClose={() => setIsWithTeachers(false)}
          onLeft={() => {
            resetClassDetail(userId)
            void navigate('/comment')
          }}
        />
      )}
    </>
  )
}

function TabSkeleton() {
  return (
    <div className="px-4 pt-16 sm:px-8 board:px-11">
      <StudentGridSkeleton />
    </div>
  )
}

const classIsNotThere: ReadonlySet<number> = new Set([errors.classNotFound.code, errors.invalidInput.code])

function isNotFound(error: unknown): boolean {
  // An address that no class can have is refused as bad input; for the teacher it is the same.
  return error instanceof Refusal && classIsNotThere.has(error.code)
}
