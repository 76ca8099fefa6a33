import { Link, NavLink } from 'react-router'
import { UnreadLink } from '../../features/messages/UnreadLink.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { useSite } from '../../shared/lib/site.ts'
import { ButtonLink } from '../../shared/ui/ButtonLink.tsx'
import { Logo } from '../../shared/ui/Logo.tsx'
import { START_PATH } from '../where-root-leads.ts'
import { UserMenu } from './UserMenu.tsx'

/** Leads only to what is built. */
export function TopBar() {
  const { webName, logo } = useSite()
  const user = useCurrentUser()
  return (
    <header className="flex min-h-16 items-center gap-3 px-4 md:min-h-19 md:gap-9 md:px-12 print:hidden">
      <Link to="/" className="flex min-h-12 items-center rounded-field" aria-label={`${webName}首页`}>
        <Logo name={webName} src={logo} />
      </Link>
      <nav aria-label="主导航" className="flex-1">
        {user && (
          <NavLink
            to={START_PATH}
            className="hidden min-h-12 w-fit items-center rounded-full px-5 text-name font-bold text-ink-2 hover:text-ink aria-[current=page]:bg-white/80 aria-[current=page]:text-ink md:flex"
          >
            班级
          </NavLink>
        )}
      </nav>
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
