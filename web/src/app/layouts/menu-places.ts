export type MenuPlace = { to: string; name: string }

export const MESSAGES_PATH = '/comment/system'

/** Where a signed-in teacher goes, the same on every screen that is not of a class. */
export const teacherPlaces: readonly MenuPlace[] = [
  { to: '/index', name: '首页' },
  { to: '/comment', name: '班级' },
  { to: '/practical-course', name: '课程' },
  { to: '/pinge-course', name: '课堂' },
  { to: '/listen/list', name: '听故事' },
  { to: '/library', name: '资料库' },
  { to: '/activity', name: '活动' },
  { to: MESSAGES_PATH, name: '消息' },
  { to: '/help', name: '帮助' },
]

/** What of it stands at the bottom of a phone; the others are led to from 活动. */
export const phonePlaces: readonly MenuPlace[] = teacherPlaces.filter(
  ({ to }) => !['/practical-course', '/pinge-course', '/listen/list', '/library'].includes(to),
)

/** What a visitor may see. */
export const visitorPlaces: readonly MenuPlace[] = [
  { to: '/home', name: '首页' },
  { to: '/product-introduction', name: '产品介绍' },
  { to: '/listen/list', name: '听故事' },
  { to: '/home#download', name: '下载' },
  { to: '/help', name: '帮助' },
]

/** The place at which, or below which, one stands: the nearest on the way of breadcrumbs. A part of a page is a place of its own. */
export function placeHere(
  places: readonly MenuPlace[],
  trail: readonly string[],
  address: string,
): string | undefined {
  const nearestFirst = [address, ...trail.toReversed()]
  return nearestFirst.map((path) => placeOf(places, path)).find((to) => to !== undefined)
}

function placeOf(places: readonly MenuPlace[], path: string): string | undefined {
  return places
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0]
}
