import { Presentation } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import type { CourseCardLinkProps } from './CourseCardLink.tsx'
import { CourseFacts } from './CourseFacts.tsx'

export type CourseRowProps = CourseCardLinkProps & {
  /** 开始授课, without a look at what it holds. */
  onTeach: () => void
}

/** A whole lesson of a list: its steps as long as they take, its files, and the lesson begun from here. */
export function CourseRow({ course, keyword, onOpen, onTeach }: CourseRowProps) {
  const { cover, steps, step, fileTypes } = course
  const titleId = useId()
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card bg-white p-3">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-w-0 flex-[1_1_20rem] gap-4 rounded-card text-left hover:bg-brand-tint max-sm:flex-col"
      >
        <img
          src={cover}
          alt=""
          loading="lazy"
          className="aspect-video w-50 shrink-0 self-start rounded-card object-cover max-sm:w-full"
        />
        <span className="flex min-w-0 flex-1 flex-col justify-center gap-1.5 pr-3 max-sm:px-1">
          <CourseFacts {...{ course, keyword, titleId }} />
          <Steps steps={steps} step={step} />
          <span className="flex flex-wrap items-center gap-1.5">
            {fileTypes.map((ending) => (
              <span
                key={ending}
                className="rounded-field bg-brand-tint px-2 text-cap font-bold text-brand-deep"
              >
                {ending.toUpperCase()}
              </span>
            ))}
            {step !== null && <span className="text-s font-bold text-brand-deep">上到第 {step + 1} 步</span>}
          </span>
        </span>
      </button>
      <Button variant="soft" aria-describedby={titleId} onClick={onTeach} className="max-sm:flex-1">
        <Presentation aria-hidden />
        {step === null ? '开始授课' : '接着上'}
      </Button>
    </div>
  )
}

/** Each as wide as its minutes; those that were taught are done. */
function Steps({ steps, step }: Pick<CourseRowProps['course'], 'steps' | 'step'>) {
  return (
    <span className="flex max-w-xl gap-1 text-s text-ink-2">
      {steps.map(({ name, minutes }, at) => (
        <span key={at} className="min-w-0 basis-14" style={{ flexGrow: minutes }}>
          <span className={`block h-1.5 rounded-full ${at < (step ?? 0) ? 'bg-brand' : 'bg-mist-2'}`} />
          {name} <span className="num whitespace-nowrap">{minutes} 分</span>{' '}
        </span>
      ))}
    </span>
  )
}
