import { expect, it } from 'vitest'
import { matchRoutes } from 'react-router'
import { breadcrumbsOf } from '../page-flags.ts'
import { screens } from '../routes.ts'
import { placeHere, teacherPlaces } from './menu-places.ts'

function place(pathname: string) {
  const match = matchRoutes([...screens], pathname)?.[0]?.route
  const trail = match ? breadcrumbsOf(screens, match).map(({ to }) => to) : []
  return teacherPlaces.find(({ to }) => to === placeHere(teacherPlaces, trail, pathname))?.name
}

it.each([
  ['/practical-course', '课程'],
  ['/special-course', '课程'],
  ['/resource-course/c3', '课程'],
  ['/listen/list', '听故事'],
  ['/listen/pg-story', '听故事'],
  ['/library/week', '资料库'],
  ['/pinge-course/video/v1-1', '课堂'],
  ['/pinge-activity', '活动'],
  ['/pinge-activity-line', '活动'],
  ['/pinge-activity/challenge', '活动'],
  ['/comment/create', '班级'],
  ['/comment/attendance', '班级'],
  ['/data/file', '班级'],
  ['/comment/system', '消息'],
])('on %s the menu says that one is at %s', (pathname, name) => {
  expect(place(pathname)).toBe(name)
})
