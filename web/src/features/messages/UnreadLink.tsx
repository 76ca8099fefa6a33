import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonClasses } from '../../shared/ui/buttons/button-classes.ts'
import { useUnreadCount } from './use-unread-count.ts'

const MAX_SHOWN = 99

/** The way to the messages, with how many are unread. */
export function UnreadLink() {
  const count = useUnreadCount()
  const label = formatUnreadLabel(count)
  return (
    <Link to="/comment/system" aria-label={label} title={label} className={iconButtonClasses('white')}>
      <Bell aria-hidden />
      <UnreadBadge count={count} className="absolute -top-0.5 -right-0.5" />
    </Link>
  )
}

export function formatUnreadLabel(count: number): string {
  return count > 0 ? `系统消息，${count} 条未读` : '系统消息'
}

export function UnreadBadge({ count, className = '' }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden
      className={`num grid h-5 min-w-5 place-items-center rounded-full bg-sun px-1.5 text-cap/5 font-bold text-on-sun ${className}`}
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  )
}
