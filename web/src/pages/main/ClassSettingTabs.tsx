import { NavLink } from 'react-router'
import { isBuilt } from '../../shared/lib/built-screens.ts'

const tabs = [
  { path: '/comment/class-edit', label: '班级信息' },
  { path: '/comment/information-edit', label: '学生与家长信息' },
]

/** The two children of 班级设置; nothing while there is only one. */
export function ClassSettingTabs({ classId }: { classId: string }) {
  const built = tabs.filter(({ path }) => isBuilt(path))
  if (built.length < 2) return null
  return (
    <nav aria-label="班级设置" className="flex w-fit shrink-0 max-w-full rounded-full bg-groove p-1">
      {built.map(({ path, label }) => (
        <NavLink
          key={path}
          to={`${path}?classId=${encodeURIComponent(classId)}`}
          className="flex min-h-12 items-center rounded-full px-5 text-name font-bold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-white aria-[current=page]:text-ink"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
