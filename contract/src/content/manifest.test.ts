import { expect, it } from 'vitest'
import { Manifest } from './manifest.ts'

const smallest = { id: 'our-school', name: '校本资源' }

it('takes a package that has a name and nothing in it yet', () => {
  expect(Manifest.safeParse(smallest).success).toBe(true)
})

it.each([
  ['a field that is not known', { ...smallest, colour: 'red' }],
  ['an id with a capital letter', { ...smallest, id: 'Our-School' }],
  ['a path that climbs out', { ...smallest, files: [{ id: 'a', name: 'a.pdf', path: 'x/../../a.pdf' }] }],
  ['a path from the root', { ...smallest, files: [{ id: 'a', name: 'a.pdf', path: '/a.pdf' }] }],
  ['a path with a drive', { ...smallest, files: [{ id: 'a', name: 'a.pdf', path: 'c:a.pdf' }] }],
  [
    'a link to elsewhere',
    { ...smallest, banners: [{ id: 'b', title: '首页', picture: 'b.png', link: '//elsewhere.example' }] },
  ],
])('refuses %s', (_name, manifest) => {
  expect(Manifest.safeParse(manifest).success).toBe(false)
})

it('takes names in Chinese and dots inside a name in a path', () => {
  const file = { id: 'a', name: '任务卡.pdf', path: '任务卡/第1..2周.pdf' }

  expect(Manifest.safeParse({ ...smallest, files: [file] }).success).toBe(true)
})
