import { resetClassDetail } from '../../features/classes/class-detail.store.ts'
import { useLeadOn } from '../../shared/navigation/use-lead-on.ts'
import { useCurrentUser } from '../../shared/session/session.ts'

/** For a class that this teacher has deleted or left: it is open no more, and its screen gives way to the list. */
export function useLeaveClass(): () => void {
  const leadOn = useLeadOn()
  const userId = useCurrentUser()?.userId

  return () => {
    resetClassDetail(userId)
    void leadOn('/comment')
  }
}
