import '../../features/content/content.css'
import { specialTopics } from '@pinge/contract/content/special-topics.ts'
import { CourseFilters, type CourseFilter } from '../../features/content/courses/list/CourseFilters.tsx'
import { CourseGrid } from '../../features/content/courses/list/CourseGrid.tsx'
import { SearchField } from '../../features/content/SearchField.tsx'
import { fillScreen } from '../../shared/device/use-fullscreen.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { commentPath } from './comment-path.ts'
import { CourseRooms } from './CourseRooms.tsx'
import { contentFrame } from './content-frame.ts'
import { useSearchText } from './course-search.ts'
import { useLessonClass } from './use-lesson-class.ts'
import { usePractisingClass } from './use-practising-class.ts'
import { pageOf } from '../../shared/navigation/page-of.ts'
import { useOpened } from '../../shared/navigation/use-opened.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'

const CourseDrawer = onDemand(
  async () => (await import('../../features/content/courses/CourseDrawer.tsx')).CourseDrawer,
)
const PracticeBanner = onDemand(
  async () => (await import('../../features/content/courses/practice/PracticeBanner.tsx')).PracticeBanner,
  { isAdornment: true, fallback: <div className="min-h-44" /> },
)
const BeginPractice = onDemand(
  async () => (await import('../../features/content/courses/practice/BeginPractice.tsx')).BeginPractice,
)
const Lesson = onDemand(async () => (await import('./Lesson.tsx')).Lesson)

/** 实践课: a short beginning in class, then one small task a day. */
export function PracticalCoursePage() {
  return <Courses categoryId={1} title="实践课" />
}

/** 专题课: whole lessons of four steps. */
export function SpecialCoursePage() {
  return <Courses categoryId={2} title="专题课" />
}

function Courses({ categoryId, title }: { categoryId: 1 | 2; title: string }) {
  const [search, change] = useSearch()
  const of = (name: string) => search.get(name) ?? ''
  const filter = filterOf(of)
  const keyword = of('keyword')
  useSearchText(keyword)
  const [courseId, lessonId] = [of('course'), of('lesson')]
  const practising = usePractisingClass(categoryId === 1)
  const lastClass = useLessonClass(courseId !== '' || lessonId !== '')
  const taught = practising?.chosen?.classId ?? lastClass
  const { open, turn, close } = useOpened(change)
  const leaveCourse = () => close({ course: '', page: of('page') })
  // Begun from its course, it leads back there; from the list, to the list.
  const leaveLesson = () => (courseId === '' ? close : turn)({ lesson: '', page: of('page') })
  const openCourse = (course: string) => open({ course, page: of('page') })
  return (
    <div className={contentFrame}>
      <CourseHead title={title} keyword={keyword} onSearch={(next) => change({ keyword: next })} />
      <CourseFilters categoryId={categoryId} filter={filter} onChange={change} />
      {categoryId === 1 && (
        <PracticeBanner
          classes={practising?.classes ?? []}
          classId={practising?.chosen?.classId ?? ''}
          isWaiting={practising === null}
          onClass={(classId) => practising?.choose(classId)}
          onOpen={openCourse}
        />
      )}
      <div className={categoryId === 2 ? 'content-room' : 'contents'}>
        {categoryId === 2 && <Topics topic={of('topic')} onChange={(topic) => change({ topic })} />}
        <div className="flex min-w-0 flex-col gap-5">
          <CourseGrid
            {...{ categoryId, filter, keyword }}
            topic={of('topic')}
            page={pageOf(search)}
            onPage={(page) => change({ page: String(page) })}
            onOpen={openCourse}
            onTeach={(lesson) => {
              fillScreen()
              open({ lesson, page: of('page') })
            }}
            onClear={() => change({ keyword: '' })}
          />
        </div>
      </div>
      {courseId !== '' && lessonId === '' && (
        <CourseDrawer
          id={courseId}
          commentTo={commentPath(taught)}
          onClose={leaveCourse}
          onTeach={() => {
            fillScreen()
            turn({ lesson: courseId, page: of('page') })
          }}
          practice={
            practising?.chosen && (
              <BeginPractice
                courseId={courseId}
                classId={practising.chosen.classId}
                className={practising.chosen.className}
                onBegun={leaveCourse}
              />
            )
          }
        />
      )}
      {lessonId !== '' && <Lesson id={lessonId} classId={taught} onLeave={leaveLesson} />}
    </div>
  )
}

function filterOf(of: (name: string) => string): CourseFilter {
  return {
    quality: of('quality'),
    grade: of('grade'),
    theme: of('theme'),
    sort: of('sort'),
    favorite: of('favorite'),
  }
}

type CourseHeadProps = { title: string; keyword: string; onSearch: (keyword: string) => void }

function CourseHead({ title, keyword, onSearch }: CourseHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <h1 className="sr-only">{title}</h1>
      <div className="mr-auto">
        <CourseRooms here={title} />
      </div>
      <SearchField label="搜索课程" value={keyword} onChange={onSearch} />
    </div>
  )
}

function Topics({ topic, onChange }: { topic: string; onChange: (topic: string) => void }) {
  return (
    <div
      role="group"
      aria-label="专题"
      className="flex flex-wrap gap-2 lg:flex-col lg:gap-1 lg:rounded-big lg:bg-white lg:p-3"
    >
      {['', ...specialTopics].map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === topic}
          onClick={() => onChange(one)}
          className="min-h-12 rounded-full bg-white/70 px-4 text-base font-bold text-ink-2 aria-pressed:bg-brand aria-pressed:text-white lg:rounded-field lg:text-left lg:not-aria-pressed:hover:bg-brand-tint"
        >
          {one === '' ? '全部专题' : one}
        </button>
      ))}
    </div>
  )
}
