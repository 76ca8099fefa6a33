import { randomString } from '../api/call/random-string.ts'

const DEVICE_KEY = 'pinge-device'

/**
 * What a sign-in says of where it happens. This browser's own name is random and kept in it, so that a teacher is told
 * only of browsers that were never seen; a public computer keeps nothing and says none.
 */
export function signInPlace(isPublicComputer: boolean): { isPublicComputer: boolean; deviceId?: string } {
  const deviceId = isPublicComputer ? undefined : ownDeviceId()
  return deviceId === undefined ? { isPublicComputer } : { isPublicComputer, deviceId }
}

/** Undefined where the browser keeps nothing: a name for once would be told as a new device each time. */
function ownDeviceId(): string | undefined {
  try {
    const known = localStorage.getItem(DEVICE_KEY)
    if (known !== null) return known
    const made = randomString((bytes) => crypto.getRandomValues(bytes))
    localStorage.setItem(DEVICE_KEY, made)
    return made
  } catch {
    return undefined
  }
}
