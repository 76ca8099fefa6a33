import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

/** @typedef {{ rules: Record<string, unknown>; overrides: { files: string[]; rules: Record<string, unknown> }[] }} Settings */

const settings = /** @type {Settings} */ (JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')))

/** Files that .oxlintrc.json names one by one because they are longer than a limit. @param {string} rule */
function exempted(rule) {
  return settings.overrides
    .filter(({ rules }) => rules[rule] === 'off')
    .flatMap(({ files }) => files.filter((file) => !file.includes('*')))
}

/** @param {string} rule @param {unknown} limit @param {readonly string[]} files */
function findTooLong(rule, limit, files) {
  const folder = mkdtempSync(join(tmpdir(), 'lint-limits-'))
  try {
    const config = join(folder, 'oxlintrc.json')
    writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules: { [rule]: limit } }))
    const { stdout } = spawnSync(
      process.execPath,
      [join(root, 'node_modules', 'oxlint', 'bin', 'oxlint'), '-c', config, '-f', 'unix', ...files],
      { cwd: root, encoding: 'utf8' },
    )
    return files.filter((file) => stdout.includes(file))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

it('lets a function be too long only where it is still so', () => {
  const rule = 'max-lines-per-function'
  const files = exempted(rule)

  expect(findTooLong(rule, settings.rules[rule], files)).toEqual(files)
})

it('lets a test be too long only where it is still so', () => {
  const files = exempted('max-lines')

  expect(findTooLong('max-lines', ['error', { max: 400 }], files)).toEqual(files)
})
