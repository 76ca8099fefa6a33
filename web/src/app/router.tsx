import { createBrowserRouter, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { signInPath } from '../shared/lib/back-url.ts'
import { knowBuiltScreens } from '../shared/lib/built-screens.ts'
import { currentUser } from '../shared/session/session.ts'
import { AsideLayout } from './layouts/AsideLayout.tsx'
import { MainLayout } from './layouts/MainLayout.tsx'
import { lazyPart } from './lazy-part.ts'
import { Root } from './Root.tsx'
import { screens, type Layout, type Screen } from './routes.ts'
import { RouteFailure } from './RouteFailure.tsx'
import { whereRootLeads } from './where-root-leads.ts'

const layouts: Record<Layout, RouteObject['Component']> = {
  // Nobody who is at work needs it.
  home: lazyPart(async () => (await import('./layouts/HomeLayout.tsx')).HomeLayout),
  main: MainLayout,
  aside: AsideLayout,
}

function routeOf(screen: Screen): RouteObject {
  return {
    path: screen.path,
    Component: lazyPart(screen.page),
    handle: screen,
    loader: ({ request }) => admit(screen, request),
  }
}

function admit(screen: Screen, request: LoaderFunctionArgs['request']): Response | null {
  const { pathname, search } = new URL(request.url)
  if (screen.path === '/') {
    const next = whereRootLeads(currentUser() !== null, search)
    if (next !== null) return replace(next)
  }
  if (!screen.isPublic && !currentUser()) return replace(signInPath(`${pathname}${search}`))
  // Its file comes at the same time as the layout's; if it does not come, rendering it says so.
  screen.page().catch(() => undefined)
  return null
}

knowBuiltScreens(screens.map(({ path }) => path))

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    children: [
      ...Object.entries(layouts).map(([layout, Component]) => ({
        Component,
        children: screens.filter((screen) => screen.layout === layout).map(routeOf),
      })),
      { path: '*', loader: () => replace('/404') },
    ],
  },
])
