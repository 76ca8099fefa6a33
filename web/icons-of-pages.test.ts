import { build } from 'vite'
import { expect, test } from 'vitest'
import { iconsOfPages } from './icons-of-pages.ts'

/** What a page that shows these icons would load. */
async function built(icons: string): Promise<string> {
  const page = `import { ${icons} } from 'lucide-react'; console.log(${icons})`
  const output = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [
      iconsOfPages,
      {
        name: 'the page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? page : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', external: [/^react/] } },
  })
  if (!('output' in output)) throw new Error('one output was expected')
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('an icon keeps every line that it is drawn with, and loses its names and random words', async () => {
  const code = await built('Trash')
  expect([...code.matchAll(/\bd: "([^"]+)"/g)].map(([, line]) => line)).toEqual([
    'M10 11v6',
    'M14 11v6',
    'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
    'M3 6h18',
    'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  ])
  expect([...code.matchAll(/\bkey: "(\w+)"/g)].map(([, key]) => key)).toEqual(['0', '1', '2', '3', '4'])
  expect(code).not.toMatch(/"trash(-2)?"/)
})

test('an icon of a single line is read as well', async () => {
  const code = await built('Check')
  expect(code).toContain('M20 6 9 17l-5-5')
  expect(code).not.toContain('"check"')
})

test('a new way to write icons down breaks the build, and draws no empty picture', () => {
  const { transform } = iconsOfPages
  if (typeof transform !== 'object' || typeof transform.handler !== 'function')
    throw new Error('a transform was expected')
  const read = transform.handler as (code: string, id: string) => unknown
  expect(() => read('const __iconData = readLines("trash")', 'trash.mjs')).toThrow('trash.mjs')
})
