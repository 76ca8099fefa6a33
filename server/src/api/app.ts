import { productCalls } from '@pinge/contract/product-calls.ts'
import type { FastifyInstance } from 'fastify'
import { createAuditLog, type AuditLog } from '../platform/audit/audit-log.ts'
import { createAttemptLimiter } from '../platform/credentials/attempt-limiter.ts'
import { createPasswords } from '../platform/credentials/passwords.ts'
import { canServe } from '../platform/db/can-serve.ts'
import { serveApiDocs } from '../platform/http/api-docs.ts'
import { observeBy } from '../platform/http/call-observer.ts'
import { createEndpoints, type Endpoints } from '../platform/http/endpoints.ts'
import { signedCallers } from '../platform/http/callers/signed-callers.ts'
import { serveHealth } from '../platform/http/health.ts'
import { createHmacSha256 } from '../platform/http/callers/hmac-sha256.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { ownOrigin } from '../platform/http/callers/own-origin.ts'
import { createNonceMemories } from '../platform/http/callers/nonce-memory.ts'
import { createStartedAt } from '../platform/http/callers/started-at.ts'
import { mountService } from '../platform/http/mount-service.ts'
import { serveWebPages } from '../platform/http/pages/web-pages.ts'
import { openSms } from '../platform/sms/open-sms.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { findCaller } from './access/find-caller.ts'
import type { ApiDeps, Credentials } from './api-deps.ts'
import { accountRoutes } from './accounts/account.routes.ts'
import { archiveRoutes } from './archives/archive.routes.ts'
import { selectDocuments } from './archives/documents/document.queries.ts'
import { readHealthSheet } from './archives/health/health-sheet.ts'
import { readPerformSheet } from './archives/perform/perform-sheet.ts'
import { selectAttendanceCounts, selectPresence } from './attendance/attendance.queries.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { authenticationRoutes } from './authentication/authentication.routes.ts'
import { forgetRefused } from './authentication/forget-refused.ts'
import { classEditRoutes } from './class-edit/class-edit.routes.ts'
import { classTeacherRoutes } from './class-teachers/class-teacher.routes.ts'
import { classRoutes } from './classes/class.routes.ts'
import { commentItemRoutes } from './comment-items/comment-item.routes.ts'
import { commentRoutes } from './comments/comment.routes.ts'
import { listBanners } from './content/home/read-home.ts'
import { contentRoutes } from './content/content.routes.ts'
import { purgeOwnFiles } from './content/own/purge-own-files.ts'
import { createClassHolds, type ClassHolds } from './writes/class-holds.ts'
import { createApiEndpoints, type ApiEndpoints } from './writes/api-endpoints.ts'
import { createViewLinks } from './writes/view-links.ts'
import { shippedItems } from './writes/comment-items/shipped-items.ts'
import { evaluationRoutes } from './archives/evaluation/evaluation.routes.ts'
import { countEvaluated, readEvaluation, readGoals } from './archives/evaluation/read-evaluation.ts'
import { exampleRoutes } from './example/example.routes.ts'
import { fileRoutes } from './files/file.routes.ts'
import { purgeUnusedFiles, startPurging } from './files/purge-files.ts'
import { liveRoutes } from './live/live.routes.ts'
import { closeDueAccounts } from './privacy/closing/close-account.ts'
import { closingRoutes } from './privacy/closing/closing.routes.ts'
import { consentRoutes } from './privacy/consents/consent.routes.ts'
import { signInRoutes } from './sign-in/sign-in.routes.ts'
import { messageRoutes } from './messages/message.routes.ts'
import { expireClasses } from './privacy/expiry/expire-classes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { completePupils } from './privacy/erasures/complete-erasures.ts'
import { finishErasures, finishLateErasures } from './privacy/erasures/finish-erasures.ts'
import { resetScoreRoutes } from './reset-score/reset-score.routes.ts'
import { undoRedemptions } from './rewards/close-redemptions.ts'
import { rewardRoutes } from './rewards/reward.routes.ts'
import { classDataRoutes } from './class-data/class-data.routes.ts'
import { countRecorded, readBatches } from './realistic/list-realistic.ts'
import { selectAdopted } from './realistic/realistic.queries.ts'
import { realisticRoutes } from './realistic/realistic.routes.ts'
import { reviewRoutes } from './reviews/review.routes.ts'
import { recordRoutes } from './records/record.routes.ts'
import { rosterRoutes } from './roster/roster.routes.ts'
import { seatingRoutes } from './seating/seating.routes.ts'
import { noteAudit } from './privacy/audit/note-audit.ts'
import { noteCalls } from './security-log/note-calls.ts'
import { siteRoutes } from './site/site.routes.ts'
import { studentInformationRoutes } from './student-information/student-information.routes.ts'
import { studentRoutes } from './students/student.routes.ts'
import { teamRoutes } from './teams/team.routes.ts'
import { trainingAccessRoutes } from './training-access/training-access.routes.ts'
import { termRoutes } from './terms/term.routes.ts'

/** 256 bits. */
const NONCE_SECRET_BYTES = 32

/** What a product call has, for its description. */
const signedHeaders = 'ak、ts、Authorization、rs、contentMd5、sign'

/** Of an address elsewhere; a path of our own has none. */
const originOf = (address: string): string | null =>
  address.startsWith('https://') ? new URL(address).origin : null

export type App = { server: FastifyInstance; stop: () => Promise<void> }

/** Growth archives with all of their parts, and the reviews that rest on them. */
function growthRoutes(endpoints: ApiEndpoints, deps: ApiDeps): void {
  const links = createViewLinks(deps.clock, deps.secret)
  archiveRoutes(endpoints, {
    counts: { record: countRecorded, evaluation: countEvaluated },
    ofPupil: {
      records: selectAdopted,
      batches: (db, batchIds) => readBatches(db, batchIds, links),
      evaluation: readEvaluation,
    },
  })
  evaluationRoutes(endpoints, deps)
  realisticRoutes(endpoints, deps)
  reviewRoutes(
    endpoints,
    {
      documents: selectDocuments,
      marks: readPerformSheet,
      fitness: readHealthSheet,
      goals: readGoals,
      records: selectAdopted,
      batches: (db, batchIds) => readBatches(db, batchIds, links),
      attendance: selectPresence,
      attendanceCounts: selectAttendanceCounts,
    },
    deps.config.reviewModel,
  )
}

/** What anyone is shown first, and the content of packages. */
function shownRoutes(
  endpoints: ApiEndpoints,
  server: FastifyInstance,
  deps: ApiDeps,
  storage: Storage,
): void {
  const readCatalogue = contentRoutes(endpoints, server, deps, storage)
  siteRoutes(endpoints, deps, async (taken, room) =>
    listBanners(await readCatalogue(deps.database.read), taken, room),
  )
}

/** Lets go, every few minutes, what nothing needs any more; answers how to stop. */
function startLettingGo(deps: ApiDeps, storage: Storage, finish: () => Promise<void>): () => void {
  const all = { ...deps, storage }
  return startPurging(all, [
    { run: () => forgetRefused(all), failed: 'refused certificates could not be let go' },
    { run: () => closeDueAccounts(all), failed: 'accounts could not be closed' },
    {
      run: () => expireClasses({ ...all, keepYears: deps.config.keepYears }),
      failed: 'old classes could not be erased',
    },
    { run: () => purgeOwnFiles(all), failed: 'removed files of teachers could not be let go' },
    { run: finish, failed: 'erasures could not be finished' },
  ])
}

function requireAllRoutes({ paths }: ApiEndpoints): void {
  const missing = productCalls.filter(({ path }) => !paths.has(path))
  if (missing.length > 0)
    throw new Error(`calls of the contract without a route: ${missing.map(({ path }) => path).join(', ')}`)
}

/** What may be asked of a school about its data; answers what finishes erasures that were interrupted. */
function privacyCalls(
  endpoints: ApiEndpoints,
  deps: ApiDeps,
  { storage, audit, holds }: { storage: Storage; audit: AuditLog; holds: ClassHolds },
): () => Promise<void> {
  const erasing = { ...deps, holds, purgeFiles: () => purgeUnusedFiles({ ...deps, storage }) }
  privacyRoutes(endpoints, deps, { storage, audit, holds, finish: () => finishErasures(erasing) })
  return () => finishLateErasures(erasing)
}

/** Calls that are signed, whose ends are noted. */
function signedEndpoints(server: FastifyInstance, deps: ApiDeps, audit: AuditLog): Endpoints {
  const { config, database, clock, shared } = deps
  const { appKey, signingKey } = config
  const nonceSecret = Buffer.from(deps.randomBytes(NONCE_SECRET_BYTES)).toString('base64url')
  return createEndpoints(server, {
    requireCaller: signedCallers({
      signature: {
        appKey,
        sign: createHmacSha256(signingKey),
        clock,
        nonces: createNonceMemories(nonceSecret),
        ...(shared.isShared
          ? {
              startedAt: () => 0,
              shareNonce: (rs: string, ttlMs: number) => shared.add(`nonce:${rs}`, '', ttlMs),
            }
          : { startedAt: createStartedAt(clock) }),
      },
      findCaller: (token) => findCaller(database, clock, token),
    }),
    observe: observeBy(noteCalls(deps.securityLog), noteAudit(audit, clock)),
  })
}

/** The product API with all of its features, each registered by hand, and the screens beside it. */
export async function buildApp(deps: ApiDeps): Promise<App> {
  const { config, database, log, webFolder, shared } = deps
  const readiness = { isStopping: false, canServe: () => canServe(database.read) }
  const storages = openStorage(deps)
  const sms = openSms(deps)
  const audit = createAuditLog(database, log)
  const server = await createHttpServer({
    log,
    trustedProxies: config.trustedProxies,
    otherOrigins: { upload: storages.storage.uploadOrigin, logo: originOf(config.siteLogo) },
  })
  serveHealth(server, readiness, () => deps.securityLog.metrics())
  await serveApiDocs(server, { title: config.siteName, headers: signedHeaders, shared })
  for (const mounted of deps.mounted) mountService(server, mounted)

  const { appKey, signingKey, registration } = config
  const holds = createClassHolds()
  const endpoints = createApiEndpoints(signedEndpoints(server, deps, audit), deps, holds)
  const credentials: Credentials = {
    passwords: createPasswords(deps.randomBytes, deps.passwordCost),
    limiter: createAttemptLimiter(shared, deps.wait),
    sms,
  }
  signInRoutes(endpoints, { ...deps, ...credentials, ownOrigin: () => ownOrigin(server, config) })
  accountRoutes(endpoints, { ...deps, ...credentials })
  authenticationRoutes(endpoints)
  classRoutes(endpoints)
  classTeacherRoutes(endpoints, deps)
  classEditRoutes(endpoints, deps)
  termRoutes(endpoints)
  messageRoutes(endpoints)
  studentRoutes(endpoints, deps, holds)
  studentInformationRoutes(endpoints, deps)
  rosterRoutes(endpoints, deps)
  attendanceRoutes(endpoints)
  seatingRoutes(endpoints)
  commentItemRoutes(endpoints)
  commentRoutes(endpoints, undoRedemptions)
  teamRoutes(endpoints)
  resetScoreRoutes(endpoints)
  rewardRoutes(endpoints)
  recordRoutes(endpoints)
  classDataRoutes(endpoints)
  growthRoutes(endpoints, deps)
  consentRoutes(endpoints)
  closingRoutes(endpoints, { ...deps, ...credentials })
  exampleRoutes(endpoints, deps, shippedItems)
  liveRoutes(endpoints, server, deps)
  trainingAccessRoutes(endpoints, deps)
  fileRoutes(endpoints, server, deps, storages)
  shownRoutes(endpoints, server, deps, storages.storage)
  const finishLate = privacyCalls(endpoints, deps, { storage: storages.storage, audit, holds })

  requireAllRoutes(endpoints)
  // Before anybody is answered: what is not complete keeps its class closed.
  await completePupils({ ...deps, holds }).catch((err: unknown) =>
    log.error({ err }, 'an erasure is not complete'),
  )
  const codes = sms.reachesPhones ? 'required' : config.showsCodes ? 'shown' : 'off'
  await serveWebPages(server, webFolder, { appKey, signingKey, registration, codes }, config)

  const stopPurging = startLettingGo(deps, storages.storage, finishLate)

  return {
    server,
    stop: async () => {
      readiness.isStopping = true
      stopPurging()
      sms.close()
      // Streams never end by themselves, and a stop waits for every answer.
      deps.hub.closeAll()
      await server.close()
      await Promise.all([deps.securityLog.save(), audit.save()])
    },
  }
}
