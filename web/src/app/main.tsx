import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { call } from '../shared/api/call.ts'
import { keepInstallPrompt } from '../shared/device/install-prompt.ts'
import { loadSite } from '../shared/navigation/site.ts'
import { currentUser, followOtherTabs } from '../shared/session/session.ts'
import { App, loadFirstPart } from './App.tsx'
import { watchModuleFailures } from './module-failure.ts'
import { showSite } from './show-site.ts'

const AFTER_SCREEN_MS = 1_000

// The page's content security policy forbids making code from text.
z.config({ jitless: true })

watchModuleFailures()
keepInstallPrompt()
followOtherTabs()
showSite()
// Who is signed in knows the site's name from the last time; the screen comes first.
if (currentUser()) setTimeout(() => void loadSite(call), AFTER_SCREEN_MS)
else void loadSite(call)
// Where it does not come, the browser shows titles in its own way.
setTimeout(() => {
  import('../shared/ui/overlay/tooltips.ts')
    .then(({ followTooltips }) => followTooltips())
    .catch(() => undefined)
}, AFTER_SCREEN_MS)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
void loadFirstPart().then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
