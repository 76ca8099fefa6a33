import { BACK_URL, ownPath } from '../shared/navigation/back-url.ts'

/** Where a signed-in teacher starts. */
const START_PATH = '/index'
/** What a visitor who is not signed in sees of the product. */
const FRONT_PATH = '/home'

/** Where `/` leads: null to the sign-in page, else to the page that was left, or to the start. */
export function whereRootLeads(isSignedIn: boolean, search: string): string | null {
  if (!isSignedIn) return null
  return ownPath(new URLSearchParams(search).get(BACK_URL)) ?? START_PATH
}

/** The home page of a signed-in teacher, or of a visitor. */
export function homePath(isSignedIn: boolean): string {
  return isSignedIn ? START_PATH : FRONT_PATH
}
