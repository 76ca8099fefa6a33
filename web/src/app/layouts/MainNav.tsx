import { Link } from 'react-router'
import { formatUnreadLabel, UnreadBadge } from '../../features/messages/UnreadLink.tsx'
import { useUnreadCount } from '../../features/messages/use-unread-count.ts'
import { MESSAGES_PATH, teacherPlaces, visitorPlaces, type MenuPlace } from './menu-places.ts'
import { usePlaceHere } from './use-place-here.ts'

/** What a signed-in teacher is led to: on a tablet held upright a row of its own, on a phone at the bottom. */
export function TeacherNav() {
  return (
    <Places
      places={teacherPlaces}
      unread={useUnreadCount()}
      className="max-lg:order-last max-lg:-mx-4 max-lg:basis-full max-md:hidden"
    />
  )
}

/** What a visitor is led to. On a phone it is a row of its own. */
export function VisitorNav() {
  return (
    <Places places={visitorPlaces} unread={0} className="max-md:order-last max-md:-mx-2 max-md:basis-full" />
  )
}

type PlacesProps = { places: readonly MenuPlace[]; unread: number; className: string }

function Places({ places, unread, className }: PlacesProps) {
  const here = usePlaceHere(places)
  return (
    <nav aria-label="主导航" className={`min-w-0 flex-1 ${className}`}>
      <ul className="flex gap-1 overflow-x-auto">
        {places.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={to === here ? 'page' : undefined}
              aria-label={to === MESSAGES_PATH ? formatUnreadLabel(unread) : undefined}
              className="flex min-h-12 w-fit items-center gap-1.5 rounded-full px-4 text-name font-bold whitespace-nowrap text-ink-2 hover:text-ink aria-[current=page]:bg-white/80 aria-[current=page]:text-ink lg:px-3 xl:px-5"
            >
              {name}
              {to === MESSAGES_PATH && <UnreadBadge count={unread} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
