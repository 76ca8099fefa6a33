import { REQUEST_TIMEOUT_MS } from '@pinge/contract/values/limits.ts'

/** 50 KB a second: a slow line of a school takes a file no faster. */
const FILE_BYTES_A_MS = 50

/**
 * The signal of one request, which stops it after the time that section 9 of the specification gives, or with `outer`. A
 * file has the time besides that sending it takes. By hand, because browsers of older classroom computers lack `AbortSignal.any`.
 */
export function limitTime(outer: AbortSignal | undefined, fileBytes = 0) {
  const abort = new AbortController()
  const stop = () => abort.abort(outer?.reason)
  const timer = setTimeout(
    () => abort.abort(timeoutError()),
    REQUEST_TIMEOUT_MS + fileBytes / FILE_BYTES_A_MS,
  )
  const stopClock = () => clearTimeout(timer)
  if (outer?.aborted) stop()
  outer?.addEventListener('abort', stop)
  const end = () => {
    stopClock()
    outer?.removeEventListener('abort', stop)
  }
  return { signal: abort.signal, stopClock, end }
}

function timeoutError(): DOMException {
  return new DOMException('The server did not answer in time', 'TimeoutError')
}
