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

test('a page knows of a call that anyone may make, and not who else may make which', async () => {
  const code = await built(
    `import { passwordSignIn } from '${contract}/sign-in.ts'; import { classTeachers } from '${contract}/class-teachers.ts'; console.log(passwordSignIn, classTeachers)`,
  )
  expect(code).toContain('access: "public"')
  expect(code).not.toContain('access: "class"')
})

test('a page loads nothing of the calls that it never makes', async () => {
  const code = await built(
    `import { commentItems } from '${contract}/comments.ts'; console.log(commentItems)`,
  )
  expect(code).toContain('reviewItems')
  expect(code).not.toContain('/api/business-client/comment/reviewStu')
})
