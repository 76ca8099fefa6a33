import type { CourseItem } from '@pinge/contract/content/courses.ts'
import type * as z from 'zod/mini'
import { formatMinutes } from '../../../../shared/time/format-duration.ts'
import { QualityShape } from '../../../../shared/ui/picture/QualityShape.tsx'
import { Found } from '../../Found.tsx'
import { SampleTag } from '../../SampleTag.tsx'
import { formatGrades } from '../course-words.ts'

type Course = z.infer<typeof CourseItem>

export type CourseCardLinkProps = { course: Course; keyword: string; onOpen: () => void }

/** A course of a list; a tap opens what it holds. */
export function CourseCardLink({ course, keyword, onOpen }: CourseCardLinkProps) {
  const { title, cover, qualityType, theme, duration, used, grades, sample, step } = course
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-full w-full flex-col overflow-hidden rounded-card bg-white text-left hover:bg-brand-tint"
    >
      <img src={cover} alt="" loading="lazy" className="aspect-video w-full object-cover" />
      <span className="flex flex-col gap-1 p-4">
        <span className="flex items-center gap-2 text-l font-bold">
          <span>
            <Found text={title} keyword={keyword} />
          </span>
          {sample && <SampleTag />}
        </span>
        <span className="flex flex-wrap items-center gap-1.5 text-s text-ink-2">
          <QualityShape type={qualityType} isNamed />
          {theme} · {formatGrades(grades)} · {formatMinutes(duration)}
          {used > 0 && ` · 已用 ${used} 次`}
        </span>
        {step !== null && <span className="text-s font-bold text-brand-deep">上到第 {step + 1} 步</span>}
      </span>
    </button>
  )
}
