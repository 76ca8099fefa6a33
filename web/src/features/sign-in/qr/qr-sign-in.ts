/** What the card of the QR sign-in shows. */
export type QrSignInState =
  | { phase: 'loading' }
  | { phase: 'failed'; text: string }
  | { phase: 'waiting'; content: string }
  /** Code 20103: silent, the card says so. */
  | { phase: 'scanned'; content: string }
  | { phase: 'expired'; content: string }

/** Whether only this very computer can open the address: a phone would look for it in itself. */
export function isLoopback(content: string): boolean {
  if (!URL.canParse(content)) return false
  const { hostname } = new URL(content)
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname.startsWith('127.') ||
    hostname === '[::1]'
  )
}
