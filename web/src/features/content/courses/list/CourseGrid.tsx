import { courseList } from '@pinge/contract/content/courses.ts'
import { specialTopics } from '@pinge/contract/content/special-topics.ts'
import { CourseTheme, GradeBand } from '@pinge/contract/content/manifest-fields.ts'
import { QualityType } from '@pinge/contract/values/quality-type.ts'
import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { NothingFound } from '../../NothingFound.tsx'
import { PagedList } from '../../PagedList.tsx'
import { CourseCardLink } from './CourseCardLink.tsx'
import { CourseRow } from './CourseRow.tsx'
import type { CourseFilter } from './CourseFilters.tsx'

const COURSES_A_PAGE = 12

export type CourseGridProps = {
  categoryId: 1 | 2
  filter: CourseFilter
  keyword: string
  /** Of special courses; empty for all. */
  topic?: string
  page: number
  onPage: (page: number) => void
  onOpen: (id: string) => void
  /** Begins a special course from here. */
  onTeach: (id: string) => void
  /** The word is searched for no more. */
  onClear: () => void
}

/** The courses that were asked for, a page at a time. */
export function CourseGrid({
  categoryId,
  filter,
  keyword,
  topic = '',
  page,
  onPage,
  onOpen,
  onTeach,
  onClear,
}: CourseGridProps) {
  const read = useRead(
    courseList,
    { categoryId, ...requestOf(filter, keyword, topic), pageNum: page, pageSize: COURSES_A_PAGE },
    { keepsPrevious: true },
  )
  return (
    <PagedList
      {...{ read, page, onPage }}
      pageSize={COURSES_A_PAGE}
      nothing={
        <NothingFound keyword={keyword} title="没有找到课程" text="去掉一些条件试试。" onClear={onClear} />
      }
    >
      {(list) => (
        <ul className={categoryId === 2 ? 'flex flex-col gap-3' : 'content-cards'}>
          {list.map((course) => {
            const link = { course, keyword, onOpen: () => onOpen(course.id) }
            return (
              <li key={course.id}>
                {categoryId === 2 ? (
                  <CourseRow {...link} onTeach={() => onTeach(course.id)} />
                ) : (
                  <CourseCardLink {...link} />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </PagedList>
  )
}

/** Of an address that anybody may have written: what is no filter is left out. */
function requestOf(
  filter: CourseFilter,
  keyword: string,
  topic: string,
): Partial<RequestOf<typeof courseList>> {
  const qualityType = QualityType.safeParse(Number(filter.quality)).data
  const grade = GradeBand.safeParse(filter.grade).data
  const theme = CourseTheme.safeParse(filter.theme).data
  const known = specialTopics.find((one) => one === topic)
  return {
    ...(qualityType && { qualityType }),
    ...(grade && { grade }),
    ...(theme && { theme }),
    ...(known && { topic: known }),
    ...(filter.sort === 'newest' || filter.sort === 'used' ? { sort: filter.sort } : {}),
    ...(filter.favorite === '1' && { isFavorite: true }),
    ...(keyword !== '' && { keyword }),
  }
}
