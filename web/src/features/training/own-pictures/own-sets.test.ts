import { expect, it } from 'vitest'
import { makeOwnFile } from '../../../../test/make/content.ts'
import { countsOf, levelOfItem, ownItem, ownSetsOf, usualCount } from './own-sets.ts'

const folders = [
  { id: 'f1', name: '校园里的花', parentId: null },
  { id: 'f2', name: '班会', parentId: null },
]

const file = (name: string, { folderId = 'f1', size = 1_000 } = {}) =>
  makeOwnFile({ id: `id of ${name}`, name, ext: name.split('.')[1] ?? '', size, folderId })

const flowers = (count: number) =>
  Array.from({ length: count }, (_, place) => file(`花${String(place + 1).padStart(2, '0')}.png`))

it('sets go by their names', () => {
  const files = [file('花.png'), file('黑板.png', { folderId: 'f2' })]

  expect(ownSetsOf({ folders, files }).map(({ name }) => name)).toEqual(['班会', '校园里的花'])
})

it('pictures that a camera has numbered go by their numbers', () => {
  const [set] = ownSetsOf({ folders, files: [file('图10.png'), file('图9.png')] })

  expect(set?.pictures.map(({ name }) => name)).toEqual(['图9', '图10'])
})

it('a folder with pictures is a set, whose pictures go by their names; other files and large ones are none of it', () => {
  const files = [
    file('菊花.jpg'),
    file('海棠.png'),
    file('说明.pdf'),
    file('全景.jpg', { size: 3 * 1024 * 1024 + 1 }),
    file('教案.docx', { folderId: 'f2' }),
  ]
  expect(ownSetsOf({ folders, files })).toEqual([
    {
      id: 'f1',
      name: '校园里的花',
      pictures: [
        { id: 'id of 海棠.png', name: '海棠' },
        { id: 'id of 菊花.jpg', name: '菊花' },
      ],
    },
  ])
})

it('two pictures of a set only mislead, and half of it is asked unless the teacher says otherwise', () => {
  const of = (count: number) => ownSetsOf({ folders, files: flowers(count) })
  expect(of(5).map(countsOf)).toEqual([[]])
  expect(of(6).map((set) => [countsOf(set), usualCount(set)])).toEqual([[[4], 4]])
  expect(of(12).map((set) => [countsOf(set), usualCount(set)])).toEqual([[[4, 5, 6, 7, 8, 9, 10], 6]])
  expect(of(70).map((set) => [set.pictures.length, countsOf(set).at(-1)])).toEqual([[60, 30]])
})

it('an address names a set and how many are asked; a set that is gone or too small is none', () => {
  const sets = ownSetsOf({ folders, files: flowers(8) })
  expect(levelOfItem(sets, ownItem('f1', 6))).toMatchObject({
    type: 1,
    setName: '校园里的花',
    count: 6,
    lures: 2,
    pool: flowers(8).map(({ id }) => id),
  })
  for (const item of [ownItem('f1', 7), ownItem('f2', 4), ownItem('gone', 4), 'own-', '1001'])
    expect(levelOfItem(sets, item)).toBeUndefined()
})
