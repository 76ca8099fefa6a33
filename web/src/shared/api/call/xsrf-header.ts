import { XSRF_COOKIE, XSRF_HEADER } from '@pinge/contract/protocol/signing.ts'

/** The XSRF cookie as the header that hands it back; nothing where there is no cookie. */
export function xsrfHeader(cookies: string): Record<string, string> {
  const start = `${XSRF_COOKIE}=`
  const cookie = cookies.split('; ').find((each) => each.startsWith(start))
  return cookie === undefined ? {} : { [XSRF_HEADER]: decode(cookie.slice(start.length)) }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    // Not ours to judge: it goes back as it came.
    return value
  }
}
