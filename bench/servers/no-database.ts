import { giveComment } from '@pinge/contract/comments.ts'
import { randomBytes } from 'node:crypto'
import { readConfig } from '../../server/src/platform/config.ts'
import { createEndpoints } from '../../server/src/platform/http/endpoints.ts'
import { signedCallers } from '../../server/src/platform/http/callers/signed-callers.ts'
import { createHmacSha256 } from '../../server/src/platform/http/callers/hmac-sha256.ts'
import { createHttpServer } from '../../server/src/platform/http/http-server.ts'
import { createNonceMemories } from '../../server/src/platform/http/callers/nonce-memory.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { createIds, inBlocks } from '../../server/src/platform/random.ts'

/** The route of a comment with all of its checks and shapes, but without a database: what is left when storing costs nothing. */
const { appKey, signingKey, trustedProxies } = readConfig(process.env)
const clock = Date.now
const newId = createIds(clock, inBlocks(randomBytes))
const caller = { teacherId: newId(), sessionId: newId(), sessionExpiresAt: Number.MAX_SAFE_INTEGER }

const server = await createHttpServer({
  log: createLog('info'),
  trustedProxies,
  otherOrigins: { upload: null, logo: null },
})
const endpoints = createEndpoints(server, {
  requireCaller: signedCallers({
    signature: {
      appKey,
      sign: createHmacSha256(signingKey),
      clock,
      nonces: createNonceMemories('a secret of this process'),
      startedAt: () => 0,
    },
    findCaller: async () => caller,
  }),
  observe: () => ({ succeeded: undefined, refused: () => undefined }),
})
endpoints.teacher(giveComment, async (_, { studentIds }) => ({
  batchId: newId(),
  students: studentIds.map((id) => ({ id, stuScore: 1, redeemScore: 1 })),
}))
process.stdout.write(`${await server.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.on('SIGTERM', () => process.exit(0))
