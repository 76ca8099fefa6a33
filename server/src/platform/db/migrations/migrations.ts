import type { EngineName } from '../database.ts'
import type { Db } from '../schema.ts'
import { firstTables } from './0001-first-tables.ts'
import { classVersion } from './0002-class-version.ts'
import { exampleClass } from './0003-example-class.ts'
import { joinRequests } from './0004-join-requests.ts'
import { teams } from './0005-teams.ts'
import { rewards } from './0006-rewards.ts'
import { commentItems } from './0007-comment-items.ts'
import { records } from './0008-records.ts'
import { classLife } from './0009-class-life.ts'
import { studentInformation } from './0010-student-information.ts'
import { files } from './0012-files.ts'
import { sessionsAndDevices } from './0013-sessions-and-devices.ts'
import { figures } from './0015-figures.ts'
import { figuresByTeacher } from './0016-figures-by-teacher.ts'
import { authentication } from './0018-authentication.ts'
import { attendance } from './0019-attendance.ts'
import { seating } from './0020-seating.ts'
import { leanLedger } from './0021-lean-ledger.ts'
import { unusedFiles } from './0024-unused-files.ts'
import { remarkEdits } from './0025-remark-edits.ts'
import { commentPhotos } from './0026-comment-photos.ts'
import { attendanceNotes } from './0027-attendance-notes.ts'
import { consentOfTeachers } from './0028-consent-of-teachers.ts'
import { securityEvents } from './0031-security-events.ts'
import { leftPlaces } from './0032-left-places.ts'
import { terms } from './0033-terms.ts'
import { givenTotals } from './0034-given-totals.ts'
import { messageActors } from './0036-message-actors.ts'
import { training } from './0037-training.ts'
import { trainingBests } from './0038-training-bests.ts'
import { seatAisles } from './0040-seat-aisles.ts'
import { archives } from './0041-archives.ts'
import { realisticRecords } from './0050-realistic-records.ts'
import { evaluationQuestions } from './0051-evaluation-questions.ts'
import { handedForms } from './0055-handed-forms.ts'
import { content } from './0060-content.ts'
import { ownFiles } from './0061-own-files.ts'
import { termReviews } from './0070-term-reviews.ts'
import { erasures } from './0080-erasures.ts'
import { studentConsents } from './0085-student-consents.ts'

export type Migration = { name: string; up: (trx: Db, engine: EngineName) => Promise<void> }

/** In the order in which they are applied. One that was merged is never edited. */
export const migrations: readonly Migration[] = [
  { name: '0001-first-tables', up: firstTables },
  { name: '0002-class-version', up: classVersion },
  { name: '0003-example-class', up: exampleClass },
  { name: '0004-join-requests', up: joinRequests },
  { name: '0005-teams', up: teams },
  { name: '0006-rewards', up: rewards },
  { name: '0007-comment-items', up: commentItems },
  { name: '0008-records', up: records },
  { name: '0009-class-life', up: classLife },
  { name: '0010-student-information', up: studentInformation },
  { name: '0012-files', up: files },
  { name: '0013-sessions-and-devices', up: sessionsAndDevices },
  { name: '0015-figures', up: figures },
  { name: '0016-figures-by-teacher', up: figuresByTeacher },
  { name: '0018-authentication', up: authentication },
  { name: '0019-attendance', up: attendance },
  { name: '0020-seating', up: seating },
  { name: '0021-lean-ledger', up: leanLedger },
  { name: '0024-unused-files', up: unusedFiles },
  { name: '0025-remark-edits', up: remarkEdits },
  { name: '0026-comment-photos', up: commentPhotos },
  { name: '0027-attendance-notes', up: attendanceNotes },
  { name: '0028-consent-of-teachers', up: consentOfTeachers },
  { name: '0031-security-events', up: securityEvents },
  { name: '0032-left-places', up: leftPlaces },
  { name: '0033-terms', up: terms },
  { name: '0034-given-totals', up: givenTotals },
  { name: '0036-message-actors', up: messageActors },
  { name: '0037-training', up: training },
  { name: '0038-training-bests', up: trainingBests },
  { name: '0040-seat-aisles', up: seatAisles },
  { name: '0041-archives', up: archives },
  { name: '0050-realistic-records', up: realisticRecords },
  { name: '0051-evaluation-questions', up: evaluationQuestions },
  { name: '0055-handed-forms', up: handedForms },
  { name: '0060-content', up: content },
  { name: '0061-own-files', up: ownFiles },
  { name: '0070-term-reviews', up: termReviews },
  { name: '0080-erasures', up: erasures },
  { name: '0085-student-consents', up: studentConsents },
]
