import type { Crumb } from '../shared/ui/layout/Breadcrumbs.tsx'
import { CLASS_DETAIL_PATH } from '../shared/navigation/class-detail-path.ts'
import { defaultFlags, type OpenedClass, type PageFlags, type Screen } from './screen.ts'

/** A screen's flags: the defaults, and over them what its row says. */
export function pageFlags({ flags }: Pick<Screen, 'flags'>): PageFlags {
  return { ...defaultFlags, ...flags }
}

/** Whether the light of the morning lies behind a screen: what is plain, or has no style of its own, is white. */
export function liesOnSky(screen: Pick<Screen, 'container' | 'flags'>): boolean {
  return (screen.container ?? 'white') !== 'white' && !pageFlags(screen).plainBackground
}

/** The first pages of a visitor and of a signed-in teacher: nothing stands before them. */
const homes: ReadonlySet<string> = new Set(['/home', '/index'])

/**
 * 首页 > 班级列表 > 三年级(2)班 > 点评记录: the home page, the screens that stand before this one, and the screen itself. What
 * shows a class names it, and leads to this one.
 */
export function breadcrumbsOf(screens: readonly Screen[], screen: Screen, opened?: OpenedClass): Crumb[] {
  const crumb = crumbOf(screen, opened)
  if (homes.has(screen.path)) return [crumb]
  const parent = screens.find(({ path }) => path === parentPath(screen, opened))
  const before = parent ? breadcrumbsOf(screens, parent, opened) : [{ title: '首页', to: '/' }]
  return [...before, crumb]
}

/** Where 返回 leads: to the screen that stands before this one, of the same class. */
export function backOf(screens: readonly Screen[], screen: Screen, opened?: OpenedClass): string {
  return breadcrumbsOf(screens, screen, opened).at(-2)?.to ?? '/'
}

/** What is opened from a class stands below it. */
function parentPath({ parent, ofClass }: Screen, opened: OpenedClass | undefined): string | undefined {
  return ofClass === 'when-named' && opened ? CLASS_DETAIL_PATH : parent
}

function crumbOf({ path, title, ofClass }: Screen, opened: OpenedClass | undefined): Crumb {
  if (!ofClass || !opened) return { title, to: path }
  const named = `?classId=${encodeURIComponent(opened.classId)}`
  if (path !== CLASS_DETAIL_PATH) return { title, to: `${path}${named}` }
  return { title: opened.className, to: `${path}${opened.lesson ?? named}` }
}
