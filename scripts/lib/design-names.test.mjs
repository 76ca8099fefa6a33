import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const tokens = readFileSync(join(root, 'web/src/app/styles/tokens.css'), 'utf8')

/** @param {string} kind */
const tokensOf = (kind) =>
  [...tokens.matchAll(new RegExp(`--${kind}-([a-z0-9-]+):`, 'g'))].map(([, name]) => name)

/** What a class may say after `bg-` and `rounded-`: a name of the design, or a word of CSS. */
const known = {
  bg: new Set([...tokensOf('color'), 'inherit', 'linear-to-b', 'linear-to-r']),
  rounded: new Set([...tokensOf('radius'), 'none']),
}
const side = /^(?:[trbl]|[tb][lr])-/

// A class that the design does not know makes no style and no error: what it should colour is simply not seen.
it('fills and rounds everything by names that the design has', () => {
  const unknown = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const used = readFileSync(join(root, file), 'utf8').matchAll(
        /(?<=["'`\s:!])(bg|rounded)-([a-z][a-z0-9-]*)(?=["'`\s!])/g,
      )
      return [...used]
        .filter(([, kind, name = '']) => !known[kind === 'bg' ? 'bg' : 'rounded'].has(name.replace(side, '')))
        .map(([found]) => `${file}: ${found}`)
    })

  expect(unknown).toEqual([])
})
