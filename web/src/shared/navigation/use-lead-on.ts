import { useLocation, useNavigate } from 'react-router'

/**
 * Leads on from this screen once an answer has come, and tells whether it did: a teacher who has opened another screen
 * meanwhile, or the same one of another class, stays there.
 */
export function useLeadOn(): (to: string) => Promise<boolean> {
  const navigate = useNavigate()
  const here = useLocation()

  return async (to) => {
    const now = window.location
    if (now.pathname !== here.pathname || classOf(now) !== classOf(here)) return false
    await navigate(to)
    return true
  }
}

function classOf({ search }: { search: string }): string | null {
  return new URLSearchParams(search).get('classId')
}
