import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { maskTel } from '@pinge/contract/values/mask-tel.ts'
import { X } from 'lucide-react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'

export type KnownAccountsProps = {
  users: readonly UserInfo[]
  chosenTel: string
  onChoose: (user: UserInfo) => void
  onForget: (user: UserInfo) => void
}

/** The teachers who are signed in on this device and left for another. */
export function KnownAccounts({ users, chosenTel, onChoose, onForget }: KnownAccountsProps) {
  return (
    // Two rows and the beginning of a third: with many accounts the form itself stays in sight.
    <ul
      aria-label="这台设备上的账号"
      className="mb-5 grid max-h-40 gap-2.5 overflow-y-auto rounded-[30px] sm:grid-cols-2"
    >
      {users.map((user) => (
        <li
          key={user.userId}
          className={`flex min-w-0 items-center rounded-full pr-1 ${user.tel === chosenTel ? 'bg-brand-tint' : 'bg-mist'}`}
        >
          <button
            type="button"
            aria-pressed={user.tel === chosenTel}
            onClick={() => onChoose(user)}
            className="flex min-h-15 min-w-0 flex-1 items-center gap-2.5 rounded-full pr-1 pl-2 text-left hover:text-brand-deep"
          >
            <Avatar header={user.headUrl} size={44} />
            <span className="min-w-0">
              <b className="block truncate text-base/5">{user.nickname}</b>
              <span className="num block text-cap/4 font-semibold text-ink-2">{maskTel(user.tel)}</span>
            </span>
          </button>
          <IconButton label={`从这台设备移除${user.nickname}`} onClick={() => onForget(user)}>
            <X className="size-4!" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
