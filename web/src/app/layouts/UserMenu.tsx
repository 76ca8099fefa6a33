import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { ChevronDown } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import type { UserActionsProps } from './UserActions.tsx'

const UserActions = onDemand<UserActionsProps & { wasOpened: boolean }>(
  async () => (await import('./UserActions.tsx')).UserActions,
  { preload: 'first-sign', when: ({ wasOpened }) => wasOpened },
)

/** The face of the teacher; opened, what is done about the account and this device. */
export function UserMenu({ user }: { user: UserInfo }) {
  const [isOpen, setIsOpen] = useState(false)
  // What the menu led to stays open when the menu is closed.
  const [wasOpened, setWasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setIsOpen(false), [])

  function open(): void {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <div className="relative min-w-0">
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${user.nickname}，我的账号`}
        onClick={isOpen ? close : open}
        onKeyDown={(event) => event.key === 'ArrowDown' && open()}
        className="flex min-h-12 min-w-12 items-center gap-2.5 rounded-full pr-1 text-name font-bold hover:bg-white/60 md:pr-3"
      >
        <Avatar header={user.headUrl} size={44} />
        <span className="hidden max-w-40 truncate md:inline">{user.nickname}</span>
        <ChevronDown aria-hidden className="hidden size-4 text-ink-2 md:inline" />
      </button>
      <UserActions user={user} isOpen={isOpen} onClose={close} opener={button} wasOpened={wasOpened} />
    </div>
  )
}
