/** What Chromium hands a page that it could install. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | undefined

/** The browser offers an installation once, early, and the teacher asks for it later. */
export function keepInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
}

export type Installing = 'installed' | 'insecure' | 'offered' | 'by-hand'

/** How this page gets onto the device, if it does. */
export function howToInstall(): Installing {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed'
  if (!isSecureContext) return 'insecure'
  return offered ? 'offered' : 'by-hand'
}

export async function install(): Promise<void> {
  await offered?.prompt()
  offered = undefined
}
