import { useLocation, useNavigate } from 'react-router'
import { signInPath } from '../../shared/navigation/back-url.ts'
import { expireCurrentUser, signOutCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession } from '../../shared/session/session.ts'
import { isPublicComputer } from '../../shared/storage/device-storage.ts'
import { BlockingDialog } from '../../shared/ui/overlay/BlockingDialog.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { closeSessionExpiredDialog, useSessionExpired } from '../../shared/session/session-expired.ts'

export function SessionExpiredDialog() {
  const text = useSessionExpired((state) => state.text)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (text === null) return null

  const confirm = () => {
    // The server has ended this session already, so it is not asked to. Others use a public computer: no account stays.
    changeSession(isPublicComputer() ? signOutCurrentUser : expireCurrentUser)
    closeSessionExpiredDialog()
    void navigate(signInPath(`${pathname}${search}`), { replace: true })
  }
  return (
    // Who ended the session from afar is not at this screen, and who is may be a stranger.
    <BlockingDialog title="警告" role="alertdialog" isCovering>
      <p className="mt-2 mb-6 text-m text-ink-2">{text}</p>
      <Button size="l" className="w-full" onClick={confirm}>
        重新登录
      </Button>
    </BlockingDialog>
  )
}
