import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { BadgeCheck, LogOut, MonitorDown, UserRoundCog, UsersRound } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'
import { MenuList } from '../../shared/ui/overlay/MenuList.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { useLeave } from './use-leave.ts'

const AccountSheet = onDemand(
  async () => (await import('../../features/accounts/AccountSheet.tsx')).AccountSheet,
)
const InstallDialog = onDemand(async () => (await import('./InstallDialog.tsx')).InstallDialog)
const SignOutWarning = onDemand(async () => (await import('./SignOutWarning.tsx')).SignOutWarning, {
  onLost: ({ onCancel }) => onCancel(),
})

export type UserActionsProps = {
  user: UserInfo
  isOpen: boolean
  onClose: () => void
  /** The button that opens and closes the menu. */
  opener: RefObject<HTMLElement | null>
}

/** What a teacher does about the account and this device: the open menu, and what it leads to. */
export function UserActions({ user, isOpen, onClose, opener }: UserActionsProps) {
  const navigate = useNavigate()
  const [opened, setOpened] = useState<'account' | 'install'>()
  const { askToSignOut, signOut, switchAccount, waitingCount, stay } = useLeave(user)
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
      {isOpen && (
        <MenuList
          label="我的账号"
          onClose={onClose}
          opener={opener}
          className="absolute top-full right-0 mt-2 w-56"
        >
          <p role="presentation" className="truncate px-4 pt-2 pb-3 text-m font-bold">
            {user.nickname}
          </p>
          {actions.map(({ label, Icon, onSelect }) => (
            <MenuItem
              key={label}
              onSelect={() => {
                onClose()
                onSelect()
              }}
            >
              <Icon aria-hidden />
              {label}
            </MenuItem>
          ))}
        </MenuList>
      )}
      {opened === 'account' && <AccountSheet onClose={close} />}
      {opened === 'install' && <InstallDialog onClose={close} />}
      {waitingCount > 0 && (
        <SignOutWarning count={waitingCount} onConfirm={() => void signOut()} onCancel={stay} />
      )}
    </>
  )
}
