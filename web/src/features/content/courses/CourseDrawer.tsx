import { courseDetail, courseFavorite } from '@pinge/contract/content/courses.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { Presentation, Sparkles, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { formatMinutes } from '../../../shared/time/format-duration.ts'
import { handOverQuality } from '../../../shared/navigation/handed-quality.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { Drawer } from '../../../shared/ui/overlay/Drawer.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { FileRows } from '../files/FileRows.tsx'
import { VideoPlayer } from '../videos/player/VideoPlayer.tsx'
import { formatGrades } from './course-words.ts'

export type CourseDrawerProps = {
  id: string
  onClose: () => void
  /** Where comments are given. */
  commentTo: string
  /** 投屏授课. */
  onTeach: () => void
  /** 本周就做这个, of a practical course. */
  practice?: ReactNode
}

/** What a course holds: why, what is done, with which files. */
export function CourseDrawer({ id, commentTo, onClose, onTeach, practice }: CourseDrawerProps) {
  const read = useRead(courseDetail, { id })
  return (
    <Drawer isOpen onClose={onClose} title={read.data?.title ?? '课程'}>
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(course) => (
          <>
            <CourseBody course={course} />
            {/* Three do not stand in one row: teaching has its own. */}
            <footer className="sticky bottom-0 flex flex-wrap gap-2 bg-white px-5 py-4 text-center [&>*]:flex-1">
              <Button onClick={onTeach} {...(practice && { className: 'basis-full!' })}>
                <Presentation aria-hidden />
                {course.step === null ? '投屏授课' : `接着上第 ${course.step + 1} 步`}
              </Button>
              {practice}
              <ButtonLink to={commentTo} onClick={() => handOverQuality(course.qualityType)} variant="mist">
                <Sparkles aria-hidden />
                去点评
              </ButtonLink>
            </footer>
          </>
        )}
      </ReadView>
    </Drawer>
  )
}

type Course = DataOf<typeof courseDetail>

function CourseBody({ course }: { course: Course }) {
  const { vid, cover, title, qualityType, theme, grades, duration, goals, days, steps, files, questions } =
    course
  return (
    <div className="flex flex-col gap-4 px-5">
      {vid === null ? (
        <img src={cover} alt="" className="aspect-video w-full rounded-big object-cover" />
      ) : (
        <VideoPlayer
          isSmall
          vid={vid}
          title={title}
          cover={cover}
          second={0}
          question={questions[0] ?? title}
          played={{
            categoryId: course.categoryId === 1 ? PLAY_CATEGORIES.practical : PLAY_CATEGORIES.special,
            subCategoryId: course.id,
            subCategoryName: title,
            entryId: course.id,
          }}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Tag>
          <QualityShape type={qualityType} isNamed />
          {theme}
        </Tag>
        <Tag>{formatGrades(grades)}</Tag>
        <Tag>{formatMinutes(duration)}</Tag>
        <Favorite course={course} />
      </div>
      <p className="text-m">{course.intro}</p>
      <dl className="grid grid-cols-3 gap-2 max-sm:grid-cols-1">
        {(
          [
            ['知道', goals.know],
            ['感到', goals.feel],
            ['做到', goals.act],
          ] as const
        ).map(([name, goal]) => (
          <div key={name} className="rounded-field bg-mist p-3">
            <dt className="text-s text-ink-2">{name}</dt>
            <dd className="font-bold">{goal}</dd>
          </div>
        ))}
      </dl>
      <Plan steps={steps} />
      {days.length > 0 && (
        <section aria-label="每天一小步">
          <h3 className="pb-1 font-bold">每天一小步</h3>
          <ol className="flex flex-col gap-1">
            {days.map((day, at) => (
              <li key={day.title} className="flex gap-3 rounded-field bg-sun-tint px-3 py-2">
                <b className="num shrink-0">第 {at + 1} 天</b>
                <span>
                  <b>{day.title}</b>
                  <span className="block text-base">{day.task}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h3 className="font-bold">这节课的资料</h3>
          <FileRows files={files} />
        </section>
      )}
    </div>
  )
}

function Plan({ steps }: Pick<Course, 'steps'>) {
  return (
    <section aria-label="环节">
      <h3 className="pb-1 font-bold">环节</h3>
      <ol className="flex flex-col gap-2">
        {steps.map(({ name, minutes, teacher }, at) => (
          <li key={at} className="rounded-field bg-mist p-3">
            <b>
              {name} <span className="num text-s text-ink-2">{minutes} 分钟</span>
            </b>
            <p className="text-base whitespace-pre-line">{teacher}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Favorite({ course: { id, favorite, title } }: { course: Course }) {
  const { write, isBusy, problem } = useWrite(courseFavorite, { isRepeatable: true })
  return (
    <>
      <IconButton
        label={favorite ? `取消收藏${title}` : `收藏${title}`}
        aria-pressed={favorite}
        disabled={isBusy}
        onClick={() => void write({ id, on: !favorite })}
        className="ml-auto aria-pressed:text-sun-ink"
      >
        <Star aria-hidden className={favorite ? 'fill-sun' : ''} />
      </IconButton>
      <Problem text={problem} />
    </>
  )
}
