import { UnreadLink } from '../../features/messages/UnreadLink.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { UserMenu } from './UserMenu.tsx'

/** The messages and the account, at the right end of a class's bar. */
export function AccountCorner() {
  const user = useCurrentUser()
  return (
    user && (
      <section
        aria-label="消息和账号"
        // As wide as the bar of the class leaves room for; a longer name is cut.
        className="absolute top-0 right-4 z-20 flex h-14 max-w-52 items-center gap-1.5 md:top-6 md:right-8 print:hidden 2xl:right-[max(32px,calc(50vw-718px))]"
      >
        <span className="contents max-md:hidden">
          <UnreadLink />
        </span>
        <UserMenu user={user} />
      </section>
    )
  )
}
