import type { ReactNode } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { BehindLesson } from './BehindLesson.tsx'

const IdleGuard = onDemand(
  async () => (await import('../../features/sign-in/idle/IdleGuard.tsx')).IdleGuard,
  // Without a network the room is shown all the same.
  { isAdornment: true },
)

/** A room with guardians' data, archives or reviews: on a computer it is covered while it is left alone. */
export function GuardedRoom({ classId, children }: { classId: string; children: ReactNode }) {
  return (
    <BehindLesson classId={classId}>
      {children}
      <IdleGuard />
    </BehindLesson>
  )
}
