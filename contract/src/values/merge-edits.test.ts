import { describe, expect, it } from 'vitest'
import { mergeEdits } from './merge-edits.ts'

const seen = { title: '浇水', text: '浇了一桶', minutes: 20 }

describe('two edits that began from the same', () => {
  it('keep what each of them changed', () => {
    const both = mergeEdits(seen, { ...seen, text: '浇了两桶' }, { ...seen, minutes: 40 })

    expect(both).toEqual({ merged: { title: '浇水', text: '浇了两桶', minutes: 40 }, clashes: [] })
  })

  it('keep my word where both changed the same to something else, and say where', () => {
    const both = mergeEdits(seen, { ...seen, text: '浇了两桶' }, { ...seen, text: '浇了三桶', minutes: 40 })

    expect(both).toEqual({ merged: { title: '浇水', text: '浇了两桶', minutes: 40 }, clashes: ['text'] })
  })

  it('do not clash where both changed the same to the same', () => {
    const changed = { ...seen, text: '浇了两桶' }

    expect(mergeEdits(seen, changed, changed)).toEqual({ merged: changed, clashes: [] })
  })

  it('leave their words where mine differ in nothing that counts', () => {
    const isSame = (one: unknown, other: unknown) => String(one).trim() === String(other).trim()
    const both = mergeEdits(seen, { ...seen, text: ' 浇了一桶 ' }, { ...seen, text: '浇了三桶' }, isSame)

    expect(both).toEqual({ merged: { ...seen, text: '浇了三桶' }, clashes: [] })
  })

  it('go entry by entry through what has a name of its own for each, as the roles of pupils', () => {
    const roles: Record<string, string> = { mei: '组员', tao: '组员' }
    const both = mergeEdits(roles, { ...roles, lin: '记录' }, { mei: '组长', ding: '组员' })

    expect(both).toEqual({ merged: { mei: '组长', ding: '组员', lin: '记录' }, clashes: [] })
  })
})
