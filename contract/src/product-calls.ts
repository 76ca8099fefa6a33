import * as accounts from './accounts.ts'
import { callsOf } from './calls-of.ts'
import * as archiveDocuments from './archives/documents.ts'
import * as archiveHealth from './archives/health.ts'
import * as archiveEvaluation from './archives/evaluation.ts'
import * as archiveHandedForm from './archives/handed-form.ts'
import * as archivePerform from './archives/perform.ts'
import * as archiveStudent from './archives/student.ts'
import * as archiveTables from './archives/table/table-file.ts'
import * as attendance from './attendance/attendance.ts'
import * as attendancePast from './attendance/attendance-past.ts'
import * as authentication from './authentication.ts'
import * as classEdit from './class-edit.ts'
import * as classTeachers from './class-teachers.ts'
import * as classes from './classes.ts'
import * as commentItems from './comment-items.ts'
import * as comments from './comments.ts'
import * as contentCourses from './content/courses.ts'
import * as contentPractice from './content/practice.ts'
import * as contentHome from './content/home.ts'
import * as contentRecent from './content/recent.ts'
import * as contentLibrary from './content/library.ts'
import * as contentOwnFiles from './content/own-files.ts'
import * as contentStories from './content/stories.ts'
import * as contentVideos from './content/videos.ts'
import type { Endpoint } from './protocol/endpoint.ts'
import * as example from './example.ts'
import * as files from './files.ts'
import * as live from './live.ts'
import * as messages from './messages.ts'
import * as privacyClosing from './privacy/closing.ts'
import * as privacyConsents from './privacy/consents.ts'
import * as qrSignIn from './qr-sign-in.ts'
import * as realistic from './realistic.ts'
import * as records from './records.ts'
import * as privacyAudit from './privacy/audit.ts'
import * as privacyErasures from './privacy/erasures.ts'
import * as privacyExports from './privacy/exports.ts'
import * as reports from './class-data.ts'
import * as resetScore from './reset-score.ts'
import * as reviewPolish from './reviews/polish.ts'
import * as familyReports from './reviews/family.ts'
import * as reviews from './reviews/reviews.ts'
import * as rewards from './rewards.ts'
import * as roster from './roster/roster.ts'
import * as seating from './seating.ts'
import * as signIn from './sign-in.ts'
import * as site from './site.ts'
import * as studentInformation from './student-information.ts'
import * as students from './students.ts'
import * as teams from './teams.ts'
import * as terms from './terms.ts'
import * as trainingAccess from './training-access.ts'
import * as unreadMessages from './unread-messages.ts'

/** The modules that declare calls; a test looks for others. */
const modules: readonly Readonly<Record<string, unknown>>[] = [
  site,
  signIn,
  qrSignIn,
  accounts,
  authentication,
  classes,
  classEdit,
  classTeachers,
  terms,
  messages,
  unreadMessages,
  students,
  studentInformation,
  roster,
  attendance,
  attendancePast,
  seating,
  comments,
  commentItems,
  teams,
  resetScore,
  rewards,
  records,
  reports,
  realistic,
  archiveDocuments,
  archivePerform,
  archiveEvaluation,
  archiveHandedForm,
  archiveHealth,
  archiveTables,
  archiveStudent,
  reviews,
  familyReports,
  reviewPolish,
  privacyConsents,
  privacyClosing,
  contentHome,
  contentRecent,
  contentCourses,
  contentPractice,
  contentLibrary,
  contentOwnFiles,
  contentVideos,
  contentStories,
  privacyAudit,
  privacyErasures,
  privacyExports,
  live,
  example,
  files,
  trainingAccess,
]

/** Every call of the product API. The server refuses to start when one of them is not registered. */
export const productCalls: readonly Endpoint[] = modules.flatMap(callsOf)
