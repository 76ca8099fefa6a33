import { methodNotAllowed, notFound } from '@pinge/contract/protocol/errors.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAnswer, startTestApp, type TestApp } from '../../test/app.ts'

let app: TestApp
beforeEach(async () => {
  app = await startTestApp()
})
afterEach(() => app.close())

it.each([
  ['POST', '/pixytown/api/nothing-here', notFound],
  ['GET', '/pixytown/api/business-client/picm/list', methodNotAllowed],
  ['GET', '/pixytown/nothing-here', notFound],
] as const)(
  'says of %s %s in Chinese that nothing is there, as the product does',
  async (method, url, refusal) => {
    const answer = readAnswer(await app.server.inject({ method, url }))

    expect(answer).toMatchObject({ status: 404, code: 404, msg: refusal.message, data: null })
  },
)
