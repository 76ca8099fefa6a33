import { expect, it } from 'vitest'
import { classesOf, createClassHolds } from './class-holds.ts'

it('a class that is not held keeps no call waiting', () => {
  const holds = createClassHolds()
  holds.hold('三班').release()

  expect(holds.untilFree(['三班', '四班'])).toBeUndefined()
})

it('a call of a held class goes on when it is released, also where it names another one as well', async () => {
  const holds = createClassHolds()
  const hold = holds.hold('三班')
  const order: string[] = []
  const waiting = holds.untilFree(['四班', '三班'])?.then(() => order.push('goes on'))
  await Promise.resolve()
  order.push('released')
  hold.release()
  await waiting

  expect(order).toEqual(['released', 'goes on'])
})

it('a class whose change cannot be brought to its end refuses who waits and who comes, until it is', async () => {
  const holds = createClassHolds()
  const hold = holds.hold('三班')
  const waited = holds.untilFree(['三班'])
  hold.refuse()
  await expect(waited).rejects.toMatchObject({ errorName: 'serviceBusy' })
  await expect(holds.untilFree(['三班'])).rejects.toMatchObject({ errorName: 'serviceBusy' })

  const again = holds.resume('三班')
  const waiting = holds.untilFree(['三班'])
  again?.release()
  await expect(waiting).resolves.toBeUndefined()
  expect(holds.untilFree(['三班'])).toBeUndefined()
})

it('a call that would wait for longer than its client does is told that the class is busy', async () => {
  const holds = createClassHolds(1)
  const hold = holds.hold('三班')
  await expect(holds.untilFree(['三班'])).rejects.toMatchObject({ errorName: 'serviceBusy' })
  hold.release()
  expect(holds.untilFree(['三班'])).toBeUndefined()
})

it('a class that is held once more before it is free stays held until the second one ends', async () => {
  const holds = createClassHolds()
  const first = holds.hold('三班')
  const order: string[] = []
  const waiting = holds.untilFree(['三班'])?.then(() => order.push('goes on'))
  const second = holds.hold('三班')
  first.release()
  await new Promise((next) => setImmediate(next))
  order.push('the second ends')
  second.release()
  await waiting

  expect(order).toEqual(['the second ends', 'goes on'])
  expect(holds.untilFree(['三班'])).toBeUndefined()
})

it('a class that two changes hold is free when both are done, whichever ends first', () => {
  const holds = createClassHolds()
  const first = holds.hold('三班')
  const second = holds.hold('三班')
  second.release()
  expect(holds.untilFree(['三班'])).toBeDefined()
  first.release()
  expect(holds.untilFree(['三班'])).toBeUndefined()
})

it.each(['first', 'second'])(
  'a class whose %s change of two cannot be brought to its end stays closed',
  async (which) => {
    const holds = createClassHolds()
    const both = { first: holds.hold('三班'), second: holds.hold('三班') }
    both[which === 'first' ? 'first' : 'second'].refuse()
    both[which === 'first' ? 'second' : 'first'].release()
    await expect(holds.untilFree(['三班'])).rejects.toMatchObject({ errorName: 'serviceBusy' })
    expect(holds.refused()).toEqual(['三班'])

    holds.resume('三班')?.release()
    expect(holds.untilFree(['三班'])).toBeUndefined()
  },
)

it('what is left of a class is not taken up while a change of it is under way', () => {
  const holds = createClassHolds()
  const first = holds.hold('三班')
  expect(holds.resume('三班')).toBeUndefined()
  first.refuse()
  expect(holds.resume('三班')).toBeDefined()
  expect(holds.resume('三班')).toBeUndefined()
})

it('finds the classes that a request names, in one field or in several', () => {
  expect(classesOf({ classId: '三班', toClassId: '四班', username: '陈梅' })).toEqual(['三班', '四班'])
  expect(classesOf({ classIds: ['三班', '四班'] })).toEqual(['三班', '四班'])
  expect(classesOf({ id: '1' })).toEqual([])
})
