import { expect, it } from 'vitest'
import { documentOptions } from './document-options.ts'

it('tells two archives of one name apart by their terms, and adds no term to any other', () => {
  const options = documentOptions([
    { documentId: 'd3', name: '成长档案', termName: '2026—2027学年第一学期' },
    { documentId: 'd2', name: '成长档案', termName: '2025—2026学年第二学期' },
    { documentId: 'd1', name: '二年级上', termName: '2025—2026学年第一学期' },
  ])
  expect(options).toEqual([
    { value: 'd3', label: '成长档案（2026—2027学年第一学期）' },
    { value: 'd2', label: '成长档案（2025—2026学年第二学期）' },
    { value: 'd1', label: '二年级上' },
  ])
})
