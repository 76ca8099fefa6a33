import { NavLink } from 'react-router'
import { screens, type Section } from '../routes.ts'

const sections: readonly { section: Section; name: string }[] = [
  { section: 'setting', name: '设置' },
  { section: 'growth-archive', name: '成长档案' },
  { section: 'class-data', name: '班级数据' },
  { section: 'growth-report', name: '成长报告' },
]

/** The sections of the aside layout, with those of their screens that are built: a column, on a phone a row. */
export function SectionNav() {
  return (
    <nav
      aria-label="栏目"
      className="flex shrink-0 gap-4 overflow-x-auto px-4 pb-2 lg:w-52 lg:flex-col lg:pt-2 lg:pr-0 lg:pl-8 print:hidden"
    >
      {sections.map(({ section, name }) => {
        const ofSection = screens.filter((screen) => screen.section === section)
        if (ofSection.length === 0) return null
        return (
          <div key={section} className="flex shrink-0 items-center gap-1 lg:flex-col lg:items-stretch">
            <p className="px-1 text-s font-bold text-ink-2 lg:px-4 lg:pb-1">{name}</p>
            <ul className="flex gap-1 lg:flex-col">
              {ofSection.map(({ path, title }) => (
                <li key={path}>
                  <NavLink
                    to={path}
                    className="flex min-h-12 items-center rounded-full px-4 text-name font-bold whitespace-nowrap text-ink-2 hover:bg-white/60 hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
                  >
                    {title}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}
