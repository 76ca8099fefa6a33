import { Link } from 'react-router'
import { UnreadLink } from '../../features/messages/UnreadLink.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { useSite } from '../../shared/navigation/site.ts'
import { ButtonLink } from '../../shared/ui/form/ButtonLink.tsx'
import { Logo } from '../../shared/ui/picture/Logo.tsx'
import { homePath } from '../where-root-leads.ts'
import { MainNav } from './MainNav.tsx'
import { UserMenu } from './UserMenu.tsx'

export function TopBar() {
  const { webName, logo } = useSite()
  const user = useCurrentUser()
  return (
    <header className="flex min-h-16 flex-wrap items-center gap-x-3 px-4 md:min-h-19 md:gap-x-9 md:px-12 print:hidden">
      <Link
        to={homePath(user !== null)}
        className="flex min-h-12 items-center rounded-field max-md:mr-auto"
        aria-label={`${webName}首页`}
      >
        <Logo name={webName} src={logo} />
      </Link>
      <MainNav isSignedIn={user !== null} />
      {user ? (
        <div className="flex items-center gap-1.5">
          <UnreadLink />
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
