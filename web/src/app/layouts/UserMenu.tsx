import type { UserInfo } from '@pinge/contract/login.ts'
import { ChevronDown, LogOut, UsersRound } from 'lucide-react'
import * as Menu from 'radix-ui/dropdown-menu'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { signOutOfServer } from '../../features/login/sign-out-of-server.ts'
import { call } from '../../shared/api/call.ts'
import { leaveCurrentUser, signOutCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession } from '../../shared/session/session.ts'
import { Avatar } from '../../shared/ui/Avatar.tsx'
import { withLoading } from '../../shared/ui/global-loading.ts'
import { showSuccess } from '../../shared/ui/show-toast.ts'

export function UserMenu({ user }: { user: UserInfo }) {
  const navigate = useNavigate()

  const signOut = async () => {
    await withLoading(signOutOfServer(call), '正在退出')
    changeSession(signOutCurrentUser)
    await navigate('/')
    showSuccess('退出成功')
  }
  const switchAccount = () => {
    changeSession(leaveCurrentUser)
    void navigate('/')
  }

  return (
    <Menu.Root>
      <Menu.Trigger
        aria-label={`${user.nickname}，我的账号`}
        className="flex min-h-12 min-w-12 items-center gap-2.5 rounded-full pr-1 text-name font-bold hover:bg-white/60 md:pr-3"
      >
        <Avatar header={user.headUrl} size={44} />
        <span className="hidden max-w-40 truncate md:inline">{user.nickname}</span>
        <ChevronDown aria-hidden className="hidden size-4 text-ink-2 md:inline" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-30 min-w-56 animate-fade-in rounded-card bg-white p-2 shadow-float"
        >
          <Menu.Label className="px-4 pt-2 pb-3">
            <b className="block text-m">{user.nickname}</b>
          </Menu.Label>
          <MenuItem onSelect={switchAccount} icon={<UsersRound aria-hidden />}>
            切换账号
          </MenuItem>
          <MenuItem onSelect={() => void signOut()} icon={<LogOut aria-hidden />}>
            退出登录
          </MenuItem>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

function MenuItem({
  icon,
  onSelect,
  children,
}: {
  icon: ReactNode
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <Menu.Item
      onSelect={onSelect}
      className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field px-4 text-name outline-none data-highlighted:bg-mist [&_svg]:size-5 [&_svg]:text-ink-2"
    >
      {icon}
      {children}
    </Menu.Item>
  )
}
