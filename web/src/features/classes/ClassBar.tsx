import type { ClassSummary } from '@pinge/contract/classes.ts'
import { ChevronLeft } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { roomPath, sectionOf } from '../../shared/navigation/class-sections.ts'
import { ClassSections } from './ClassSections.tsx'
import { ClassSwitcher } from './ClassSwitcher.tsx'

export type ClassBarProps = {
  classId: string
  classes: readonly ClassSummary[]
  current: ClassSummary | undefined
  lessonPath: string
}

/** The one bar of a class on the screens behind the lesson: which class it is, its sections, and the screens of the open one. */
export function ClassBar({ classId, classes, current, lessonPath }: ClassBarProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (
    <div className="flex flex-wrap items-center gap-x-1 pb-1 print:hidden">
      <nav aria-label="上一级">
        <Link
          to={lessonPath}
          aria-label="返回"
          title="返回"
          className="-ml-3 grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-groove hover:text-ink"
        >
          <ChevronLeft aria-hidden className="size-[1.375rem]" />
        </Link>
      </nav>
      <div className="min-h-14 min-w-0 flex-1 cramped:basis-full max-md:mr-14 md:max-w-64 xl:max-w-76">
        {current && (
          <ClassSwitcher
            classes={classes}
            current={current}
            figures={`${current.studentCount} 名学生`}
            onSwitch={(id) => void navigate(`${pathname}?classId=${encodeURIComponent(id)}`)}
          />
        )}
      </div>
      {/* Beside them lies the account: until there is room for its name, as two buttons. */}
      <ClassSections classId={classId} lessonPath={lessonPath} className="md:max-lg:mr-28" />
      <div aria-hidden className="basis-full xl:hidden" />
      <Rooms classId={classId} pathname={pathname} />
    </div>
  )
}

/** The screens of the open section, side by side; nothing where it has one. */
function Rooms({ classId, pathname }: { classId: string; pathname: string }) {
  const section = sectionOf(pathname)
  const strip = useRef<HTMLElement>(null)
  // On a phone the open one of six may lie beside the strip's end.
  useLayoutEffect(() => {
    const open = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (strip.current && open) strip.current.scrollLeft += open.right - strip.current.clientWidth
  }, [pathname])
  if (!section || section.rooms.length < 2) return null
  return (
    <nav
      ref={strip}
      aria-label={section.label}
      className="max-w-full overflow-x-auto rounded-full bg-groove p-1 xl:mr-52 xl:ml-auto"
    >
      <ul className="flex">
        {section.rooms.map((room) => (
          <li key={room.label}>
            <Link
              to={roomPath(room, classId)}
              {...(room.path === pathname && !room.query && { 'aria-current': 'page' as const })}
              className="relative flex min-h-10 items-center rounded-full px-3.5 text-name font-bold whitespace-nowrap text-ink-2 before:absolute before:inset-x-0 before:-inset-y-1 hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
            >
              {room.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
