import type { QueryClient } from '@tanstack/react-query'
import type { FunctionComponent } from 'react'
import { CLASS_DETAIL_PATH } from '../shared/navigation/class-detail-path.ts'

export type Layout = 'home' | 'main' | 'aside'

/** What every layout shows or hides for a screen; each is set again before each navigation. */
export type PageFlags = {
  /** Breadcrumbs are shown. */
  breadcrumb: boolean
  /** The container lies on plain white, whatever its own style. */
  plainBackground: boolean
  /** A way back is shown. */
  back: boolean
}

export const defaultFlags: PageFlags = { breadcrumb: true, plainBackground: false, back: true }

/** What the screen lies on: white, the light blue of the morning, or that with a header of the screen's own. */
export type ContainerStyle = 'white' | 'sky' | 'sky-with-own-header'

/** How far its contents spread: over a board, as far as a laptop, or as far as one reads a line. */
export type ScreenWidth = 'wide' | 'usual' | 'narrow'

export type Screen = {
  path: string
  layout: Layout
  /** Its breadcrumb, and the title of the browser's tab. */
  title: string
  /** The tab's title where the breadcrumb's word would tell a stranger too little. */
  longTitle?: string
  /** The screen that stands before it in the breadcrumbs. */
  parent?: string
  /** It shows one class, which `?classId=` names: always, or only when it was opened from a class. */
  ofClass?: 'always' | 'when-named'
  /** Opened from a class, it begins with the bar of the class instead of the product's. */
  hasClassBar?: boolean
  /** The part of the class that it belongs to: 1 数据, 2 学生, 3 点评, 4 设置. Kept as the class's `activeTab`. */
  activeTab?: string
  page: () => Promise<FunctionComponent>
  /** Its addresses are one room: from one to the next it stays, and so does a keyboard's place in it. */
  isOneRoom?: boolean
  /** Asks for what the screen is drawn from, before its first drawing, where that is worth it. Never fails. */
  prefetch?: (search: URLSearchParams, queryClient: QueryClient) => Promise<void>
  flags?: Partial<PageFlags>
  container?: ContainerStyle
  /** Where the way back and the breadcrumbs begin: where its contents do. `usual` where it says nothing. */
  width?: ScreenWidth
  /** A visitor who is not signed in may see it. */
  isPublic?: boolean
}

/** The class whose screen is open: its name as far as it is known. */
export type OpenedClass = {
  classId: string
  className: string
  /** The query under which its screen was left, if a lesson waits there. */
  lesson?: string
}

/** What the browser's tab says before the site's name: of a class's screens it names the class too. */
export function tabTitle(
  { path, title, longTitle }: Pick<Screen, 'path' | 'title' | 'longTitle'>,
  opened?: OpenedClass,
): string {
  if (!opened) return longTitle ?? title
  return path === CLASS_DETAIL_PATH ? opened.className : `${title} · ${opened.className}`
}
