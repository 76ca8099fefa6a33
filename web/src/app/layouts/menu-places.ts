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

/** The place at which, or below which, one stands: the nearest one. A part of a page is a place of its own. */
export function placeHere(places: readonly MenuPlace[], pathname: string, hash: string): string | undefined {
  const here = pathname + hash
  // The three kinds of courses are one place, and so are a story and their list; the training is led to from 活动.
  const page = pathname
    .replace(/^\/(special|resource)-/, '/practical-')
    .replace('/pg-story', '/list')
    .replace('pinge-activity', 'activity/')
  return places
    .map(({ to }) => to)
    .filter((to) => to === here || (!to.includes('#') && (to === page || page.startsWith(`${to}/`))))
    .toSorted((a, b) => b.length - a.length)[0]
}
