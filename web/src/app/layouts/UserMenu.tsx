import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, ChevronDown, LogOut, MonitorDown, UserRoundCog, UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadCommentQueue } from '../../features/comments/queue/load-comment-queue.ts'
import { signOutOfServer } from '../../features/sign-in/sign-out-of-server.ts'
import { call } from '../../shared/api/call.ts'
import { leaveCurrentUser, signOutCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession } from '../../shared/session/session.ts'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { withLoading } from '../../shared/ui/feedback/global-loading.ts'
import { Menu } from '../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../shared/ui/overlay/MenuItem.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'

const AccountSheet = onDemand(
  async () => (await import('../../features/accounts/AccountSheet.tsx')).AccountSheet,
)
const InstallDialog = onDemand(async () => (await import('./InstallDialog.tsx')).InstallDialog)
const SignOutWarning = onDemand(async () => (await import('./SignOutWarning.tsx')).SignOutWarning, {
  onLost: ({ onCancel }) => onCancel(),
})

export function UserMenu({ user }: { user: UserInfo }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAccountOpen, setIsAccountOpen] = useState(false)
  const [isInstalling, setIsInstalling] = useState(false)
  /** How many comments signing out would take away; the teacher is being asked. */
  const [waitingCount, setWaitingCount] = useState(0)

  const askToSignOut = async () => {
    const queue = await loadCommentQueue(queryClient).catch(() => null)
    const count = (await queue?.count()) ?? 0
    if (count > 0) setWaitingCount(count)
    else await signOut()
  }
  const signOut = async () => {
    setWaitingCount(0)
    const queue = await loadCommentQueue(queryClient).catch(() => null)
    await queue?.wipe(user.userId)
    await forgetWhatWasSeen(user.userId)
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
    <>
      <Menu
        label="我的账号"
        align="end"
        listClassName="w-56"
        triggerProps={{
          'aria-label': `${user.nickname}，我的账号`,
          className:
            'flex min-h-12 min-w-12 items-center gap-2.5 rounded-full pr-1 text-name font-bold hover:bg-white/60 md:pr-3',
        }}
        trigger={
          <>
            <Avatar header={user.headUrl} size={44} />
            <span className="hidden max-w-40 truncate md:inline">{user.nickname}</span>
            <ChevronDown aria-hidden className="hidden size-4 text-ink-2 md:inline" />
          </>
        }
      >
        {(close) => (
          <>
            <p role="presentation" className="truncate px-4 pt-2 pb-3 text-m font-bold">
              {user.nickname}
            </p>
            <MenuItem
              onSelect={() => {
                close()
                setIsAccountOpen(true)
              }}
            >
              <UserRoundCog aria-hidden />
              账号设置
            </MenuItem>
            <MenuItem
              onSelect={() => {
                close()
                void navigate('/comment/Authentication')
              }}
            >
              <BadgeCheck aria-hidden />
              教师认证
            </MenuItem>
            <MenuItem
              onSelect={() => {
                close()
                setIsInstalling(true)
              }}
            >
              <MonitorDown aria-hidden />
              安装到这台设备
            </MenuItem>
            <MenuItem onSelect={switchAccount}>
              <UsersRound aria-hidden />
              切换账号
            </MenuItem>
            <MenuItem
              onSelect={() => {
                close()
                void askToSignOut()
              }}
            >
              <LogOut aria-hidden />
              退出登录
            </MenuItem>
          </>
        )}
      </Menu>
      {isAccountOpen && <AccountSheet onClose={() => setIsAccountOpen(false)} />}
      {isInstalling && <InstallDialog onClose={() => setIsInstalling(false)} />}
      {waitingCount > 0 && (
        <SignOutWarning
          count={waitingCount}
          onConfirm={() => void signOut()}
          onCancel={() => setWaitingCount(0)}
        />
      )}
    </>
  )
}

/** Also on a page that was opened a moment ago and does not watch yet who leaves. */
async function forgetWhatWasSeen(userId: string): Promise<void> {
  try {
    const { forgetOffline } = await import('../offline-cache.ts')
    await forgetOffline(userId)
  } catch {
    // Without its part of the program, or a browser that keeps nothing: there is nothing to forget.
  }
}
