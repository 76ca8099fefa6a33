import { classDetail } from '@pinge/contract/class-edit.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '@testing-library/react'
import { holdClock, pass } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makeClassDetail } from '../../../test/make/class.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

beforeEach(() => {
  openSchoolClass()
  server.answer(classDetail, makeClassDetail({ classId: 'c1' }))
  server.answer(consentList, [])
})
afterEach(() => void vi.useRealTimers())

it('a list of pupils is read again though something else changed in the class at the same moment', async () => {
  holdClock()
  await openScreen('/comment/consent?classId=c1')
  await waitFor(() => expect(server.requests(consentList)).toHaveLength(1))
  for (const type of ['teams-changed', 'rewards-changed', 'students-changed'] as const)
    await tellLive({ type, teacherId: 'li' })
  await pass(1_000)

  await waitFor(() => expect(server.requests(consentList)).toHaveLength(2))
})
