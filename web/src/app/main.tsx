import './styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../shared/api/call.ts'
import { loadSite } from '../shared/lib/site.ts'
import { followOtherTabs } from '../shared/session/session.ts'
import { watchModuleFailures } from './module-failure.ts'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'
import { showSite } from './show-site.ts'

// The page's content security policy forbids making code from text.
z.config({ jitless: true })

watchModuleFailures()
followOtherTabs()
showSite()
void loadSite(call)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
