import { exportStudent } from '@pinge/contract/privacy/exports.ts'
import { giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { commentTeams } from '@pinge/contract/teams.ts'
import { expect, it } from 'vitest'
import { noteAudit } from './note-audit.ts'

const observe = noteAudit({ note: () => undefined, save: async () => undefined }, () => 0)

it.each([giveComment, undoComment, updateRemark, commentTeams])(
  'a comment that is given, taken back or corrected passes by the audit log: $path',
  (endpoint) => {
    expect(observe(endpoint).succeeded).toBeUndefined()
  },
)

it('an export does not', () => {
  expect(observe(exportStudent).succeeded).toBeDefined()
})
