import { courseRecommend } from '@pinge/contract/content/courses.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import type { ReactNode } from 'react'
import { CourseRow } from '../../features/content/home/CourseRow.tsx'
import { RecentRow } from '../../features/content/home/RecentRow.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { MoreLink } from './MoreLink.tsx'

const RECENT = 6

/** What the teacher used last, and courses to go on with. What is empty or does not come is left out. */
export function IndexContent({ now }: { now: number }) {
  const { data: recent = [] } = useRead(homeRecent, { size: RECENT })
  const { data: courses = [] } = useRead(courseRecommend, { size: 4 })
  return (
    <>
      {recent.length > 0 && (
        <Part title="最近使用">
          <RecentRow recent={recent} now={now} />
        </Part>
      )}
      {courses.length > 0 && (
        <Part title="推荐课程" more={<MoreLink to="/practical-course">全部课程</MoreLink>}>
          <CourseRow courses={courses} />
        </Part>
      )}
    </>
  )
}

function Part({ title, more, children }: { title: string; more?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8">
      <div className="mb-2 flex min-h-12 items-center justify-between gap-3">
        <h2 className="text-l font-bold">{title}</h2>
        {more}
      </div>
      {children}
    </section>
  )
}
