import { giveComment } from '@pinge/contract/comments.ts'
import { errorOf } from '@pinge/contract/protocol/error-name.ts'
import { headerNames } from '@pinge/contract/protocol/signing.ts'
import { HOUR_MS, MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { expect, it, vi } from 'vitest'
import { giveInTwoTaps, openClass, seeScore } from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

it('with a clock that is an hour off comments are given like any other', async () => {
  openSchoolClass()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const serverTime = Date.now() - HOUR_MS
    const signedAt = Number(new Headers(init?.headers).get(headerNames.timestamp))
    if (Math.abs(signedAt - serverTime) < 5 * MINUTE_MS) return await server.fetch(input, init)
    const { code, message } = errorOf('timestampOff')
    return Response.json({ code, msg: message, data: { serverTime } })
  })
  const user = await openClass()
  await giveInTwoTaps(user, '王浩然', '作业优秀')

  await seeScore('王浩然', 2)
  await vi.waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
  expect(document.body.textContent).not.toContain('待上传')
})
