import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { packageManifest } from '../../content/package-manifest.ts'
import { root } from './paths.mjs'

it('ships the manifest that the texts make: node content/make-package.ts', () => {
  /** @type {unknown} */
  const shipped = JSON.parse(readFileSync(join(root, 'content/package/manifest.json'), 'utf8'))

  expect(shipped).toEqual(packageManifest)
})
