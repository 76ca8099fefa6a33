import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWhenOnline } from '../../../shared/device/use-when-online.ts'
import { useCurrentUser } from '../../../shared/session/session.ts'
import { callTraining } from './call-training.ts'
import { markTrainingStale } from './use-training-read.ts'

/** What the service did not take is sent when a screen that shows it opens, and when the network is back. */
export function useOutbox(): void {
  const userId = useCurrentUser()?.userId
  const queryClient = useQueryClient()
  async function send(): Promise<void> {
    if (userId === undefined) return
    // Nothing that is seen waits for it.
    const { sendOutbox } = await import('./outbox.ts')
    if ((await sendOutbox(callTraining, userId)) > 0) await markTrainingStale(queryClient)
  }
  const trySend = () => void send().catch(() => undefined)
  useWhenOnline(trySend)
  const onOpen = useEffectEvent(trySend)
  // The network.
  useEffect(() => onOpen(), [userId])
}
