import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const folder = join(root, 'docs', 'decisions')
const decisions = readdirSync(folder).filter((file) => /^\d{4}-/.test(file) && !file.startsWith('0000'))
const index = readFileSync(join(folder, 'README.md'), 'utf8')

it('lists every decision in the index, under the title that it has, and says by which one it is replaced', () => {
  const expected = decisions.map((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const [, number, title] = /^# (\d{4}) · (.*)$/m.exec(text) ?? []
    const [, newer] = /Status: replaced by \[?(\d{4})/.exec(text) ?? []
    return `- [${number}](${file}) ${title}${newer ? ` (replaced by ${newer})` : ''}`
  })

  expect(
    index
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .toSorted(),
  ).toEqual(expected.toSorted())
})

it('gives every decision the chapters of the template', () => {
  const chapters = ['## Why it had to be decided', '## What we do', '## What it costs']

  const incomplete = decisions.filter((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    return chapters.some((chapter) => !text.includes(chapter))
  })

  expect(incomplete).toEqual([])
})
