import { courseDetail, saveCourseProgress, type CourseDetail } from '@pinge/contract/content/courses.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import { Check, LogOut, Maximize } from 'lucide-react'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../../shared/api/call/call.ts'
import { newRequestId } from '../../../../shared/api/call/new-request-id.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { aloneOnPage } from '../../../../shared/device/alone-on-page.ts'
import { useFullscreen } from '../../../../shared/device/use-fullscreen.ts'
import { hasModifier } from '../../../../shared/keys/has-modifier.ts'
import { useKeyDown } from '../../../../shared/keys/use-key-down.ts'
import { handOverQuality } from '../../../../shared/navigation/handed-quality.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { IconButton } from '../../../../shared/ui/buttons/IconButton.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { startPlay } from '../../plays/start-play.ts'
import './lesson.css'
import { framesOf, sizeOf, startOf, type Frame } from './lesson-frames.ts'
import { LessonClock } from './LessonClock.tsx'
import { LessonFoot } from './LessonFoot.tsx'

export type LessonRunnerProps = {
  id: string
  /** Where comments are given. */
  commentTo: string
  /** 随机点名 of the class that is taught; null where none is known. */
  renderDraw: ((onClose: () => void) => ReactNode) | null
  onLeave: () => void
}

/** 开始授课: a course on the board, step by step; it goes on from the step at which it was left. */
export function LessonRunner({ id, ...lesson }: LessonRunnerProps) {
  const read = useRead(courseDetail, { id }, { gcTime: 0 })
  return (
    <div
      ref={takeKeyboard}
      role="dialog"
      aria-modal
      aria-label="授课"
      tabIndex={-1}
      className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-sky-2 text-ink shadow-none! outline-none! print:hidden"
    >
      {!read.data && (
        <div className="p-4">
          <LeaveButton onLeave={lesson.onLeave} />
        </div>
      )}
      <ReadView
        read={read}
        waiting={<Skeleton className="flex-1" />}
        errorClassName="m-auto rounded-big bg-white p-6"
      >
        {(course) => <Lesson course={course} {...lesson} />}
      </ReadView>
    </div>
  )
}

/** It lies over everything: the keyboard comes into it, and goes back to where it was. */
function takeKeyboard(lesson: HTMLElement | null): (() => void) | undefined {
  if (!lesson) return undefined
  const before = document.activeElement
  const uncover = aloneOnPage(lesson)
  lesson.focus({ preventScroll: true })
  return () => {
    uncover?.()
    const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected
    const place = isThere ? before : document.getElementById('main')
    place?.focus({ preventScroll: true })
  }
}

function LeaveButton({ onLeave }: Pick<LessonRunnerProps, 'onLeave'>) {
  return (
    <Button variant="white" onClick={onLeave}>
      <LogOut aria-hidden />
      退出
    </Button>
  )
}

type LessonProps = Omit<LessonRunnerProps, 'id'> & { course: CourseDetail }

function Lesson({ course, commentTo, renderDraw, onLeave }: LessonProps) {
  const navigate = useNavigate()
  const frames = framesOf(course)
  const [wanted, setAt] = useState(() => startOf(frames, course.step ?? 0))
  // The course may become shorter while it is taught.
  const at = Math.min(wanted, frames.length - 1)
  const [isDark, setDark] = useState(false)
  const [isTimed, setTimed] = useState(false)
  const [isDrawing, setDrawing] = useState(false)
  const { toggleFullscreen, canBeFullscreen } = useFullscreen()
  const frame = frames[at]
  const step = frame?.step ?? 0
  useLessonPlay(course)
  useKeptStep(course.id, at === frames.length - 1 ? null : step)
  useFocusInLesson(at)
  const go = (to: number) => {
    setDark(false)
    if (frames[to] && frames[to].step !== step) setTimed(false)
    setAt(Math.max(0, Math.min(frames.length - 1, to)))
  }
  const leave = () => {
    if (document.fullscreenElement) toggleFullscreen()
    onLeave()
  }
  // Over the lesson the keys are those of the names.
  useLessonKeys(!isDrawing, {
    onNext: () => go(at + 1),
    onPrevious: () => go(at - 1),
    onDark: () => setDark(!isDark),
    // A dark board is first lit up again.
    onLeave: isDark ? () => setDark(false) : leave,
  })
  if (!frame) return null
  const current = course.steps[step]
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 p-4">
        <LeaveButton onLeave={leave} />
        <h1 className="mr-auto text-xl font-bold">{course.title}</h1>
        <Steps course={course} step={step} onStep={(next) => go(startOf(frames, next))} />
        {canBeFullscreen && (
          <IconButton label="全屏" variant="white" onClick={toggleFullscreen}>
            <Maximize aria-hidden />
          </IconButton>
        )}
      </header>
      <div className="lesson-stage">
        <FrameView frame={frame} openers={course.openers} />
        {isTimed && current?.timerMinutes && <LessonClock key={step} minutes={current.timerMinutes} />}
      </div>
      {isDark && (
        <button
          type="button"
          aria-label="亮屏"
          onClick={() => setDark(false)}
          className="fixed inset-0 z-10 bg-ink"
        />
      )}
      <LessonFoot
        {...{ isDark, isTimed, current }}
        onDark={() => setDark(!isDark)}
        onTimed={() => setTimed(!isTimed)}
        onDraw={renderDraw && (() => setDrawing(true))}
        onComment={() => {
          handOverQuality(course.qualityType)
          leave()
          void navigate(commentTo)
        }}
        onPrevious={at === 0 ? null : () => go(at - 1)}
        onNext={at === frames.length - 1 ? null : () => go(at + 1)}
      />
      {isDrawing && renderDraw?.(() => setDrawing(false))}
    </>
  )
}

type StepsProps = { course: CourseDetail; step: number; onStep: (step: number) => void }

function Steps({ course, step, onStep }: StepsProps) {
  return (
    <nav aria-label="环节">
      <ol className="flex flex-wrap gap-2">
        {course.steps.map(({ name, minutes }, at) => (
          <li key={at}>
            <button
              type="button"
              aria-current={at === step ? 'step' : undefined}
              onClick={() => onStep(at)}
              style={{ minWidth: `${6 + minutes / 4}rem` }}
              className={`flex min-h-14 items-center justify-center gap-2 rounded-full px-5 text-lg font-bold lesson-step ${at < step ? 'bg-white' : 'bg-groove'}`}
            >
              {at < step && <Check aria-hidden className="size-5 text-brand" />}
              {name}
              <span className="num text-base">{minutes}′</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function FrameView({ frame, openers }: { frame: Frame; openers: readonly string[] }) {
  if (frame.kind === 'question')
    return (
      <section aria-live="polite" className="min-w-0 flex-1">
        <p className="text-xl font-bold text-ink-2">
          想一想，第 {frame.number} 问{frame.count > 1 && `，共 ${frame.count} 问`}
        </p>
        <p data-size={sizeOf(frame.question)} className="lesson-title py-6">
          {frame.question}
        </p>
        <ul className="flex flex-wrap gap-4">
          {openers.map((opener) => (
            <li key={opener} className="lesson-opener">
              {opener}
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <section aria-live="polite" className="lesson-frame">
      <div className="min-w-0 flex-1">
        <h2 data-size={sizeOf(frame.title)} className="lesson-title">
          {frame.title}
        </h2>
        <ul className="lesson-lines">
          {frame.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      {frame.picture !== null && <img src={frame.picture} alt="" className="lesson-picture" />}
    </section>
  )
}

/** One play of the lesson, for 已用 n 次. */
function useLessonPlay({ id, title, categoryId }: CourseDetail): void {
  useEffect(() => {
    const report = startPlay({
      categoryId: categoryId === 1 ? PLAY_CATEGORIES.practical : PLAY_CATEGORIES.special,
      subCategoryId: id,
      subCategoryName: title,
      entryId: id,
    })
    return () => report.tell()
  }, [id, title, categoryId])
}

/** At its ends a button that turns the pages can't be pressed, and would lose the focus to the page beneath. */
function useFocusInLesson(at: number): void {
  // The focus lives outside React.
  useLayoutEffect(() => {
    const focused = document.activeElement
    if (focused?.matches(':disabled'))
      focused.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true })
  }, [at])
}

/** The step is kept, so that another day goes on from it; null at the end. */
function useKeptStep(id: string, step: number | null): void {
  useEffect(() => {
    // A step that is not kept is only looked for once more.
    void call(saveCourseProgress, { id, step, requestId: newRequestId() }).catch(() => {})
  }, [id, step])
}

type LessonKeys = { onNext: () => void; onPrevious: () => void; onDark: () => void; onLeave: () => void }

/** The keys of a remote clicker: PageDown, PageUp, B, and some clickers send a dot. */
function useLessonKeys(isOn: boolean, keys: LessonKeys): void {
  const actions: Readonly<Record<string, () => void>> = {
    PageDown: keys.onNext,
    ArrowRight: keys.onNext,
    ' ': keys.onNext,
    PageUp: keys.onPrevious,
    ArrowLeft: keys.onPrevious,
    b: keys.onDark,
    '.': keys.onDark,
    Escape: keys.onLeave,
  }
  useKeyDown((event) => {
    const isOnButton = event.target instanceof HTMLElement && event.target.closest('button, a')
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    // Escape that has shut the names is not the lesson's.
    if (event.defaultPrevented || !isOn || !action || (isOnButton && event.key === ' ') || hasModifier(event))
      return
    event.preventDefault()
    action()
  })
}
