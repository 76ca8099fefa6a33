import { liveTicket } from '@pinge/contract/live.ts'
import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openClass } from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

it('a class is followed again as soon as the network is back', async () => {
  openSchoolClass()
  await openClass()
  await tellLive({ type: 'teams-changed', teacherId: 'li' })
  expect(server.requests(liveTicket)).toHaveLength(1)
  act(() => void window.dispatchEvent(new Event('online')))

  await waitFor(() => expect(server.requests(liveTicket)).toHaveLength(2))
})
