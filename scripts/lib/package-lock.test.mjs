import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

/**
 * Compiled for platforms that the registry did not serve when the lock was written, so that their digests are not known.
 * npm checks them against what the registry says on the day. One that gets its digest leaves this list.
 */
const withoutDigest = [
  {
    family: '@oxc-parser/binding-',
    version: '0.156.0',
    platforms:
      'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  },
  {
    family: '@oxlint-tsgolint/',
    version: '7.0.2007',
    platforms: 'darwin-arm64 darwin-x64 win32-arm64 win32-x64',
  },
  {
    family: '@oxlint/binding-',
    version: '1.94.0',
    platforms:
      'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-arm64-musl linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu linux-x64-musl openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  },
  {
    family: '@swc/core-',
    version: '1.16.22',
    platforms:
      'darwin-arm64 darwin-x64 linux-arm-gnueabihf linux-ppc64-gnu linux-s390x-gnu win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
  },
  {
    family: '@tailwindcss/oxide-',
    version: '4.3.5',
    platforms:
      'android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  },
]

/** @typedef {{ version?: string; integrity?: string; link?: boolean; optional?: boolean }} Locked */
/** @typedef {{ dependencies?: Record<string, string>; devDependencies?: Record<string, string>; optionalDependencies?: Record<string, string>; workspaces?: string[] }} Manifest */

/** @param {string} file */
const read = (file) => readFileSync(join(root, file), 'utf8')
const lock = /** @type {{ packages: Record<string, Locked & Manifest> }} */ (
  JSON.parse(read('package-lock.json'))
)
const rootManifest = /** @type {Manifest} */ (JSON.parse(read('package.json')))
const manifests = ['', ...(rootManifest.workspaces ?? [])]

/** @param {Manifest} manifest */
function wantedOf({ dependencies, devDependencies, optionalDependencies }) {
  return { ...dependencies, ...devDependencies, ...optionalDependencies }
}

it('knows the digest of every package, but for those platforms that are named here', () => {
  const expected = withoutDigest.flatMap(({ family, version, platforms }) =>
    platforms.split(' ').map((platform) => `node_modules/${family}${platform} ${version} optional`),
  )

  const open = Object.entries(lock.packages).flatMap(([path, { version, integrity, link, optional }]) => {
    const isOurs = !path.includes('node_modules/') || link === true
    const isKnown = integrity !== undefined && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)
    return isOurs || isKnown ? [] : `${path} ${version}${optional === true ? ' optional' : ''}`
  })
  expect(open.toSorted()).toEqual(expected.toSorted())
})

it('asks for exact versions, and the lock for the same ones', () => {
  for (const folder of manifests) {
    const wanted = wantedOf(/** @type {Manifest} */ (JSON.parse(read(join(folder, 'package.json')))))

    const loose = Object.entries(wanted).filter(
      ([name, version]) => !name.startsWith('@pinge/') && !/^\d+\.\d+\.\d+$/.test(version),
    )
    expect([folder, loose]).toEqual([folder, []])
    expect([folder, wantedOf(lock.packages[folder] ?? {})]).toEqual([folder, wanted])
  }
})
