import { expect, it } from 'vitest'
import { backOf, breadcrumbsOf, liesOnSky, pageFlags } from './page-flags.ts'
import { screens } from './routes.ts'

function screenAt(path: string) {
  const screen = screens.find((candidate) => candidate.path === path)
  if (!screen) throw new Error(`No screen at ${path}`)
  return screen
}

it('shows breadcrumbs and a way back, on the container’s own ground, unless a screen says otherwise', () => {
  expect(pageFlags({})).toEqual({ breadcrumb: true, plainBackground: false, back: true })
  expect(pageFlags({ flags: { breadcrumb: false } })).toEqual({
    breadcrumb: false,
    plainBackground: false,
    back: true,
  })
})

it('lays a screen on white unless it has a style of its own, and whatever is plain', () => {
  expect(liesOnSky({})).toBe(false)
  expect(liesOnSky({ container: 'sky' })).toBe(true)
  expect(liesOnSky({ container: 'sky', flags: { plainBackground: true } })).toBe(false)
})

it('says on the first pages that one is at home', () => {
  for (const path of ['/home', '/index'])
    expect(breadcrumbsOf(screens, screenAt(path))).toEqual([{ title: '首页', to: path }])
})

it('leads home from a page that is not there', () => {
  expect(backOf(screens, screenAt('/404'))).toBe('/')
})

it('leads from home over the class list to the making of a class', () => {
  expect(breadcrumbsOf(screens, screenAt('/comment/create'))).toEqual([
    { title: '首页', to: '/' },
    { title: '班级列表', to: '/comment' },
    { title: '创建班级', to: '/comment/create' },
  ])
})

it('leads from what everybody may see back to the home that everybody may see', () => {
  expect(breadcrumbsOf(screens, screenAt('/product-introduction'))).toEqual([
    { title: '首页', to: '/home' },
    { title: '产品介绍', to: '/product-introduction' },
  ])
})

it('names the class on each of its screens, and keeps it on the way back', () => {
  const opened = { classId: 'c 5', className: '三年级(5)班' }

  expect(breadcrumbsOf(screens, screenAt('/comment/class-comment'), opened).slice(1)).toEqual([
    { title: '班级列表', to: '/comment' },
    { title: '三年级(5)班', to: '/comment/class-detail?classId=c%205' },
    { title: '点评记录', to: '/comment/class-comment?classId=c%205' },
  ])
  expect(backOf(screens, screenAt('/comment/class-comment'), opened)).toBe(
    '/comment/class-detail?classId=c%205',
  )
})

it('leads back into the lesson as it was left', () => {
  const opened = { classId: 'c5', className: '三年级(5)班', lesson: '?classId=c5&tab=group' }

  expect(backOf(screens, screenAt('/exchange-record'), opened)).toBe(
    '/comment/class-detail?classId=c5&tab=group',
  )
})

it('leads back from the comment items into the class from which they were opened, else to the class list', () => {
  const items = screenAt('/comment/comments-edit')

  expect(backOf(screens, items, { classId: 'c5', className: '三年级(5)班' })).toBe(
    '/comment/class-detail?classId=c5',
  )
  expect(backOf(screens, items)).toBe('/comment')
})

it('names each path once, and a parent that is there', () => {
  const paths = screens.map(({ path }) => path)

  expect(new Set(paths).size).toBe(paths.length)
  expect(screens.filter(({ parent }) => parent !== undefined && !paths.includes(parent))).toEqual([])
})
