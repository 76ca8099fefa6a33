import { expect, it } from 'vitest'
import { answerFor } from './answer-for.ts'

const origin = 'https://pinge.example'
const from = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  answerFor(method, new URL(path, origin), origin, mode)

it('keeps the page and the parts of the program on the device', () => {
  expect(from('/comment/class-detail?classId=c1', 'navigate')).toBe('page')
  expect(from('/assets/ClassDetailPage-abc.js')).toBe('program')
  expect(from('/img/panda.webp')).toBe('program')
})

it('keeps nothing that belongs to a teacher', () => {
  expect(from('/api/business-client/student/list', 'cors', 'POST')).toBe('network')
  expect(from('/api/business-client/live/stream/t', 'cors')).toBe('network')
  expect(from('/files/avatar/a.webp', 'no-cors')).toBe('network')
  expect(from('/roster-template.xlsx', 'navigate')).toBe('network')
})

it('leaves other sites and the server’s own pages alone', () => {
  expect(from('https://cdn.example/assets/a.js')).toBe('network')
  expect(from('/healthz', 'navigate')).toBe('network')
})
