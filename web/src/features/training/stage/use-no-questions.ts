import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ACTIVITY_LIST_PATH, NO_QUESTIONS } from '../training-paths.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'

/** Section 8 of the specification: without questions the teacher is told and led to the list of activities. */
export function useNoQuestions(isLost: boolean): void {
  const navigate = useNavigate()
  // Toasts and the address lie outside React.
  useEffect(() => {
    if (!isLost) return
    showError(NO_QUESTIONS)
    void navigate(ACTIVITY_LIST_PATH, { replace: true })
  }, [isLost, navigate])
}
