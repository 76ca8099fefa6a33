import {
  addTeacher,
  answerJoin,
  classTeachers,
  findClass,
  joinRequests,
  removeTeacher,
  requestJoin,
} from './class-teachers.ts'
import { classRoster, importRoster } from './class-roster.ts'
import { addClass, classList } from './classes.ts'
import { commentItems, commentRecords, giveComment, undoComment } from './comments.ts'
import type { Endpoint } from './endpoint.ts'
import { addExample, removeExample } from './example.ts'
import { liveTicket } from './live.ts'
import { passwordSignIn, register, signOut } from './login.ts'
import { siteDetail } from './site.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  studentInformation,
  updateInformation,
} from './student-information.ts'
import {
  addStudents,
  readPastedRoster,
  readRoster,
  removeStudents,
  studentDetail,
  studentList,
  updateStudent,
} from './students.ts'
import {
  addTeams,
  arrangeTeams,
  categoryList,
  categoryStudents,
  commentTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  setTeamMembers,
  teamList,
  teamMembers,
} from './teams.ts'

/** Every call of the product API. The server refuses to start when one of them is not registered. */
export const productCalls: readonly Endpoint[] = [
  siteDetail,
  passwordSignIn,
  signOut,
  register,
  classList,
  addClass,
  studentList,
  addStudents,
  studentDetail,
  updateStudent,
  removeStudents,
  restoreStudents,
  studentInformation,
  guardianTels,
  updateInformation,
  moveStudents,
  mergeStudents,
  readRoster,
  readPastedRoster,
  classRoster,
  importRoster,
  commentItems,
  giveComment,
  undoComment,
  commentRecords,
  classTeachers,
  addTeacher,
  removeTeacher,
  findClass,
  requestJoin,
  joinRequests,
  answerJoin,
  categoryList,
  teamList,
  teamMembers,
  categoryStudents,
  addTeams,
  setTeamMembers,
  renameTeam,
  removeTeam,
  renameCategory,
  removeCategory,
  copyCategory,
  arrangeTeams,
  commentTeams,
  liveTicket,
  addExample,
  removeExample,
]
