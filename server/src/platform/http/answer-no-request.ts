import { errorOf, type ErrorName } from '@pinge/contract/protocol/error-name.ts'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Answers bytes that are no HTTP request, which never become one of the framework's; the connection ends. */
export function answerNoRequest(error: Error & { code?: string }, socket: Socket): void {
  // Nothing of what was sent is logged: it may hold a token.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { code, message } = errorOf(refusalOfNode[error.code ?? ''] ?? 'invalidInput')
  const body = JSON.stringify({ code, msg: message, data: null })
  const head = [
    `HTTP/1.1 ${code} ${STATUS_CODES[code]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

const refusalOfNode: Record<string, ErrorName> = {
  HPE_HEADER_OVERFLOW: 'bodyTooLarge',
}
