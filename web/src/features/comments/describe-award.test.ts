import { expect, it } from 'vitest'
import type { Award } from './awards.ts'
import { announceNotice, describeReceivers } from './describe-award.ts'
import { makeItem } from './make-item.ts'

function makeAward(names: string[], isWholeClass = false): Award {
  return {
    requestId: 'r',
    undoRequestId: 'u',
    item: makeItem({ id: 'help', name: '乐于助人', score: 2 }),
    students: names.map((username) => ({ id: username, username, header: '' })),
    isWholeClass,
    remark: '',
  }
}

it('speaks of the whole class as one, unless it has one pupil only', () => {
  expect(describeReceivers(makeAward(['梅', '陶', '李'], true))).toBe('全班 3 人')
  expect(describeReceivers(makeAward(['梅'], true))).toBe('梅')
  expect(describeReceivers(makeAward(['梅', '陶', '李']))).toBe('梅、陶 等 3 人')
})

it('says aloud what was given, to whom and how much', () => {
  const award = makeAward(['梅'])

  expect(announceNotice({ phase: 'given', award, batchId: null })).toBe('已给梅记上乐于助人 +2')
  expect(announceNotice({ phase: 'undone', award })).toBe('已撤销梅的乐于助人')
})

it('does not claim that an award which waits was written', () => {
  expect(announceNotice({ phase: 'queued', award: makeAward(['梅']) })).toBe(
    '网络不通，给梅的乐于助人 +2先记在这台设备上，恢复后自动送出',
  )
})
