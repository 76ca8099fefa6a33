import { courseRecommend } from '@pinge/contract/content/courses.ts'
import { CourseRow } from '../../features/content/home/CourseRow.tsx'
import { StoryRow } from '../../features/content/home/StoryRow.tsx'
import { useHomeStories } from '../../features/content/home/use-home-stories.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { HomePart } from './HomePart.tsx'
import { MoreLink } from './MoreLink.tsx'

/** Courses and stories for a visitor. What is empty or does not come is left out. */
export function HomeContent() {
  const courses = useRead(courseRecommend, { size: 4 })
  const { title, stories } = useHomeStories()
  const hasCourses = !courses.isError && courses.data?.length !== 0
  return (
    <>
      {hasCourses && (
        <HomePart title="这周可以一起做" more={<MoreLink to="/practical-course">全部课程</MoreLink>}>
          {courses.data ? <CourseRow courses={courses.data} /> : <Skeleton className="h-60 rounded-big" />}
        </HomePart>
      )}
      {stories?.length !== 0 && (
        <HomePart title={title} more={<MoreLink to="/listen/list">全部故事</MoreLink>}>
          {stories ? <StoryRow stories={stories} /> : <Skeleton className="h-60 rounded-big" />}
        </HomePart>
      )}
    </>
  )
}
