import { expect, it } from 'vitest'
import { olderStyles } from './older-styles.ts'

it('measures the window where its visible part cannot be measured', () => {
  expect(olderStyles('.a{--card:clamp(96px,(100dvh - var(--around))/6,24dvh)}')).toBe(
    '.a{--card:clamp(96px,(100vh - var(--around))/6,24vh)}',
  )
})

it('moves by a transform', () => {
  expect(olderStyles('.a{color:red;translate:var(--x) var(--y)}.b{translate:100%}')).toBe(
    '.a{color:red;transform:translate(var(--x),var(--y))}.b{transform:translate(100%)}',
  )
  expect(olderStyles('@keyframes in{from{translate:0 calc(100% + 2px)}}')).toBe(
    '@keyframes in{from{transform:translate(0,calc(100% + 2px))}}',
  )
})

it('leaves what only looks alike', () => {
  const css = '.translate\\:x{--tw-translate-x:1px;transition-property:translate,opacity}'
  expect(olderStyles(css)).toBe(css)
})
