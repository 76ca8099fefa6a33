import { expect, it } from 'vitest'
import { placeHere, teacherPlaces } from './menu-places.ts'

const place = (pathname: string) =>
  teacherPlaces.find(({ to }) => to === placeHere(teacherPlaces, pathname, ''))?.name

it.each([
  ['/practical-course', '课程'],
  ['/special-course', '课程'],
  ['/resource-course/c3', '课程'],
  ['/listen/list', '听故事'],
  ['/listen/pg-story', '听故事'],
  ['/library/week', '资料库'],
  ['/pinge-activity', '活动'],
  ['/pinge-activity-line', '活动'],
  ['/pinge-activity/challenge', '活动'],
  ['/comment/create', '班级'],
  ['/comment/system', '消息'],
])('on %s the menu says that one is at %s', (pathname, name) => {
  expect(place(pathname)).toBe(name)
})
