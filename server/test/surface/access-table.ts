import type { Access, Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { closeAccount } from '@pinge/contract/privacy/closing.ts'
import { changePassword, changeTel, endDevice } from '@pinge/contract/accounts.ts'
import { submitAuthentication } from '@pinge/contract/authentication.ts'
import { restoreClass } from '@pinge/contract/class-edit.ts'
import { answerInvite, answerJoin, removeTeacher, requestJoin } from '@pinge/contract/class-teachers.ts'
import { deleteItem, hideItem, orderItems, updateItem } from '@pinge/contract/comment-items.ts'
import { undoComment, updateRemark } from '@pinge/contract/comments.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { confirmFile, viewFile } from '@pinge/contract/files.ts'
import { readMessage, removeMessage, sendClassNotice } from '@pinge/contract/messages.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { qrConfirm, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { refundRewards } from '@pinge/contract/rewards.ts'
import { readTableFile } from '@pinge/contract/archives/table/table-file.ts'
import { handedForm, saveHandedForm } from '@pinge/contract/archives/handed-form.ts'
import { polishReview } from '@pinge/contract/reviews/polish.ts'
import { readRoster } from '@pinge/contract/roster/roster.ts'
import * as signIn from '@pinge/contract/sign-in.ts'
import { homeBanner } from '@pinge/contract/site.ts'
import * as teamCalls from '@pinge/contract/teams.ts'
import { nothingForAnyone, nothingForTeachers } from './bodies/content-bodies.ts'

/** Who calls: the owner of one class, a co-teacher of it, a teacher of other classes, and one who is not signed in. */
export type Who = 'owner' | 'coTeacher' | 'stranger' | 'signedOut'
/** The code that each of them is answered. */
export type Row = Record<Who, number>

/** What the contract's word of who may call comes to. */
const usual: Record<Access, Row> = {
  public: anyone(200),
  teacher: signedIn(200),
  class: { owner: 200, coTeacher: 200, stranger: 404, signedOut: 401 },
  owner: { owner: 200, coTeacher: 403, stranger: 404, signedOut: 401 },
}

/** A scheme that the owner of the class made, or a notice: the co-teacher of this table may not. */
const notCoTeacher: Row = usual.owner
/** What only this one teacher may know of. */
const ofOwnerAlone: Row = { owner: 200, coTeacher: 404, stranger: 404, signedOut: 401 }

/** What is answered otherwise: by the body that is sent here, or by a rule of the feature's own. */
const unusual: Readonly<Record<string, Row>> = {
  [homeBanner.path]: anyone(400),
  // Signing in and registering are for those who are not signed in; here with bodies that only bad input would refuse.
  [signIn.passwordSignIn.path]: anyone(400),
  [signIn.register.path]: anyone(400),
  [signIn.codeSignIn.path]: anyone(400),
  [signIn.sendCode.path]: anyone(400),
  [signIn.resetPassword.path]: anyone(400),
  [qrLoginResult.path]: anyone(20104),
  // A code that was never shown.
  [qrScan.path]: signedIn(20104),
  [qrConfirm.path]: signedIn(20104),
  [changePassword.path]: signedIn(400),
  [changeTel.path]: signedIn(400),
  [closeAccount.path]: signedIn(20001),
  [endDevice.path]: signedIn(404),
  // No teacher uploaded the certificate of the body.
  [submitAuthentication.path]: signedIn(400),
  // The class of this table is a real one.
  [removeExample.path]: { owner: 403, coTeacher: 403, stranger: 404, signedOut: 401 },
  // Sent as JSON here; the file itself is tried in the roster's own tests.
  [readRoster.path]: signedIn(415),
  [readTableFile.path]: signedIn(415),
  // No teacher made the upload of the body, nor the picture.
  [confirmFile.path]: signedIn(404),
  [viewFile.path]: signedIn(404),
  // No model is named here.
  [polishReview.path]: { owner: 403, coTeacher: 403, stranger: 404, signedOut: 401 },
  [handedForm.path]: anyone(404),
  [saveHandedForm.path]: anyone(404),
  // A co-teacher removes only themselves, as class-teachers.test.ts tells.
  ...Object.fromEntries(nothingForTeachers.map(({ path }) => [path, signedIn(404)])),
  ...Object.fromEntries(nothingForAnyone.map(({ path }) => [path, anyone(404)])),
  [removeTeacher.path]: notCoTeacher,
  [requestJoin.path]: { owner: 409, coTeacher: 409, stranger: 200, signedOut: 401 },
  // Here the owner is invited to another class; the others were asked nothing.
  [answerInvite.path]: ofOwnerAlone,
  [answerJoin.path]: ofOwnerAlone,
  [restoreClass.path]: ofOwnerAlone,
  // A co-teacher who was not allowed to; the allowed one is tried with the messages.
  [sendClassNotice.path]: notCoTeacher,
  // The message is the owner's own, and so are the items.
  [readMessage.path]: ofOwnerAlone,
  [removeMessage.path]: ofOwnerAlone,
  [updateItem.path]: ofOwnerAlone,
  [hideItem.path]: ofOwnerAlone,
  [orderItems.path]: ofOwnerAlone,
  [deleteItem.path]: ofOwnerAlone,
  [undoComment.path]: ofOwnerAlone,
  // The one who wrote it, here the owner.
  [updateRemark.path]: ofOwnerAlone,
  // What the owner exchanged; a co-teacher gives back their own, as rewards.test.ts tells.
  [refundRewards.path]: ofOwnerAlone,
  [teamCalls.teamList.path]: notCoTeacher,
  [teamCalls.teamMembers.path]: notCoTeacher,
  [teamCalls.categoryStudents.path]: notCoTeacher,
  [teamCalls.addTeams.path]: notCoTeacher,
  [teamCalls.setTeamMembers.path]: notCoTeacher,
  [teamCalls.renameTeam.path]: notCoTeacher,
  [teamCalls.renameCategory.path]: notCoTeacher,
  [teamCalls.copyCategory.path]: notCoTeacher,
  [teamCalls.commentTeams.path]: notCoTeacher,
  [teamCalls.arrangeTeams.path]: notCoTeacher,
  [teamCalls.removeTeam.path]: notCoTeacher,
  [teamCalls.removeCategory.path]: notCoTeacher,
}

/** The example adds rows to compare for all that come later, and signing out ends the sessions of those who call. */
const last: readonly Endpoint[] = [addExample, signIn.signOut]

/** Every call of the contract, with what each of the four is answered. */
export const accessTable: readonly (readonly [Endpoint, Row])[] = [
  ...productCalls.filter((call) => !last.includes(call)),
  ...last,
].map((call) => [call, unusual[call.path] ?? usual[call.access]])

function anyone(code: number): Row {
  return { owner: code, coTeacher: code, stranger: code, signedOut: code }
}

function signedIn(code: number): Row {
  return { ...anyone(code), signedOut: 401 }
}
