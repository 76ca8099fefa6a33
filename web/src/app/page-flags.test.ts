import { expect, it } from 'vitest'
import { breadcrumbsOf, pageFlags } from './page-flags.ts'
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

it('shows no breadcrumb on the class list', () => {
  expect(pageFlags(screenAt('/comment')).breadcrumb).toBe(false)
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

it('names each path once, and a parent that is there', () => {
  const paths = screens.map(({ path }) => path)

  expect(new Set(paths).size).toBe(paths.length)
  expect(screens.filter(({ parent }) => parent !== undefined && !paths.includes(parent))).toEqual([])
})
