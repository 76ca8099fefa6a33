import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { trustedScript } from '../../shared/device/trusted-script.ts'
import { showOffer } from '../../shared/ui/feedback/show-toast.ts'
import { statePictures } from '../../shared/ui/feedback/state-pictures.ts'

const PROGRAM = '/sw.js'
const KEPT_FILE = `/img/${statePictures[0]}.webp`
const PATIENCE_MS = 10_000

/**
 * Keeps the program on this device, where the browser allows it: over HTTPS and on the computer itself. Over plain HTTP
 * everything works but installing and starting without a network.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const { serviceWorker } = navigator
  // Asked before anything waits: WebKit still names the first program ever as waiting when it has begun to serve.
  const wasServed = serviceWorker.controller !== null
  const registration = await serviceWorker.register(trustedScript('pinge-program', PROGRAM))
  /** A newer program lies ready; the first one ever has nothing to take over from. */
  const offer = () => {
    const { waiting } = registration
    if (waiting && serviceWorker.controller)
      showOffer('有新版本了。不急，下课再更新也行。', '现在更新', () => void takeOver(waiting))
  }
  registration.addEventListener('updatefound', () => {
    if (serviceWorker.controller) registration.installing?.addEventListener('statechange', offer)
  })
  if (wasServed) offer()
  setInterval(() => void registration.update().catch(() => {}), HOUR_MS)
}

/**
 * The teacher wants the new program now: this page is loaded again with it. Other open pages go on as they are.
 *
 * A browser lets the new one take over once the one before has nothing to do, and Chromium asks that one to rest at once,
 * but only if it runs. One that a call is just waking is not asked: it stays for half a minute after each call, and up
 * to five minutes in all. So it is woken first, by a file that it answers from the device.
 */
async function takeOver(waiting: ServiceWorker): Promise<void> {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // Whatever still holds the one before: the server has the newest page in any case.
  setTimeout(() => location.reload(), PATIENCE_MS)
  await fetch(KEPT_FILE).catch(() => {})
  waiting.postMessage('take-over')
}
