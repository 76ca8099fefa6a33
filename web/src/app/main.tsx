import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isLacking } from 'virtual:is-lacking'
import type { WebsiteInfo } from '@pinge/contract/site.ts'
import * as z from 'zod/mini'
import { call } from '../shared/api/call/call.ts'
import { keepInstallPrompt } from '../shared/device/install-prompt.ts'
import { loadSite, useSite } from '../shared/navigation/site.ts'
import { currentUser, followOtherTabs } from '../shared/session/session.ts'
import { runAfterScreen } from './after-screen.ts'
import { App, loadFirstPart } from './App.tsx'
import { watchModuleFailures } from './failures/module-failure.ts'

// The page's content security policy forbids making code from text.
z.config({ jitless: true })

watchModuleFailures()
keepInstallPrompt()
followOtherTabs()
showSite()
// A teacher who is signed in knows the site's name from the last time.
if (currentUser()) runAfterScreen(() => loadSite(call))
else void loadSite(call)
// Where it does not come, the browser shows titles in its own way.
runAfterScreen(async () => (await import('../shared/ui/overlay/tooltips.ts')).followTooltips())

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
void startApp(root)

async function startApp(place: HTMLElement): Promise<void> {
  // Before any screen: what a part calls while it is loaded is there as well.
  if (isLacking()) await (await import('virtual:fill-in')).stylesFilledIn
  await loadFirstPart()
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}

/** Keeps the browser tab's icon as the site has it; the tab's title is each screen's. */
function showSite(): void {
  showIcon(useSite.getState())
  useSite.subscribe(showIcon)
}

function showIcon({ logo }: WebsiteInfo): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon || logo === '') return
  icon.removeAttribute('type')
  icon.href = logo
}
