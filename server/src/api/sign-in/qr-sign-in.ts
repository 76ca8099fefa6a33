import type { DataOf, RequestOf } from '@pinge/contract/protocol/endpoint.ts'
import {
  QR_LOGIN_MS,
  type qrConfirm,
  type qrLoginContent,
  type qrLoginResult,
  type qrScan,
} from '@pinge/contract/qr-sign-in.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import { hash } from 'node:crypto'
import { AppError } from '../../platform/app-error.ts'
import { formatDevice } from '../../platform/format-device.ts'
import type { Caller, Origin } from '../../platform/http/endpoints.ts'
import { requireAllowed } from '../../platform/shared/require-allowed.ts'
import type { Limit } from '../../platform/shared/shared-store.ts'
import { isSessionAlive } from '../access/find-caller.ts'
import type { SignInDeps } from './sign-in-deps.ts'
import { selectTeacher } from '../writes/teachers/teacher.queries.ts'
import { holdPassword } from '../writes/teachers/teacher.queries.ts'
import { startSession } from './start-session.ts'

/** 256 bits: neither the key nor the id can be guessed, and the id in the picture does not lead to the key. */
const SECRET_BYTES = 32
/** A client polls once a second; sooner than this is somebody else's program. */
const MIN_POLL_MS = 400
const ofAddress: Limit = { most: 1_000, windowMs: 15 * MINUTE_MS }

/** What is kept of one code, under the hash of its key and under its id, for its two minutes. */
type Begun = {
  id: string
  device: string
  createdAt: number
  isPublicComputer: boolean
  deviceId?: string | undefined
}

/** Who let the browser in, and from which session. */
type Confirmed = Pick<Caller, 'teacherId' | 'sessionId'>

/** Begins a sign-in by QR code for the browser that asks. */
export async function beginQrSignIn(
  { clock, randomBytes, shared, ownOrigin }: SignInDeps,
  { isPublicComputer = false, deviceId }: RequestOf<typeof qrLoginContent>,
  { address, userAgent }: Origin,
): Promise<DataOf<typeof qrLoginContent>> {
  requireAllowed(await shared.hit(`qr-begin:${address}`, ofAddress))
  const secret = (): string => Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')
  const [key, id, createdAt] = [secret(), secret(), clock()]
  const device = formatDevice(userAgent)
  const begun = { id, device, createdAt, isPublicComputer, deviceId } satisfies Begun
  await shared.put(byKey(key), JSON.stringify(begun), QR_LOGIN_MS)
  await shared.put(byId(id), JSON.stringify(begun), QR_LOGIN_MS)
  return {
    key,
    content: `${ownOrigin()}/qr/${id}`,
    expireTime: createdAt + QR_LOGIN_MS,
  }
}

/** What became of it: the sign-in, exactly once, or one of the states that are told by their codes. */
export async function pickUpQrSignIn(
  deps: SignInDeps,
  { key, ...said }: RequestOf<typeof qrLoginResult>,
  origin: Origin,
): Promise<UserInfo> {
  const { shared, database, clock } = deps
  if (!(await shared.add(`qr-poll:${hash('sha256', key)}`, '1', MIN_POLL_MS)))
    throw new AppError('tooManyRequests', { retryAfterSeconds: 1 })
  const begun = read(await shared.get(byKey(key)))
  if (!begun) throw new AppError('qrExpired')
  const { id } = begun
  const { isPublicComputer, deviceId } = said.isPublicComputer === undefined ? begun : said
  const decision = await shared.get(decisionOn(id))
  if (decision === undefined)
    throw new AppError((await shared.get(scannerOf(id))) === undefined ? 'qrNotScanned' : 'qrScanned')

  // The first browser that takes it has it: a second one with the same key comes too late.
  const confirmed = readConfirmed(await shared.take(pickupOf(id)))
  const teacher = confirmed && (await selectTeacher(database.read, confirmed.teacherId))
  if (!teacher) throw new AppError('qrExpired')
  return database.write(async (trx) => {
    // A phone that was signed out since, or whose teacher has changed the password, no longer lets a computer in.
    await holdPassword(trx, teacher.id)
    if (!(await isSessionAlive(trx, confirmed.sessionId, clock()))) throw new AppError('qrExpired')
    return startSession(trx, deps, teacher, { ...origin, isPublicComputer, deviceId })
  })
}

/** A signed-in phone opened the code: from now on only its teacher can decide. */
export async function scanQr(
  { config, shared }: SignInDeps,
  { teacherId }: Caller,
  { id }: RequestOf<typeof qrScan>,
): Promise<DataOf<typeof qrScan>> {
  const { device, createdAt } = await requireOpen(shared, id)
  // A page of the phone that is loaded again does not ask as if nothing had been decided.
  if ((await shared.get(decisionOn(id))) !== undefined) throw new AppError('qrExpired')
  if (!(await shared.add(scannerOf(id), teacherId, QR_LOGIN_MS)) && !(await isScanner(shared, id, teacherId)))
    throw new AppError('qrExpired')
  return { siteName: config.siteName, device, createdAt, expireTime: createdAt + QR_LOGIN_MS }
}

export async function confirmQr(
  { shared }: SignInDeps,
  { teacherId, sessionId }: Caller,
  { id, accept }: RequestOf<typeof qrConfirm>,
): Promise<null> {
  await requireOpen(shared, id)
  if (!(await isScanner(shared, id, teacherId))) throw new AppError('qrExpired')
  // First of all the sign-in itself, so that a browser that sees the decision finds it.
  const confirmed: Confirmed = { teacherId, sessionId }
  if (accept) await shared.add(pickupOf(id), JSON.stringify(confirmed), QR_LOGIN_MS)
  const decision = accept ? 'accepted' : 'refused'
  const isFirst = await shared.add(decisionOn(id), decision, QR_LOGIN_MS)
  if (isFirst || (await shared.get(decisionOn(id))) === decision) return null
  // It was decided otherwise before: what this call offered is taken back.
  if (accept) await shared.remove(pickupOf(id))
  throw new AppError('qrExpired')
}

async function requireOpen(shared: SignInDeps['shared'], id: string): Promise<Begun> {
  const begun = read(await shared.get(byId(id)))
  if (!begun) throw new AppError('qrExpired')
  return begun
}

async function isScanner(shared: SignInDeps['shared'], id: string, teacherId: string): Promise<boolean> {
  return (await shared.get(scannerOf(id))) === teacherId
}

/** Written by this file alone. */
function read(text: string | undefined): Begun | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Begun)
}

function readConfirmed(text: string | undefined): Confirmed | undefined {
  return text === undefined ? undefined : (JSON.parse(text) as Confirmed)
}

const byKey = (key: string): string => `qr-key:${hash('sha256', key)}`
const byId = (id: string): string => `qr-id:${id}`
const scannerOf = (id: string): string => `qr-scanner:${id}`
const decisionOn = (id: string): string => `qr-decision:${id}`
const pickupOf = (id: string): string => `qr-pickup:${id}`
