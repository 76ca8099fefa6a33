import { classList } from '@pinge/contract/classes.ts'
import { useState, type ReactNode } from 'react'
import { useKeptLesson } from '../../features/class-screen/kept-lesson.store.ts'
import { ArchivedNote } from '../../features/classes/ArchivedNote.tsx'
import { CLASS_DETAIL_PATH, classDetailPath } from '../../shared/navigation/class-detail-path.ts'
import { ClassBar } from '../../features/classes/ClassBar.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useCountdown } from '../../shared/time/use-countdown.ts'

/** So long a screen waits for its place; then it shows what it has, and may move once. */
const MAX_WAIT_MS = 400

/** A screen of a class behind its lesson: the class's bar, why it can only be looked at, and the screen itself. */
export function BehindLesson({ classId, children }: { classId: string; children: ReactNode }) {
  const { data: classes, error } = useRead(classList, {}, { announces: 'refusals' })
  const [isLate, setIsLate] = useState(false)
  useCountdown(MAX_WAIT_MS, false, () => setIsLate(true))
  const kept = useKeptLesson(classId)
  const current = classes?.find((summary) => summary.classId === classId)
  const lessonPath = kept ? `${CLASS_DETAIL_PATH}${kept.search}` : classDetailPath(classId)
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-[1500px] flex-1 flex-col px-4 max-md:pb-20 md:px-8 print:block print:max-w-none print:p-0">
      <ClassBar classId={classId} classes={classes ?? []} current={current} lessonPath={lessonPath} />
      {current?.isArchived && <ArchivedNote className="mt-1 mb-2" />}
      {/* Whether the class is archived decides where everything stands. */}
      <div className={classes || error || isLate ? 'contents' : 'invisible contents'}>{children}</div>
    </div>
  )
}
