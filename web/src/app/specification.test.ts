import { expect, it } from 'vitest'
import { classSections, sectionOf } from '../shared/navigation/class-sections.ts'
import { liesOnSky, pageFlags } from './page-flags.ts'
import { screens } from './routes.ts'
import { defaultFlags, type Layout } from './screen.ts'

/** Every screen that section 2 of the product specification names, in the layout under which it stands there. */
const specifiedScreens: Record<Layout, readonly string[]> = {
  home: [
    // The sign-in page stands before the layouts; it is shown in the lightest of them.
    '/',
    '/home',
    '/index',
    '/product-introduction',
    '/listen/pg-story',
    '/listen/list',
  ],
  main: [
    '/comment/Authentication',
    '/comment/system',
    '/comment/create',
    '/comment/class-detail',
    '/comment/class-comment',
    '/comment/class-setting',
    '/comment/class-edit',
    '/comment/information-edit',
    '/practical-course',
    '/special-course',
    '/resource-course/:id',
    '/library',
    '/library/:id',
    '/pinge-course',
    '/pinge-course/video/:vid-:page',
    '/pinge-course/video/:vid-:page/column/:cid',
    '/exchange-record',
    '/pinge-activity',
    '/pinge-activity-line',
    '/pinge-activity-zzs',
    '/pinge-activity/img',
    '/pinge-activity/symbol',
    '/pinge-activity/number',
    '/pinge-activity/ranking',
    '/activity',
    '/404',
  ],
  aside: [
    '/comment/comments-edit',
    '/comment/class-data',
    '/comment/parents-edit',
    '/term-review',
    '/data/file',
    '/data/file/manage',
    '/data/file/perform',
    '/data/file/health',
    '/data/file/record',
    '/data/file/evaluation',
    '/data/file/evaluation/:id',
    '/comment',
  ],
}

/** Every other screen that the specification names has breadcrumbs. */
const withoutBreadcrumb: readonly string[] = [
  // It stands before the layouts, which draw them.
  '/',
  '/comment',
  '/pinge-course',
  '/pinge-course/video/:vid-:page',
  '/pinge-course/video/:vid-:page/column/:cid',
  '/pinge-activity',
  '/pinge-activity-line',
  '/pinge-activity-zzs',
  '/pinge-activity/img',
  '/pinge-activity/symbol',
  '/pinge-activity/number',
  '/pinge-activity/ranking',
]

/** The specification gives a way back by default; these are the first pages, with nothing before them. */
const withoutBack: readonly string[] = ['/', '/home', '/index', '/comment']

/** The specification names what is light blue; the other screens may be, and are white unless they say so. */
const lightBlue = new Set(['/comment/class-detail', '/listen/list'])

const specified = Object.values(specifiedScreens).flat()
const paths = new Set(screens.map(({ path }) => path))

it('builds every screen of the specification', () => {
  expect(specified.filter((path) => !paths.has(path))).toEqual([])
})

it('shows each screen in the layout that the specification gives it', () => {
  const misplaced = screens.filter(
    ({ path, layout }) => specified.includes(path) && !specifiedScreens[layout].includes(path),
  )

  expect(misplaced.map(({ path }) => path)).toEqual([])
})

it('begins from the flags that the specification gives', () => {
  expect(defaultFlags).toEqual({ breadcrumb: true, plainBackground: false, back: true })
})

it('shows breadcrumbs on every screen but those that the specification exempts', () => {
  const shown = screens.filter(({ path }) => specified.includes(path))

  expect(shown.filter((screen) => !pageFlags(screen).breadcrumb).map(({ path }) => path)).toEqual(
    withoutBreadcrumb,
  )
})

it('shows a way back on every screen but the first ones', () => {
  const shown = screens.filter(({ path }) => specified.includes(path))

  expect(shown.filter((screen) => !pageFlags(screen).back).map(({ path }) => path)).toEqual(withoutBack)
})

it('lays on light blue what the specification lays on it', () => {
  const white = screens.filter((screen) => lightBlue.has(screen.path) && !liesOnSky(screen))

  expect(white.map(({ path }) => path)).toEqual([])
})

it('reaches each screen of a class from its bar, and leads nowhere else', () => {
  const withBar = screens.filter(({ hasClassBar }) => hasClassBar)
  expect(withBar.filter(({ path }) => !sectionOf(path)).map(({ path }) => path)).toEqual([])

  const named = classSections.flatMap(({ rooms }) => rooms)
  expect(named.filter(({ path }) => !paths.has(path))).toEqual([])
})
