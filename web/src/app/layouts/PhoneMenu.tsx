import { Bell, CircleQuestionMark, House, Puzzle, School } from 'lucide-react'
import { Link } from 'react-router'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { MESSAGES_PATH, phonePlaces } from './menu-places.ts'
import { usePlaceHere } from './use-place-here.ts'

const icons = [House, School, Puzzle, Bell, CircleQuestionMark]

/** The main menu of a signed-in teacher on a phone, under the thumb. */
export function PhoneMenu() {
  const unread = useUnreadCount()
  const here = usePlaceHere(phonePlaces)
  return (
    <nav
      aria-label="底部导航"
      className="sticky bottom-0 z-20 mt-auto border-t border-hair bg-white pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid grid-cols-5">
        {phonePlaces.map(({ to, name }, place) => {
          const Icon = icons[place] ?? House
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={to === here ? 'page' : undefined}
                className="flex h-14 flex-col items-center justify-center text-s text-ink-2 aria-[current=page]:font-bold aria-[current=page]:text-brand-deep"
              >
                <span className="relative">
                  <Icon aria-hidden className="size-6" />
                  {to === MESSAGES_PATH && unread > 0 && (
                    <span className="absolute -top-0.5 -right-1 size-2.5 rounded-full bg-sun ring-2 ring-white">
                      <span className="sr-only">有未读</span>
                    </span>
                  )}
                </span>
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
