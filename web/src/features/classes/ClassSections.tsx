import { Link, useLocation } from 'react-router'
import { classSections, roomPath, sectionOf } from '../../shared/navigation/class-sections.ts'

export type ClassSectionsProps = {
  classId: string
  /** Where 点评 leads: into the lesson as it was left. */
  lessonPath: string
  /** What 设置 does in the lesson, where it opens a panel. */
  onSetting?: () => void
  className?: string
}

const entry =
  'relative flex min-h-12 w-full items-center justify-center gap-1 px-3 text-name font-bold whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:text-ink max-md:min-h-14 max-md:flex-col max-md:text-cap max-md:aria-[current]:text-brand md:aria-[current]:after:absolute md:aria-[current]:after:inset-x-3 md:aria-[current]:after:bottom-1.5 md:aria-[current]:after:h-1 md:aria-[current]:after:rounded-full md:aria-[current]:after:bg-sun [&_svg]:size-5 md:[&_svg]:hidden'

/** The sections of a class: beside its name, and on a phone at the bottom of the screen. */
export function ClassSections({ classId, lessonPath, onSetting, className = '' }: ClassSectionsProps) {
  const { pathname } = useLocation()
  const open = sectionOf(pathname)?.label
  return (
    <nav
      aria-label="班级"
      className={`max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:bg-white max-md:pb-[env(safe-area-inset-bottom)] max-md:shadow-float print:hidden ${className}`}
    >
      <ul className="flex max-md:grid max-md:auto-cols-fr max-md:grid-flow-col">
        {classSections.map(({ label, Icon, rooms: [first] }) => (
          <li key={label}>
            {label === '设置' && onSetting ? (
              <button type="button" aria-label="班级设置" className={entry} onClick={onSetting}>
                <Icon aria-hidden />
                {label}
              </button>
            ) : (
              first && (
                <Link
                  to={label === '点评' ? lessonPath : roomPath(first, classId)}
                  {...(label === open && { 'aria-current': 'true' as const })}
                  className={entry}
                >
                  <Icon aria-hidden />
                  {label}
                </Link>
              )
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
