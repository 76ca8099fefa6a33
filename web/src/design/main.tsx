import '../app/styles/index.css'
import './design.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { followTooltips } from '../shared/ui/overlay/tooltips.ts'
import { DesignPage } from './DesignPage.tsx'

// The page has one address; links on it lead nowhere, and a few parts ask the router where they are.
const router = createMemoryRouter([{ path: '*', element: <DesignPage /> }])

followTooltips()

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id root')
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
)
