import { consentList } from '@pinge/contract/privacy/consents.ts'
import { classDetail, deletedClasses } from '@pinge/contract/class-edit.ts'
import { classInvites, classTeachers, joinRequests, sentInvites } from '@pinge/contract/class-teachers.ts'
import { classesToday } from '@pinge/contract/classes.ts'
import { commentItems } from '@pinge/contract/comments.ts'
import { courseRecommend } from '@pinge/contract/content/courses.ts'
import { homeRecent } from '@pinge/contract/content/recent.ts'
import { storyBundles } from '@pinge/contract/content/stories.ts'
import { liveTicket } from '@pinge/contract/live.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { siteDetail } from '@pinge/contract/site.ts'
import { studentList } from '@pinge/contract/students.ts'
import { termList } from '@pinge/contract/terms.ts'
import { makeClassDetail } from './make/class.ts'
import { makeTerm } from './make/report.ts'
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
  server.answer(classesToday, [])
  server.answer(joinRequests, { toAnswer: [], mine: [] })
  server.answer(classInvites, [])
  server.answer(sentInvites, [])
  server.answer(deletedClasses, [])
  server.answer(signOut, null)
  // All guardians said yes to pictures.
  server.answer(consentList, [])
  // No content was imported.
  server.answer(courseRecommend, [])
  server.answer(storyBundles, { list: [], total: 0, pageNum: 1, pageSize: 6 })
  server.answer(homeRecent, [])
  // The school on top of what is printed.
  server.answer(classDetail, makeClassDetail())
  // A test may end just when its teacher has been led into a class.
  server.answer(studentList, { stuInfoList: [], classImage: '9000', version: 1 })
  server.answer(commentItems, [])
  server.answer(classTeachers, [])
  server.answer(termList, [makeTerm()])
  server.answer(liveTicket, { url: '/api/live/ticket', expireTime: 0 })
}
