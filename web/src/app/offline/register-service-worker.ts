import { HOUR_MS } from '@pinge/contract/values/durations.ts'
import { trustedScript } from '../../shared/device/trusted-script.ts'
import { showOffer } from '../../shared/ui/feedback/show-toast.ts'

const PROGRAM = '/sw.js'

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
      showOffer('有新版本了。不急，下课再更新也行。', '现在更新', () => takeOver(waiting))
  }
  registration.addEventListener('updatefound', () => {
    if (serviceWorker.controller) registration.installing?.addEventListener('statechange', offer)
  })
  if (wasServed) offer()
  setInterval(() => void registration.update().catch(() => {}), HOUR_MS)
}

/** The teacher wants the new program now: this page is loaded again with it. Other open pages go on as they are. */
function takeOver(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting.postMessage('take-over')
}
