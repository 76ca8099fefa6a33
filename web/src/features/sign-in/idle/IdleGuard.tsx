import { IdleCover, type IdleCoverProps } from './IdleCover.tsx'
import { useIdleWatch } from './use-idle-watch.ts'

/** Watches a room, and covers it once it was left alone. It comes apart, so that other screens do not carry it. */
export function IdleGuard(props: IdleCoverProps) {
  const isIdle = useIdleWatch()
  return isIdle ? <IdleCover {...props} /> : null
}
