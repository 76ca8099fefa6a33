import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractOfPages } from './contract-of-pages.ts'

const contract = fileURLToPath(new URL('../contract/src', import.meta.url))

/** What a page that is this text would load. */
async function built(page: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      contractOfPages,
      {
        name: 'the page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? page : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'page', external: [/^zod/] } },
  })
  if (!('output' in output)) throw new Error('one output was expected')
  return output.output.map((file) => ('code' in file ? file.code : '')).join('\n')
}

test('a page knows where a call goes and what comes back, and not what only the server checks', async () => {
  const code = await built(`import { giveComment } from '${contract}/comments.ts'; console.log(giveComment)`)
  expect(code).toContain('/api/business-client/comment/reviewStu')
  expect(code).toContain('batchId')
  expect(code).not.toContain('summary')
  expect(code).not.toContain('requestId')
})

test('a page loads nothing of the calls that it never makes', async () => {
  const code = await built(
    `import { commentItems } from '${contract}/comments.ts'; console.log(commentItems)`,
  )
  expect(code).toContain('reviewItems')
  expect(code).not.toContain('/api/business-client/comment/reviewStu')
})
