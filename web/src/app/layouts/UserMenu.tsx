import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { BadgeCheck, ChevronDown, LogOut, MonitorDown, UserRoundCog, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasWaiting } from '../../features/sign-in/leaving/leaving.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { useLeave } from '../../pages/leaving/use-leave.ts'

const AccountSheet = onDemand(
  async () => (await import('../../features/accounts/AccountSheet.tsx')).AccountSheet,
)
const InstallDialog = onDemand(async () => (await import('./InstallDialog.tsx')).InstallDialog)
const SignOutWarning = onDemand(
  async () => (await import('../../features/sign-in/leaving/SignOutWarning.tsx')).SignOutWarning,
  { onLost: ({ onCancel }) => onCancel() },
)

/** What a teacher does about the account and this device, under their face. */
export function UserMenu({ user }: { user: UserInfo }) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'account' | 'install'>()
  const { askToSignOut, signOut, switchAccount, waiting, stay } = useLeave(user)
  const close = () => setOpened(undefined)

  const actions = [
    { label: '账号设置', Icon: UserRoundCog, onSelect: () => setOpened('account') },
    { label: '教师认证', Icon: BadgeCheck, onSelect: () => void navigate('/comment/Authentication') },
    { label: '安装到这台设备', Icon: MonitorDown, onSelect: () => setOpened('install') },
    { label: '切换账号', Icon: UsersRound, onSelect: switchAccount },
    { label: '退出登录', Icon: LogOut, onSelect: () => void askToSignOut() },
  ]

  return (
    <>
      <Menu
        label="我的账号"
        align="end"
        listClassName="w-56"
        triggerProps={{
          'aria-label': `${user.nickname}，我的账号`,
          className:
            'flex min-h-12 max-w-full min-w-12 items-center gap-2.5 rounded-full pr-1 text-name font-bold hover:bg-white/60 lg:pr-3',
        }}
        trigger={
          <>
            <Avatar header={user.headUrl} size={44} />
            <span className="hidden max-w-40 min-w-0 truncate lg:inline">{user.nickname}</span>
            <ChevronDown aria-hidden className="hidden size-4 shrink-0 text-ink-2 lg:inline" />
          </>
        }
      >
        {(closeMenu) => (
          <>
            <p role="presentation" className="truncate px-4 pt-2 pb-3 text-m font-bold">
              {user.nickname}
            </p>
            {actions.map(({ label, Icon, onSelect }) => (
              <MenuItem
                key={label}
                onSelect={() => {
                  closeMenu()
                  onSelect()
                }}
              >
                <Icon aria-hidden />
                {label}
              </MenuItem>
            ))}
          </>
        )}
      </Menu>
      {opened === 'account' && <AccountSheet onClose={close} onClosed={signOut} />}
      {opened === 'install' && <InstallDialog onClose={close} />}
      {hasWaiting(waiting) && (
        <SignOutWarning {...waiting} onConfirm={() => void signOut()} onCancel={stay} />
      )}
    </>
  )
}
