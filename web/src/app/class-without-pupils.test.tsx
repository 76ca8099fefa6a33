import { archiveList } from '@pinge/contract/archives/documents.ts'
import { evaluationList } from '@pinge/contract/archives/evaluation.ts'
import { healthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet } from '@pinge/contract/archives/perform.ts'
import { auditList } from '@pinge/contract/privacy/audit.ts'
import { consentList } from '@pinge/contract/privacy/consents.ts'
import { familyReport } from '@pinge/contract/reviews/family.ts'
import { reviewList } from '@pinge/contract/reviews/reviews.ts'
import { studentInformation } from '@pinge/contract/student-information.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeDocument, makeSheet } from '../../test/make/archive.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { address, openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'

const document = makeDocument()
const sheet = makeSheet(document)

beforeEach(() => {
  openSchoolClass({ students: [] })
  server.answer(archiveList, [document])
  server.answer(performSheet, { ...sheet, subjects: [], kinds: [], columnsVersion: 0 })
  server.answer(healthSheet, { ...sheet, standardName: '国家学生体质健康标准（2014年修订）', items: [] })
  server.answer(evaluationList, { scale: 'smile', questions: [], students: [] })
  server.answer(reviewList, [])
  server.answer(familyReport, { className: '三年级(2)班', school: '', headTeacher: '', parts: [], pages: [] })
  server.answer(consentList, [])
  server.answer(studentInformation, { className: '三年级(2)班', isOwner: true, students: [] })
})

it.each([
  '/comment/attendance',
  '/data/file',
  '/data/file/perform',
  '/data/file/health',
  '/data/file/record',
  '/data/file/evaluation',
  '/term-review',
  '/term-review/family',
  '/comment/consent',
])('%s of a class without pupils leads to where pupils are added', async (path) => {
  const user = await openScreen(`${path}?classId=c1`)
  await screen.findByRole('heading', { name: '班里还没有学生' })

  await user.click(screen.getByRole('link', { name: '去添加学生' }))
  await waitFor(() => expect(address()).toBe('/comment/information-edit?classId=c1'))
})

it('what is kept of pupils, in a class without any, leads there too', async () => {
  server.answer(auditList, { items: [], nextCursor: null, keepYears: 3 })
  const user = await openScreen('/comment/privacy?classId=c1')
  await user.click(await screen.findByRole('button', { name: '导出和删除' }))

  await screen.findByRole('heading', { name: '班里还没有学生' })
  expect(screen.getByRole('link', { name: '去添加学生' }).getAttribute('href')).toBe(
    '/comment/information-edit?classId=c1',
  )
})
