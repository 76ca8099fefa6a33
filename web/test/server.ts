import { deletedClasses } from '@pinge/contract/class-edit.ts'
import { joinRequests } from '@pinge/contract/class-teachers.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { unreadMessages } from '@pinge/contract/messages.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { createFakeServer } from './fake-server.ts'

/** The server of the test that runs. */
export const server = createFakeServer()

/** What every screen may ask beside its own matter, while there is nothing to be told. */
export function answerBackgroundCalls(): void {
  server.answer(siteDetail, {
    webName: '品格班级',
    logo: '',
    icpRecord: '',
    policeRecord: '',
    hasClients: false,
  })
  server.answer(unreadMessages, { count: 0 })
  server.answer(joinRequests, { toAnswer: [], mine: [] })
  server.answer(deletedClasses, [])
  server.answer(signOut, null)
  server.answer(liveTicket, { url: '/api/live/ticket', expireTime: 0 })
}
