import type { RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import { register, type UserInfo } from '@pinge/contract/sign-in.ts'
import { DAY_MS, HOUR_MS } from '@pinge/contract/values/durations.ts'
import { AppError } from '../../platform/app-error.ts'
import type { TeacherTable } from '../../platform/db/tables/teachers.ts'
import type { Origin } from '../../platform/http/endpoints.ts'
import { rememberServed, wasServed } from '../../platform/db/statements/idempotent.ts'
import { requireAllowed } from '../../platform/shared/require-allowed.ts'
import type { Limit } from '../../platform/shared/shared-store.ts'
import { isCodeRight, type GivenCode } from '../../platform/credentials/codes.ts'
import { requireUncommonPassword } from '../../platform/credentials/common-passwords/require-uncommon-password.ts'
import { signIn } from './sign-in.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { insertTeacher, selectTeacherByTel } from './sign-in.queries.ts'
import { startSession } from './start-session.ts'

export const madeAt = (address: string): string => `register-made:${address}`

export type NewTeacher = Pick<RequestOf<typeof register>, 'tel' | 'password' | 'nickname'>

/** An hour; more than the largest school has teachers: each costs a hash. */
const ofAddress: Limit = { most: 1_000, windowMs: HOUR_MS }
/** Accounts made in a day: a town of schools may stand behind one address. */
export const madeOfAddress: Limit = { most: 2_000, windowMs: DAY_MS }
/** A teacher forgets that there is an account; a program asks which phones have one. */
const takenOfAddress: Limit = { most: 50, windowMs: HOUR_MS }
/** Beyond that the address goes on slowly: a school is one address, whose teachers may register on one morning. */
const slowlyOfAddress: Limit = { most: 1, windowMs: 15_000 }

/** Makes an account by the register form and signs it in. Where codes reach phones, the phone has to be proved. */
export async function registerTeacher(
  deps: SignInDeps,
  request: RequestOf<typeof register>,
  origin: Origin,
): Promise<UserInfo> {
  const { config, database, shared, sms } = deps
  if (config.registration === 'closed') throw new AppError('registrationClosed')
  if (request.code === undefined && sms.reachesPhones) throw new AppError('codeRequired')
  await requireUncommonPassword(request.password, request.tel)
  requireAllowed(await shared.hit(`register:${origin.address}`, ofAddress))
  // Before the phone is looked up: what is refused must not tell whether it has an account.
  const asked = await askForTaken(deps, request, origin)
  requireAllowed(await shared.peek(madeAt(origin.address), madeOfAddress))
  const known = await selectTeacherByTel(database.read, request.tel)
  const kept = { requestId: request.requestId }
  const isMadeBySame = async (account: TeacherTable | undefined): Promise<boolean> =>
    account !== undefined && wasServed(database.read, account.id, register.path, { kept, request })
  // The first answer got lost: the account is there, and its password signs in.
  if (await isMadeBySame(known)) return signIn(deps, request, origin)
  if (request.code !== undefined) await requireCode(deps, { ...request, code: request.code }, origin)
  // Looked up before the costly hash; the insert below decides when two come at once.
  if (known) {
    await asked.countTaken()
    throw new AppError('telTaken')
  }
  const teacher = await createTeacher(deps, request, { isTelProved: request.code !== undefined })
  requireAllowed(await shared.hit(madeAt(origin.address), madeOfAddress))
  const session = await database.write(async (trx) => {
    if (!(await insertTeacher(trx, teacher))) return undefined
    const { isPublicComputer, deviceId } = request
    await rememberServed(trx, deps.clock, teacher.id, register.path, kept)
    return startSession(trx, deps, teacher, { ...origin, isPublicComputer, deviceId })
  })
  if (session) return session
  // Another call was quicker: the same request a second time, or somebody else's.
  if (await isMadeBySame(await selectTeacherByTel(database.read, request.tel)))
    return signIn(deps, request, origin)
  throw new AppError('telTaken')
}

/** Bounds how many registered phones an address is told of. Who has proved a phone by its code is told of that one alone. */
async function askForTaken(
  { shared }: SignInDeps,
  { code }: RequestOf<typeof register>,
  { address }: Origin,
): Promise<{ countTaken: () => Promise<void> }> {
  if (code !== undefined) return { countTaken: async () => undefined }
  const goSlowly = async () => requireAllowed(await shared.hit(`register-slowly:${address}`, slowlyOfAddress))
  const isSlow = !(await shared.peek(`register-taken:${address}`, takenOfAddress)).isAllowed
  if (isSlow) await goSlowly()
  return {
    countTaken: async () => {
      const { isAllowed } = await shared.hit(`register-taken:${address}`, takenOfAddress)
      // Of those that ask at once no more are told than one after another.
      if (!isAllowed && !isSlow) await goSlowly()
    },
  }
}

async function requireCode(
  deps: SignInDeps,
  { tel, code, requestId }: Omit<GivenCode, 'purpose'>,
  { address }: Origin,
): Promise<void> {
  await deps.limiter.attempt({ account: tel, address }, async () =>
    (await isCodeRight(deps, { tel, purpose: 'register', code, requestId }))
      ? true
      : new AppError('codeWrong'),
  )
}

/** A new account as a row; the hash of its password takes a while. */
export async function createTeacher(
  deps: Pick<SignInDeps, 'clock' | 'newId' | 'passwords'>,
  { tel, nickname, password }: NewTeacher,
  { isTelProved }: { isTelProved: boolean },
): Promise<TeacherTable> {
  return {
    id: deps.newId(),
    tel,
    nickname,
    headUrl: '',
    passwordHash: await deps.passwords.hash(password),
    isTelProved: isTelProved ? 1 : 0,
    createdAt: deps.clock(),
  }
}
