import { courseRecommend } from '@pinge/contract/content/courses.ts'
import { CourseRow } from '../../features/content/home/CourseRow.tsx'
import { StoryRow } from '../../features/content/home/StoryRow.tsx'
import { useHomeStories } from '../../features/content/home/use-home-stories.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { HomeContentSkeleton } from './HomeContentSkeleton.tsx'
import { HomePart } from './HomePart.tsx'
import { MoreLink } from './MoreLink.tsx'

/** Courses and stories for a visitor. What is empty or does not come is left out. */
export function HomeContent() {
  const courses = useRead(courseRecommend, { size: 4 })
  const { title, stories } = useHomeStories()
  const hasCourses = !courses.isError && courses.data?.length !== 0
  const isWaiting = (hasCourses && !courses.data) || stories === undefined
  if (isWaiting) return <HomeContentSkeleton />
  return (
    <>
      {hasCourses && (
        <HomePart title="这周可以一起做" more={<MoreLink to="/practical-course">全部课程</MoreLink>}>
          <CourseRow courses={courses.data ?? []} />
        </HomePart>
      )}
      {stories.length > 0 && (
        <HomePart title={title} more={<MoreLink to="/listen/list">全部故事</MoreLink>}>
          <StoryRow stories={stories} />
        </HomePart>
      )}
    </>
  )
}
