import type { CourseItem } from '@pinge/contract/content/courses.ts'
import { formatMinutes } from '../../../../shared/time/format-duration.ts'
import { QualityShape } from '../../../../shared/ui/picture/QualityShape.tsx'
import { Found } from '../../Found.tsx'
import { SampleTag } from '../../SampleTag.tsx'
import { formatGrades } from '../course-words.ts'

export type CourseFactsProps = {
  course: CourseItem
  /** What was searched for, marked in the title. */
  keyword: string
  /** By which something else says that it is about this course. */
  titleId?: string
}

/** What a list tells of a course: its name, for whom it is, how long it takes and how often it was used. */
export function CourseFacts({ course, keyword, titleId }: CourseFactsProps) {
  const { title, qualityType, theme, duration, used, grades, sample } = course
  return (
    <>
      <span className="flex items-center gap-2 text-l font-bold">
        <span id={titleId}>
          <Found text={title} keyword={keyword} />
        </span>
        {sample && <SampleTag />}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 text-s text-ink-2">
        <QualityShape type={qualityType} isNamed />
        {theme} · {formatGrades(grades)} · {formatMinutes(duration)}
        {used > 0 && ` · 已用 ${used} 次`}
      </span>
    </>
  )
}
