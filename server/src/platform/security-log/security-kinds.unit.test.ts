import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { securityKinds } from './security-kinds.ts'

const operations = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')

it('says of every kind in the page for operators what to do about it', () => {
  expect(Object.keys(securityKinds).filter((kind) => !operations.includes(`\`${kind}\``))).toEqual([])
})
