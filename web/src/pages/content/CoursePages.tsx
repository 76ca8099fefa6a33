import '../../features/content/content.css'
import { collectionList } from '@pinge/contract/content/courses.ts'
import { specialTopics } from '@pinge/contract/content/manifest-courses.ts'
import { useEffect } from 'react'
import { Link, useParams } from 'react-router'
import { changeContentSearch } from '../../features/content/courses/course-search.store.ts'
import { CollectionRoom } from '../../features/content/courses/CollectionRoom.tsx'
import { CourseFilters, type CourseFilter } from '../../features/content/courses/list/CourseFilters.tsx'
import { CourseGrid } from '../../features/content/courses/list/CourseGrid.tsx'
import { SearchField } from '../../features/content/SearchField.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { fillScreen } from '../../shared/device/use-fullscreen.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { commentPath } from './comment-path.ts'
import { useSearch } from './use-search.ts'

const CourseDrawer = onDemand(
  async () => (await import('../../features/content/courses/CourseDrawer.tsx')).CourseDrawer,
)
const LessonRunner = onDemand(
  async () => (await import('../../features/content/courses/lesson/LessonRunner.tsx')).LessonRunner,
)

const frame = 'mx-auto flex w-full max-w-[1264px] 2xl:max-w-[1560px] flex-1 flex-col gap-5 px-4 py-5 md:px-8'

/** 实践课: a short beginning in class, then one small task a day. */
export function PracticalCoursePage() {
  return <Courses categoryId={1} title="实践课" />
}

/** 专题课: whole lessons of four steps. */
export function SpecialCoursePage() {
  return <Courses categoryId={2} title="专题课" />
}

const rooms = [
  { to: '/practical-course', name: '实践课' },
  { to: '/special-course', name: '专题课' },
]

function CourseRooms({ here }: { here: string }) {
  const { data = [] } = useRead(collectionList, {})
  const [first] = data
  const all = first ? [...rooms, { to: `/resource-course/${first.id}`, name: '资源课' }] : rooms
  return (
    <nav aria-label="课程" className="flex gap-1">
      {all.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          aria-current={name === here ? 'page' : undefined}
          className="flex min-h-12 items-center rounded-full px-5 font-bold text-ink-2 aria-[current]:bg-white aria-[current]:text-ink"
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}

function Courses({ categoryId, title }: { categoryId: 1 | 2; title: string }) {
  const [search, change] = useSearch()
  const of = (name: string) => search.get(name) ?? ''
  const filter: CourseFilter = {
    quality: of('quality'),
    grade: of('grade'),
    theme: of('theme'),
    sort: of('sort'),
    favorite: of('favorite'),
  }
  const keyword = of('keyword')
  useSearchText(keyword)
  const [courseId, lessonId] = [of('course'), of('lesson')]
  return (
    <div className={frame}>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="sr-only">{title}</h1>
        <div className="mr-auto">
          <CourseRooms here={title} />
        </div>
        <SearchField label="搜索课程" value={keyword} onChange={(next) => change({ keyword: next })} />
      </div>
      <CourseFilters categoryId={categoryId} filter={filter} onChange={change} />
      {categoryId === 2 && <Topics topic={of('topic')} onChange={(topic) => change({ topic })} />}
      <CourseGrid
        {...{ categoryId, filter, keyword }}
        topic={of('topic')}
        page={Math.max(1, Math.trunc(Number(of('page'))) || 1)}
        onPage={(page) => change({ page: String(page) })}
        onOpen={(course) => change({ course, page: of('page') })}
      />
      {courseId !== '' && lessonId === '' && (
        <CourseDrawer
          id={courseId}
          commentTo={commentPath()}
          onClose={() => change({ course: '', page: of('page') })}
          onTeach={() => {
            fillScreen()
            change({ lesson: courseId, page: of('page') })
          }}
        />
      )}
      {lessonId !== '' && (
        <LessonRunner
          id={lessonId}
          commentTo={commentPath()}
          onLeave={() => change({ lesson: '', page: of('page') })}
        />
      )}
    </div>
  )
}

function Topics({ topic, onChange }: { topic: string; onChange: (topic: string) => void }) {
  return (
    <div role="group" aria-label="专题" className="flex flex-wrap gap-2">
      {['', ...specialTopics].map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === topic}
          onClick={() => onChange(one)}
          className="min-h-11 rounded-full bg-white/70 px-4 text-base font-bold text-ink-2 aria-pressed:bg-brand-tint aria-pressed:text-brand-deep"
        >
          {one === '' ? '全部专题' : one}
        </button>
      ))}
    </div>
  )
}

/** The collection that the address names. */
export function ResourceCoursePage() {
  const { id = '' } = useParams()
  const [search, change] = useSearch()
  const keyword = search.get('keyword') ?? ''
  useSearchText(keyword)
  return (
    <div className={frame}>
      <CourseRooms here="资源课" />
      <CollectionRoom
        key={id}
        id={id}
        fileType={search.get('fileType') ?? ''}
        keyword={keyword}
        onChange={change}
      />
    </div>
  )
}

/** The overall search text; it is cleared when its section is left. */
function useSearchText(overallText: string): void {
  useEffect(() => {
    changeContentSearch({ overallText })
    return () => changeContentSearch({ overallText: '' })
  }, [overallText])
}
