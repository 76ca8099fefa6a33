import type { Crumb } from '../shared/ui/layout/Breadcrumbs.tsx'
import { defaultFlags, type PageFlags, type Screen } from './routes.ts'

/** A screen's flags: the defaults, and over them what its row says. */
export function pageFlags({ flags }: Pick<Screen, 'flags'>): PageFlags {
  return { ...defaultFlags, ...flags }
}

/** The first pages of a visitor and of a signed-in teacher: nothing stands before them. */
const homes: ReadonlySet<string> = new Set(['/home', '/index'])

/** 首页 > 班级列表 > 创建班级: the home page, the screens that stand before this one, and the screen itself. */
export function breadcrumbsOf(screens: readonly Screen[], screen: Screen): Crumb[] {
  if (homes.has(screen.path)) return [{ title: screen.title, to: screen.path }]
  const parent = screens.find(({ path }) => path === screen.parent)
  const before = parent ? breadcrumbsOf(screens, parent) : [{ title: '首页', to: '/' }]
  return [...before, { title: screen.title, to: screen.path }]
}
