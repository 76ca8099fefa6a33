import { signOut as endSession, type UserInfo } from '@pinge/contract/sign-in.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadCommentQueue } from '../../features/comments/queue/load-comment-queue.ts'
import { loadRecordQueue } from '../../features/realistic/queue/load-record-queue.ts'
import { hasWaiting, type Waiting } from '../../features/sign-in/leaving/leaving.ts'
import { call } from '../../shared/api/call/call.ts'
import { leaveCurrentUser, signOutCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession } from '../../shared/session/session.ts'
import { withLoading } from '../../shared/ui/feedback/global-loading.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'

const nothingWaits: Waiting = { comments: 0, records: 0, cells: 0, reviews: 0 }

/** The two ways in which a teacher leaves: signing out, and making room for another account of this device. */
export function useLeave(user: UserInfo) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState(nothingWaits)

  async function askToSignOut(): Promise<void> {
    const queue = await loadCommentQueue(queryClient).catch(() => null)
    const records = await loadRecordQueue(queryClient).catch(() => null)
    const kept = (await records?.store.list(user.userId)) ?? []
    const unsaved = await findUnsaved(user.userId)
    const found = { comments: (await queue?.count()) ?? 0, records: kept.length, ...unsaved }
    if (hasWaiting(found)) setWaiting(found)
    else await signOut()
  }

  async function wipeQueues(): Promise<void> {
    const queue = await loadCommentQueue(queryClient).catch(() => null)
    await queue?.wipe(user.userId)
    const records = await loadRecordQueue(queryClient).catch(() => null)
    await records?.queue.wipe(user.userId)
  }

  async function signOut(told = '退出成功'): Promise<void> {
    setWaiting(nothingWaits)
    await wipeQueues()
    await forgetWhatIsKept(user.userId)
    // Leaving this device does not wait for a server that does not answer.
    await withLoading(
      call(endSession, {}, { mayBeExpired: true }).catch(() => {}),
      '正在退出',
    )
    changeSession(signOutCurrentUser)
    // What was on its way and failed meanwhile was kept once more.
    await wipeQueues()
    await navigate('/')
    showSuccess(told)
  }

  function switchAccount(): void {
    changeSession(leaveCurrentUser)
    void navigate('/')
  }

  return {
    askToSignOut,
    signOut,
    switchAccount,
    /** How much signing out would take away; the teacher is being asked. */
    waiting,
    stay: () => setWaiting(nothingWaits),
  }
}

async function findUnsaved(userId: string): Promise<Pick<Waiting, 'cells' | 'reviews'>> {
  try {
    const { countUnsaved } = await import('./count-unsaved.ts')
    return countUnsaved(userId)
  } catch {
    return nothingWaits
  }
}

/** Also on a page that was opened a moment ago and does not watch yet who leaves. */
async function forgetWhatIsKept(userId: string): Promise<void> {
  try {
    const { forgetOnDevice } = await import('./forget-on-device.ts')
    await forgetOnDevice(userId)
  } catch {
    // A browser that keeps nothing has nothing to forget. Where this part of the program did not come, what is kept stays, and
    // is shown to this teacher alone.
  }
}
