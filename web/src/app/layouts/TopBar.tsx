import { Link } from 'react-router'
import { UnreadLink } from '../../features/messages/UnreadLink.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useSite } from '../../shared/navigation/site.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Logo } from '../../shared/ui/picture/Logo.tsx'
import { homePath } from '../where-root-leads.ts'
import { TeacherNav, VisitorNav } from './MainNav.tsx'

// The screen of a class has a header of its own. The picture's place is kept until it comes.
const UserMenu = onDemand(async () => (await import('./UserMenu.tsx')).UserMenu, {
  isAdornment: true,
  fallback: <span className="size-12 shrink-0 rounded-full bg-white/60 lg:w-36 xl:w-40" />,
})

export function TopBar({ isOfClass }: { isOfClass: boolean }) {
  const { webName, logo } = useSite()
  const user = useCurrentUser()
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 py-2 md:min-h-19 md:gap-x-9 md:px-12 print:hidden">
      <Link
        to={homePath(user !== null)}
        className="flex min-h-12 items-center rounded-field max-md:mr-auto"
        aria-label={`${webName}首页`}
      >
        <Logo name={webName} src={logo} />
      </Link>
      {user ? <TeacherNav /> : <VisitorNav />}
      {user ? (
        // A long name gives way to the places.
        <div className="flex min-w-0 items-center gap-1.5 max-lg:ml-auto lg:max-xl:max-w-36">
          {/* A phone has the menu at the bottom, but not in a class. */}
          <span className="md:hidden">{isOfClass && <UnreadLink />}</span>
          <UserMenu user={user} />
        </div>
      ) : (
        <ButtonLink to="/" variant="white">
          登录
        </ButtonLink>
      )}
    </header>
  )
}
