import { expect, it } from 'vitest'
import { createPlayReport } from './play-report.ts'

function setUp() {
  const sent: unknown[] = []
  let now = 1_000
  const report = createPlayReport(
    { categoryId: 4, subCategoryId: 'town', subCategoryName: '品格小镇动画', entryId: 'v1' },
    { clock: () => now, newRequestId: () => 'r1', send: (one) => sent.push(one) },
  )
  return { report, sent, wait: (ms: number) => (now += ms) }
}

it('a play is told of once, in minutes with two decimals', () => {
  const { report, sent, wait } = setUp()
  wait(200_400)
  report.tell()
  report.tell({ isForced: true })
  expect(sent).toEqual([
    {
      categoryId: 4,
      type: 1,
      plays: 3.34,
      subCategoryId: 'town',
      subCategoryName: '品格小镇动画',
      entryId: 'v1',
      requestId: 'r1',
    },
  ])
})

it('a file that is seen has a type of its own', () => {
  const sent: unknown[] = []
  const report = createPlayReport(
    { categoryId: 5, type: 2, entryId: 'card' },
    { clock: () => 0, newRequestId: () => 'r1', send: (one) => sent.push(one) },
  )
  report.tell({ isForced: true })
  expect(sent).toEqual([{ categoryId: 5, type: 2, entryId: 'card', plays: 0, requestId: 'r1' }])
})

it('nothing is told of a play below five seconds, unless it is forced', () => {
  const { report, sent, wait } = setUp()
  wait(4_999)
  report.tell()
  expect(sent).toEqual([])
  report.tell({ isForced: true })
  expect(sent).toMatchObject([{ plays: 0.08 }])
})

it('a file that is left open for days is told of as a whole day, which the service takes', () => {
  const { report, sent, wait } = setUp()
  wait(2.5 * 24 * 60 * 60_000)
  report.tell()
  expect(sent).toMatchObject([{ plays: 1_440 }])
})

it('a play of five seconds is told of', () => {
  const { report, sent, wait } = setUp()
  wait(5_000)
  report.tell()
  expect(sent).toHaveLength(1)
})
