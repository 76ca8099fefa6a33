import { expect, it } from 'vitest'
import { makeDocument } from '../../../../test/make/archive.ts'
import { documentBefore, formatLock, formatShare, freeName } from './format-document.ts'

it('says that all is there only where nothing lacks, and that something is there', () => {
  expect([null, 0, 0.001, 0.29, 0.5, 0.999, 1].map(formatShare)).toEqual([
    '—',
    '0%',
    '1%',
    '29%',
    '50%',
    '99%',
    '100%',
  ])
})

it('tells who locked when, by the clock of the school', () => {
  const lockedAt = Date.parse('2026-11-23T10:12:00+08:00')
  const formatAt = (now: string) => formatLock({ teacherName: '王老师', lockedAt }, Date.parse(now))
  expect(formatAt('2026-11-27T09:00:00+08:00')).toBe('王老师 11月23日 10:12 锁定，只有班级创建者可以解锁')
  expect(formatAt('2027-03-01T09:00:00+08:00')).toBe(
    '王老师 2026年11月23日 10:12 锁定，只有班级创建者可以解锁',
  )
})

it('names a document by its term, and follows the last term before it', () => {
  const term = { key: '2026-1', name: '2026—2027学年第一学期' }
  const taken = makeDocument({ termKey: '2026-1', name: '第一学期成长档案' })
  expect([freeName([], term), freeName([taken], term)]).toEqual(['第一学期成长档案', '第一学期成长档案2'])
  const documents = ['2026-1', '2025-2', '2025-2', '2025-1'].map((termKey, place) =>
    makeDocument({ termKey, documentId: `d${place}` }),
  )
  expect(documentBefore(documents, '2026-1')?.documentId).toBe('d1')
  expect(documentBefore(documents, '2025-1')?.documentId).toBe('d0')
  expect(documentBefore([], '2026-1')).toBeUndefined()
})
