import { BACK_URL, ownPath } from '../shared/lib/back-url.ts'

/** Where a signed-in teacher starts, and where a layout leads whose default screen is not built. */
export const START_PATH = '/comment'

/** Where `/` leads: null to the sign-in page, else to the page that was left, or to the start. */
export function whereRootLeads(isSignedIn: boolean, search: string): string | null {
  if (!isSignedIn) return null
  return ownPath(new URLSearchParams(search).get(BACK_URL)) ?? START_PATH
}
