import { createBrowserRouter, replace, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { lastOpenClass } from '../features/classes/class-detail.store.ts'
import { signInPath } from '../shared/navigation/back-url.ts'
import { onDemand } from '../shared/on-demand.tsx'
import { currentUser } from '../shared/session/session.ts'
import { AsideLayout } from './layouts/AsideLayout.tsx'
import { MainLayout } from './layouts/MainLayout.tsx'
import { queryClient } from './query-client.ts'
import { Root } from './Root.tsx'
import { screens } from './routes.ts'
import type { Layout, Screen } from './screen.ts'
import { RouteFailure } from './failures/RouteFailure.tsx'
import { whereRootLeads } from './where-root-leads.ts'

const layouts: Record<Layout, RouteObject['Component']> = {
  // A teacher at work does not need it.
  home: onDemand(async () => (await import('./layouts/HomeLayout.tsx')).HomeLayout, { suspends: true }),
  main: MainLayout,
  aside: AsideLayout,
}

/** Addresses of one screen draw one component: from one to the other it stays, with what it has read. */
const drawn = new Map<Screen['page'], ReturnType<typeof drawnBy>>()
const drawnBy = (page: Screen['page']) => onDemand(page, { suspends: true })

function routeOf(screen: Screen): RouteObject {
  const Page = drawn.get(screen.page) ?? drawnBy(screen.page)
  drawn.set(screen.page, Page)
  return {
    // The router takes one name a part: the screen itself reads a video and a page out of it.
    path: screen.path.replace(':vid-:page', ':video'),
    Component: Page,
    handle: screen,
    loader: ({ request }) => admit(screen, Page.preload, request),
  }
}

/** A first drawing waits so long for the screen's file, and then for what it is drawn from: skeletons show after as long. */
const FILE_MS = 500
const DATA_MS = 200

let isFirst = true

async function admit(
  screen: Screen,
  preloadPage: () => Promise<boolean>,
  { url }: LoaderFunctionArgs['request'],
): Promise<Response | null> {
  const { pathname, search } = new URL(url)
  if (screen.path === '/') {
    const next = whereRootLeads(currentUser() !== null, search)
    if (next !== null) return replace(next)
  }
  if (!screen.isPublic && !currentUser()) return replace(signInPath(`${pathname}${search}`))
  const named = namedClassPath(screen, pathname, search)
  if (named !== null) return replace(named)
  // Its file comes at the same time as the layout's; if it does not come, rendering it says so.
  const page = preloadPage()
  if (!isFirst) return null
  isFirst = false
  if ((await within(FILE_MS, page)) && screen.prefetch)
    await within(
      DATA_MS,
      screen.prefetch(new URLSearchParams(search), queryClient).catch(() => undefined),
    )
  return null
}

/** A screen of a class that is opened without saying which shows the one open last, and its address says so from then on. */
function namedClassPath({ ofClass }: Screen, pathname: string, search: string): string | null {
  const asked = new URLSearchParams(search)
  const last = lastOpenClass(currentUser()?.userId)
  if (ofClass !== 'always' || asked.get('classId') || last === '') return null
  asked.set('classId', last)
  return `${pathname}?${asked.toString()}`
}

/** What came in time; undefined when the time was up. */
function within<Value>(ms: number, coming: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
}

export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    children: [
      ...Object.entries(layouts).map(([layout, Component]) => ({
        ...(Component && { Component }),
        children: screens.filter((screen) => screen.layout === layout).map(routeOf),
      })),
      { path: '*', loader: () => replace('/404') },
    ],
  },
])

/** Until it is decided who may see the first screen, and what it needs is there or was waited for long enough. */
export async function firstScreenReady(): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
}
