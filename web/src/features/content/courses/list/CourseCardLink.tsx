import { CourseFacts, type CourseFactsProps } from './CourseFacts.tsx'

export type CourseCardLinkProps = Pick<CourseFactsProps, 'course' | 'keyword'> & { onOpen: () => void }

/** A course of a list; a tap opens what it holds. */
export function CourseCardLink({ course, keyword, onOpen }: CourseCardLinkProps) {
  const { cover, step } = course
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex h-full w-full flex-col overflow-hidden rounded-card bg-white text-left hover:bg-brand-tint"
    >
      <img src={cover} alt="" loading="lazy" className="aspect-video w-full object-cover" />
      <span className="flex flex-col gap-1 p-4">
        <CourseFacts course={course} keyword={keyword} />
        {step !== null && <span className="text-s font-bold text-brand-deep">上到第 {step + 1} 步</span>}
      </span>
    </button>
  )
}
