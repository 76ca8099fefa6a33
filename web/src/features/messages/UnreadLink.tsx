import { Bell } from 'lucide-react'
import { Link } from 'react-router'
import { iconButtonClasses } from '../../shared/ui/form/button-classes.ts'
import { useUnreadCount } from './use-unread-count.ts'

const MOST_SHOWN = 99

/** The way to the messages, with how many are unread. */
export function UnreadLink() {
  const count = useUnreadCount()
  const label = count > 0 ? `系统消息，${count} 条未读` : '系统消息'
  return (
    <Link to="/comment/system" aria-label={label} title={label} className={iconButtonClasses('white')}>
      <Bell aria-hidden />
      {count > 0 && (
        <span
          aria-hidden
          className="num absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-danger px-1.5 text-cap/5 font-bold text-white"
        >
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </Link>
  )
}
