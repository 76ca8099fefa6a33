import { addTeams, arrangeTeams, commentTeams, removeCategory, removeTeam } from '@pinge/contract/teams.ts'
import {
  addTeacher,
  answerJoin,
  handOverClass,
  removeTeacher,
  requestJoin,
  updateTeacher,
  answerInvite,
  withdrawInvite,
} from '@pinge/contract/class-teachers.ts'
import { changePassword, changeTel, endDevice, endOtherDevices } from '@pinge/contract/accounts.ts'
import { lockArchive, removeArchive, restoreArchive } from '@pinge/contract/archives/documents.ts'
import { saveEvaluation, saveEvaluationQuestions } from '@pinge/contract/archives/evaluation.ts'
import { saveKinds, saveSubjects } from '@pinge/contract/archives/perform.ts'
import { saveAttendance } from '@pinge/contract/attendance/attendance.ts'
import { archiveClass, removeClass, restoreClass } from '@pinge/contract/class-edit.ts'
import { deleteItem, hideItem, updateItem } from '@pinge/contract/comment-items.ts'
import type { Endpoint } from '@pinge/contract/protocol/endpoint.ts'
import { addExample, removeExample } from '@pinge/contract/example.ts'
import { readMessage, removeMessage, sendClassNotice } from '@pinge/contract/messages.ts'
import { productCalls } from '@pinge/contract/product-calls.ts'
import { qrConfirm, qrLoginResult, qrScan } from '@pinge/contract/qr-sign-in.ts'
import { markTypical, removeRealistic, reviewRealistic, saveRealistic } from '@pinge/contract/realistic.ts'
import { deliverRewards, redeem, refundRewards, saveReward } from '@pinge/contract/rewards.ts'
import { saveSeating } from '@pinge/contract/seating.ts'
import { codeSignIn, resetPassword, sendCode, signOut } from '@pinge/contract/sign-in.ts'
import {
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { saveTerm } from '@pinge/contract/terms.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import {
  selectRedemptionDifferences,
  selectTeamDifferences,
  selectTotalDifferences,
} from '../../src/api/ledger/ledger.queries.ts'
import type { TestApp } from '../app.ts'
import { anyCall, type AnyCall, type CallChoices } from './any-call.ts'
import { createAnySchool, type AnySchool } from './any-school.ts'
import { checkAnswer, sendAny } from './check-answer.ts'

/** So many at the same time, as a school's browsers would. */
const AT_ONCE = 25
/** Enough for each call of the contract to be answered several times, however many there are. */
export const ALL_CALLS = productCalls.length * 4 * AT_ONCE

/** Successes and refusals of each call, and the tries of its own that one gets which had fewer. */
const ENOUGH = 3
const MORE_TRIES = 300

/** Made once, by two teachers in turn, or of many parts that must fit: luck alone does not repeat them. They have tests of their own. */
const needsMoreThanLuck = new Set<Endpoint>([
  addExample,
  removeExample,
  addTeacher,
  removeTeacher,
  requestJoin,
  answerJoin,
  answerInvite,
  withdrawInvite,
  arrangeTeams,
  moveStudents,
  mergeStudents,
  saveRealistic,
  saveSeating,
  updateInformation,
  updateTeacher,
  handOverClass,
  sendClassNotice,
  readMessage,
  removeMessage,
  removeClass,
  restoreClass,
  codeSignIn,
  sendCode,
  resetPassword,
  changePassword,
  changeTel,
  endDevice,
  endOtherDevices,
  qrLoginResult,
  qrScan,
  qrConfirm,
  saveSubjects,
  saveEvaluation,
  saveEvaluationQuestions,
  saveKinds,
])

type Amount = { calls: number; seed: number }

/** Sends so many calls of every kind, and holds each answer against the protocol and the contract. */
export async function sendAnyCalls(app: TestApp, { calls, seed }: Amount): Promise<void> {
  const { choices, count, tally } = await prepare(app)
  const group = fc.array(
    fc.oneof(...choices.map((choice) => ({ weight: choice.endpoints.length, arbitrary: anyCall(choice) }))),
    { minLength: AT_ONCE, maxLength: AT_ONCE },
  )

  await fc.assert(
    fc.asyncProperty(group, async (together) => {
      const answers = await Promise.all(
        together.map(async (call) => ({ call, response: await sendAny(app, call) })),
      )
      for (const { call, response } of answers) count(call.endpoint, checkAnswer(call, response))
    }),
    { seed, numRuns: calls / AT_ONCE, reporter: tellShortly },
  )

  expect([...tally.values()].reduce((sum, times) => sum + times, 0)).toBe(calls)
  if (calls >= ALL_CALLS) await requireLuck(app, choices, tally, count, seed)
  expect(await selectTotalDifferences(app.database.read), `totals of seed ${seed}`).toEqual([])
  expect(await selectTeamDifferences(app.database.read), `teams of seed ${seed}`).toEqual([])
  expect(await selectRedemptionDifferences(app.database.read), `exchanges of seed ${seed}`).toEqual([])
}

async function prepare(app: TestApp) {
  const tally = new Map<string, number>()
  const count = ({ path }: Endpoint, code: number) => {
    tally.set(`${path} ${code}`, (tally.get(`${path} ${code}`) ?? 0) + 1)
  }
  return { choices: choicesOf(await createAnySchool(app, ALL_CALLS)), tally, count }
}

/** What these calls end is no use to the others, so they have sessions, schemes and a class of their own. */
function choicesOf({ known, passing, rewarding, tokens, throwaways }: AnySchool): readonly CallChoices[] {
  const endTeams: readonly Endpoint[] = [arrangeTeams, removeTeam, removeCategory]
  const endClass: readonly Endpoint[] = [archiveClass, removeClass, restoreClass]
  const ofRewards: readonly Endpoint[] = [saveReward, redeem, deliverRewards, refundRewards]
  // These need items of the caller's own.
  const onItems: readonly Endpoint[] = [updateItem, hideItem, deleteItem]
  const ofTerms: readonly Endpoint[] = [saveTerm]
  const ofRealistic: readonly Endpoint[] = [reviewRealistic, markTypical, removeRealistic]
  // These need pupils and teams of one class, and the one that stays whole: of the others, some are gone for good.
  const inWhole: readonly Endpoint[] = [restoreStudents, addTeams, commentTeams, saveAttendance]
  const endDocuments: readonly Endpoint[] = [lockArchive, removeArchive]
  const apart = new Set([
    signOut,
    restoreArchive,
    ...endDocuments,
    ...ofTerms,
    ...ofRealistic,
    ...inWhole,
    ...endTeams,
    ...endClass,
    ...ofRewards,
    ...onItems,
  ])
  const staying = productCalls.filter((call) => !apart.has(call))
  return [
    { endpoints: staying, known, tokens },
    { endpoints: endTeams, known: { ...known, ...passing.teams }, tokens },
    { endpoints: endClass, known: { ...known, ...passing.class }, tokens },
    { endpoints: ofRewards, known: { ...known, ...rewarding }, tokens },
    { endpoints: ofRealistic, known: { ...known, ...passing.realistic }, tokens },
    { endpoints: ofTerms, known: { ...known, ...passing.terms }, tokens },
    { endpoints: onItems, known: { ...known, ...passing.items }, tokens },
    { endpoints: inWhole, known: { ...known, ...passing.whole }, tokens },
    { endpoints: endDocuments, known: { ...known, ...passing.documents }, tokens },
    { endpoints: [restoreArchive], known: { ...known, ...passing.removedDocuments }, tokens },
    { endpoints: [signOut], known, tokens: throwaways },
  ]
}

/**
 * Calls that are all refused at once would prove nothing: each one is answered and refused several times, those that
 * had no luck among the others by themselves.
 */
async function requireLuck(
  app: TestApp,
  choices: readonly CallChoices[],
  tally: ReadonlyMap<string, number>,
  count: (call: Endpoint, code: number) => void,
  seed: number,
): Promise<void> {
  const isRare = (call: Endpoint, code: number) => (tally.get(`${call.path} ${code}`) ?? 0) < ENOUGH
  const isUnlucky = (call: Endpoint) => isRare(call, 200) || isRare(call, 400)
  const tried = productCalls.filter((call) => !needsMoreThanLuck.has(call))
  const unlucky = choices.flatMap((choice) =>
    choice.endpoints
      .filter((call) => tried.includes(call) && isUnlucky(call))
      .map((endpoint) => ({ endpoint, calls: anyCall({ ...choice, endpoints: [endpoint] }) })),
  )
  for (const { endpoint, calls } of unlucky)
    for (const call of fc.sample(calls, { seed, numRuns: MORE_TRIES })) {
      if (!isUnlucky(endpoint)) break
      count(endpoint, checkAnswer(call, await sendAny(app, call)))
    }
  const rarely = (code: number) => tried.filter((call) => isRare(call, code)).map(({ path }) => path)
  expect({ succeeds: rarely(200), refuses: rarely(400) }).toEqual({ succeeds: [], refuses: [] })
}

/** The smallest group of calls that shows the fault, without the schemas that its calls carry. */
function tellShortly(details: fc.RunDetails<[AnyCall[]]>): void {
  if (!details.failed) return
  const calls = details.counterexample?.[0].map((call) =>
    JSON.stringify({ ...call, endpoint: call.endpoint.path }).slice(0, 600),
  )
  const { seed, counterexamplePath } = details
  throw new Error(`seed ${seed}, path ${counterexamplePath}:\n${calls?.join('\n')}`, {
    cause: details.errorInstance,
  })
}
