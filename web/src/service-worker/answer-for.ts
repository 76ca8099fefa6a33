export type AnswerFrom = 'page' | 'program' | 'network'

/**
 * Who answers a request of this site. The page and the parts of the program may be kept on the device. Everything that
 * belongs to a teacher (calls, pictures that were uploaded, the live stream) goes to the network and is never kept here.
 */
export function answerFor(method: string, url: URL, origin: string, mode: RequestMode): AnswerFrom {
  if (method !== 'GET' || url.origin !== origin) return 'network'
  const { pathname } = url
  if (/^\/(assets|img|icons)\//.test(pathname)) return 'program'
  const isScreen =
    mode === 'navigate' && !/^\/(api|files|docs)(\/|$)|\.[a-z0-9]{2,5}$|^\/(healthz|readyz)$/i.test(pathname)
  return isScreen ? 'page' : 'network'
}
