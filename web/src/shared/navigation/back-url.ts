/** The name of the query parameter that carries the page to which one returns after signing in. */
export const BACK_URL = 'backUrl'

const ANY_ORIGIN = 'https://pinge.invalid'

/** The given address when it is a path of our own, else null: signing in never leads to another site. */
export function ownPath(address: string | null): string | null {
  if (!address?.startsWith('/') || address.startsWith('//') || /[\\\p{Cc}]/u.test(address)) return null
  if (!URL.canParse(address, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(address, ANY_ORIGIN)
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return null
  // The sign-in page itself is where one is, not where one wants to go.
  return pathname === '/' ? null : `${pathname}${search}${hash}`
}

/** The sign-in page, with the way back. */
export function signInPath(address: string): string {
  const back = ownPath(address)
  return back === null ? '/' : `/?${BACK_URL}=${encodeURIComponent(back)}`
}
