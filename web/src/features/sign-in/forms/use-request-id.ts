import { useRef } from 'react'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'

/** Numbers what a form sends, so that the same sent again, because no answer came, counts once. */
export function useRequestId() {
  const sent = useRef({ text: '', requestId: '' })
  return <Request extends object>(request: Request): Request & { requestId: string } => {
    const text = JSON.stringify(request)
    if (text !== sent.current.text) sent.current = { text, requestId: newRequestId() }
    return { ...request, requestId: sent.current.requestId }
  }
}
