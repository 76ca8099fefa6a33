import { expect, it } from 'vitest'
import { homePath, whereRootLeads } from './where-root-leads.ts'

it('shows the sign-in page to a teacher who is not signed in', () => {
  expect(whereRootLeads(false, '?backUrl=%2Fcomment')).toBeNull()
})

it('leads a signed-in teacher to the page that was left', () => {
  expect(whereRootLeads(true, '?backUrl=%2Fcomment%2Fclass-detail%3FclassId%3Dc1')).toBe(
    '/comment/class-detail?classId=c1',
  )
})

it('leads to the start when no page was left, or the address is not ours', () => {
  expect(whereRootLeads(true, '')).toBe('/index')
  expect(whereRootLeads(true, '?backUrl=https%3A%2F%2Fevil.example')).toBe('/index')
})

it('has one home for a signed-in teacher, and one for everybody', () => {
  expect(homePath(true)).toBe('/index')
  expect(homePath(false)).toBe('/home')
})
