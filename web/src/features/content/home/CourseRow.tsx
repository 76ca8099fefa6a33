import type { CourseCard } from '@pinge/contract/content/content-values.ts'
import { Link } from 'react-router'
import { formatMinutes } from '../../../shared/time/format-duration.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'

/** Courses to choose from; each opens in its list. */
export function CourseRow({ courses }: { courses: readonly CourseCard[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
      {courses.map(({ id, categoryId, title, cover, qualityType, theme, duration }) => (
        <li key={id}>
          <Link
            to={`/${categoryId === 1 ? 'practical' : 'special'}-course?course=${id}`}
            className="flex h-full flex-col overflow-hidden rounded-big bg-sky-2 transition-transform duration-160 ease-out hover:-translate-y-0.5"
          >
            <img src={cover} alt="" loading="lazy" className="aspect-video w-full object-cover" />
            <span className="flex flex-col gap-1 p-4">
              <b className="text-m">{title}</b>
              <span className="flex flex-wrap items-center gap-1.5 text-s text-ink-2">
                <QualityShape type={qualityType} isNamed />
                {theme} · {formatMinutes(duration)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
