import { Link, useLocation } from 'react-router'
import { isBuilt } from '../../shared/navigation/built-screens.ts'

/** `also` is another screen of the same tab. */
const tabs = [
  { path: '/comment/class-edit', label: '班级信息' },
  { path: '/comment/information-edit', also: '/comment/parents-edit', label: '学生与家长信息' },
]

/** The two children of 班级设置; nothing while there is only one. */
export function ClassSettingTabs({ classId }: { classId: string }) {
  const { pathname } = useLocation()
  const built = tabs.filter(({ path }) => isBuilt(path))
  if (built.length < 2) return null
  return (
    <nav
      aria-label="班级设置"
      className="flex w-fit shrink-0 max-w-full rounded-full bg-groove p-1 print:hidden"
    >
      {built.map(({ path, also, label }) => (
        <Link
          key={path}
          to={`${path}?classId=${encodeURIComponent(classId)}`}
          {...((path === pathname || also === pathname) && { 'aria-current': 'page' as const })}
          className="flex min-h-12 items-center rounded-full px-5 text-name font-bold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
