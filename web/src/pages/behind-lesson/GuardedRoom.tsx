import type { UserInfo } from '@pinge/contract/sign-in.ts'
import type { ReactNode } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { useCurrentUser } from '../../shared/session/session.ts'
import { useLeave } from '../leaving/use-leave.ts'
import { BehindLesson } from './BehindLesson.tsx'

const IdleGuard = onDemand(
  async () => (await import('../../features/sign-in/idle/IdleGuard.tsx')).IdleGuard,
  // Without a network the room is shown all the same.
  { isAdornment: true },
)

/** A room with guardians' data, archives or reviews: on a computer it is covered while it is left alone. */
export function GuardedRoom({ classId, children }: { classId: string; children: ReactNode }) {
  const user = useCurrentUser()
  return (
    <BehindLesson classId={classId}>
      {children}
      {user && <Guard user={user} />}
    </BehindLesson>
  )
}

function Guard({ user }: { user: UserInfo }) {
  return <IdleGuard user={user} leaving={useLeave(user)} />
}
