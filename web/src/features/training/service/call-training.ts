import { trainingAccess } from '@pinge/contract/training-access.ts'
import { call } from '../../../shared/api/call/call.ts'
import { currentUser, useSession } from '../../../shared/session/session.ts'
import { makeTrainingCall, type TrainingConfig } from './make-training-call.ts'

/** Of whom, and the way in: kept for as long as this teacher stays signed in. */
let kept: { userId: string; config: Promise<TrainingConfig> } | null = null

function readConfig(): Promise<TrainingConfig> {
  const userId = currentUser()?.userId ?? ''
  if (kept?.userId !== userId) {
    const asked = { userId, config: call(trainingAccess, {}) }
    kept = asked
    // A way in that was not given is asked for again the next time.
    asked.config.catch(() => kept === asked && dropConfig())
  }
  return kept?.config ?? Promise.reject(new Error('the way in was dropped'))
}

export function dropConfig(): void {
  kept = null
}

// Section 4 of the specification: signing out clears the activity's config.
useSession.subscribe(() => {
  if (kept && currentUser()?.userId !== kept.userId) dropConfig()
})

/** Calls the training service. Throws a `Refusal`, or lets the network's own error through. */
export const callTraining = makeTrainingCall({
  fetch: (...request) => fetch(...request),
  readConfig,
  dropConfig,
})
