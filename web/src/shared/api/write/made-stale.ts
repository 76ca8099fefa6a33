import { attendanceList, saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { archiveClass, classDetail, updateClass } from '@pinge/contract/class-edit.ts'
import {
  answerInvite,
  answerJoin,
  classInvites,
  classTeachers,
  joinRequests,
  removeTeacher,
  requestJoin,
  updateTeacher,
} from '@pinge/contract/class-teachers.ts'
import { addClass, classesToday, classList } from '@pinge/contract/classes.ts'
import {
  addItem,
  deleteItem,
  hideItem,
  itemSettings,
  orderItems,
  ownItems,
  restoreItems,
  updateItem,
} from '@pinge/contract/comment-items.ts'
import { commentItems, giveComment, undoComment, updateRemark } from '@pinge/contract/comments.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import type { LiveEvent } from '@pinge/contract/live.ts'
import { unreadMessages } from '@pinge/contract/unread-messages.ts'
import { commentFeed, commentRecords, commentSummary } from '@pinge/contract/records.ts'
import { resetScore } from '@pinge/contract/reset-score.ts'
import {
  deliverRewards,
  redeem,
  refundRewards,
  removeReward,
  rewardList,
  rewardRecords,
  saveReward,
  sortRewards,
} from '@pinge/contract/rewards.ts'
import { classRoster, importRoster } from '@pinge/contract/roster/roster.ts'
import { saveSeating, seatingDetail } from '@pinge/contract/seating.ts'
import {
  mergeStudents,
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import {
  addStudents,
  removeStudents,
  studentDetail,
  studentList,
  updateStudent,
} from '@pinge/contract/students.ts'
import {
  addTeams,
  arrangeTeams,
  categoryList,
  commentTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  setTeamMembers,
  teamList,
} from '@pinge/contract/teams.ts'

type Read = Pick<Endpoint, 'path'>

/** Named by their paths: a lesson, which writes most, reads none of them, and their shapes would weigh on it. */
const reports = calls('report/class report/student')
const terms = calls('term/list')
const attendanceOfTerm = calls('attendance/term')

/** How full an archive is counts its records as well. */
const realistic = calls('realistic/feed realistic/list realistic/summary archive/list archive/student')
const realisticWrites = calls('realistic/save realistic/review realistic/typical realistic/remove')
/** Saved cells stand in their sheet already; only what is counted of them is read again. */
const cellWrites = calls('perform/save health/save')
const archiveWrites = calls(
  'archive/save archive/lock archive/remove archive/restore perform/saveSubjects perform/saveKinds',
)
const evaluationWrites = calls('evaluation/save evaluation/saveQuestions')
const evaluation = calls('evaluation/list evaluation/detail archive/list archive/student')
const cellCounts = calls('archive/list perform/terms')
const archives = [
  ...cellCounts,
  // What a locked archive holds of the records is only read.
  ...calls('archive/removed archive/student perform/sheet health/sheet realistic/summary'),
]

const reviews = calls('review/list review/detail review/family')
/** What calls each pupil by name, beside the lists of the class itself. */
const listsOfPupils = [...reviews, ...evaluation, ...calls('consent/list')]
const practice = calls('course/practice/detail')
const contents = calls('course/list course/detail library/list library/preview library/own/list home/recent')
const contentWrites = calls(
  'course/favorite library/favorite library/own/save library/own/folder library/own/rename library/own/move library/own/remove library/own/restore library/own/share',
)

function calls(names: string): Read[] {
  return names.split(' ').map((name) => ({ path: `/api/business-client/${name}` }))
}

/** Each of these writes outdates the same. */
function each(writes: readonly Read[], reads: readonly Read[]): (readonly [Read, readonly Read[]])[] {
  return writes.map((write) => [write, reads])
}

const records = [commentRecords, commentFeed, commentSummary, ...reports]
const scores = [studentList, ...records, classList, classesToday]
const rewards = [rewardRecords, rewardList]
const teams = [categoryList, teamList]
const attendance = [
  ...calls('attendance/days attendance/month'),
  ...attendanceOfTerm,
  attendanceList,
  classesToday,
]
const ofPupils = [
  studentList,
  studentDetail,
  classRoster,
  ...records,
  ...attendance,
  ...archives,
  ...realistic,
  ...listsOfPupils,
]
const wholeStudents = [...ofPupils, studentInformation, classList]
/** Those who come and go take their marks, their seats and their places in teams with them. */
const comingAndGoing = [...wholeStudents, ...teams, seatingDetail]
/** What calls a pupil by name, beside the table in which names are edited. */
const calledByName = [...ofPupils, teamList, rewardRecords]
const messages = [unreadMessages, ...calls('message/list')]
const invited = calls('class/sentInvites')
const joining = [joinRequests, ...messages]
const items = [commentItems, itemSettings, ownItems]

/** What each write outdates. A write that is not listed outdates nothing. */
const byWrite: readonly (readonly [write: Read, reads: readonly Read[]])[] = [
  ...each(calls('term/save'), [...terms, ...reports, ...attendanceOfTerm, ...realistic]),
  ...each(cellWrites, cellCounts),
  ...each(archiveWrites, archives),
  [giveComment, scores],
  [commentTeams, [...scores, ...teams]],
  // It may have been a comment to teams, or an exchange.
  [undoComment, [...scores, ...teams, ...rewards]],
  [updateRemark, records],
  [resetScore, scores],
  [redeem, [...scores, ...rewards]],
  [refundRewards, [...scores, ...rewards]],
  [deliverRewards, [rewardRecords]],
  ...each([saveReward, sortRewards, removeReward], [rewardList]),

  ...each([addStudents, importRoster], wholeStudents),
  [updateStudent, [...calledByName, studentInformation]],
  // The new name stands in the table already.
  [updateInformation, calledByName],
  ...each([removeStudents, restoreStudents, moveStudents], comingAndGoing),
  [mergeStudents, [...comingAndGoing, rewardRecords]],
  [saveAttendance, [...attendance, studentList]],
  [saveSeating, [seatingDetail]],
  ...each(calls('course/practice/save course/practice/check'), practice),
  ...each(calls('evaluation/saveHanded'), calls('evaluation/handed')),
  ...each(evaluationWrites, evaluation),
  ...each(contentWrites, contents),
  // The text that was saved stands in the editor already.
  ...each(calls('review/save'), calls('review/list')),
  ...each(calls('review/fill review/lock'), reviews),
  ...each(calls('review/saveSettings'), calls('review/settings review/detail')),
  ...each(calls('review/savePhrase review/removePhrase'), calls('review/phrases')),
  ...each(calls('student/erase'), comingAndGoing),
  ...each(calls('consent/save'), calls('consent/list')),
  ...each(realisticWrites, realistic),

  ...each([addTeams, setTeamMembers, renameTeam, removeTeam, arrangeTeams], teams),
  ...each([renameCategory, removeCategory, copyCategory], teams),

  ...each([addItem, updateItem, deleteItem, hideItem, orderItems, restoreItems], items),

  [addClass, [classList]],
  [updateClass, [classList, studentList, ...terms]],
  [archiveClass, [classList, classesToday, classDetail]],
  ...each(calls('class/removeClass class/restoreClass'), [classList, ...calls('class/deletedClasses')]),
  ...each([addExample, removeExample], [classList]),

  [requestJoin, [joinRequests, ...calls('class/findClass')]],
  [answerJoin, [...joining, classTeachers, classList, classDetail]],
  ...each(calls('class/addTeacher class/withdrawInvite class/handOver'), invited),
  [answerInvite, [classInvites, ...joining, classList, classTeachers, classDetail]],
  [updateTeacher, [classTeachers]],
  [removeTeacher, [classList, classTeachers, classDetail]],

  ...each(calls('message/read message/readAll message/remove'), messages),
  ...each(
    calls('teacher/endDevice teacher/endOtherDevices teacher/login/changePwd'),
    calls('teacher/devices'),
  ),
]

const everyEvent = [...scores, ...rewards, ...teams]
const studentsChanged = [...comingAndGoing, ...rewards]
const classFacts = [classDetail, classTeachers, ...invited, ...terms]

/** What the live channel outdates: an event tells who did something, and the totals at most. */
const byEvent: Record<LiveEvent['type'], readonly Read[]> = {
  'comment-given': everyEvent,
  'comment-undone': everyEvent,
  'remark-changed': records,
  'scores-changed': everyEvent,
  'rewards-changed': everyEvent,
  'teams-changed': everyEvent,
  'students-changed': studentsChanged,
  'attendance-changed': [...everyEvent, ...attendance],
  'realistic-changed': realistic,
  'seating-changed': [...everyEvent, seatingDetail],
  'practice-changed': practice,
  'class-changed': [...everyEvent, ...classFacts, ...realistic],
  'archive-changed': [...archives, ...evaluation],
  'reviews-changed': [...reviews, ...calls('review/settings')],
  reload: [...studentsChanged, ...classFacts, ...practice, ...calls('review/settings'), commentItems],
  // Read again to learn that the class is gone.
  ended: [...scores, ...rewards, ...classFacts],
}

/** A call that wrote, or what the live channel told. */
export type Change = Endpoint | LiveEvent['type']

const pathsByWrite = new Map(byWrite.map(([{ path }, reads]) => [path, pathsOf(reads)]))

/** The paths of the reads that a write or an event of the live channel outdates. */
export function pathsMadeStale(change: Change): ReadonlySet<string> {
  if (typeof change === 'string') return pathsOf(byEvent[change])
  return pathsByWrite.get(change.path) ?? nothing
}

const nothing: ReadonlySet<string> = new Set()

function pathsOf(reads: readonly Read[]): ReadonlySet<string> {
  return new Set(reads.map(({ path }) => path))
}
