import type { Config } from '../config.ts'
import type { Log } from '../log.ts'

const MB = 1024 * 1024
/** Every address there is. */
const everywhere = /\/0+$/

type Settings = Pick<
  Config,
  | 'databaseUrl'
  | 'redisUrl'
  | 'publicOrigin'
  | 'trustedProxies'
  | 'ownFileBytes'
  | 'ownQuotaBytes'
  | 'reviewModel'
  | 'isModelWithoutAddress'
>

/** Settings each of which may be so, but not together with the others: a sentence each. The server starts all the same. */
export function findContradictions(settings: Settings): string[] {
  const { databaseUrl, redisUrl, publicOrigin, trustedProxies, ownFileBytes, ownQuotaBytes } = settings
  const found: [boolean, string][] = [
    [
      redisUrl !== null && databaseUrl === null,
      '写了 REDIS_URL，但没有写 DATABASE_URL：SQLite 只能由一个进程使用，用不到 Redis。要由几个进程一起服务，请让它们都用同一个 PostgreSQL。',
    ],
    [
      publicOrigin?.startsWith('https:') === true && trustedProxies.length === 0,
      'PUBLIC_ORIGIN 以 https:// 开头，前面应有代理，但没有写 TRUSTED_PROXIES：所有老师会被当成来自同一个地址，登录次数等限制会合在一起算。请写上代理的地址。',
    ],
    [
      trustedProxies.some((address) => everywhere.test(address)),
      'TRUSTED_PROXIES 里写了所有地址：任何人都可以冒充别的地址，登录次数等限制会失去作用。请只写代理的地址。',
    ],
    [
      ownFileBytes > ownQuotaBytes,
      `OWN_FILE_MB（${ownFileBytes / MB}）大于 OWN_QUOTA_MB（${ownQuotaBytes / MB}）：一位老师的全部文件都放不下这么大的一个文件。`,
    ],
    [
      settings.isModelWithoutAddress,
      '写了 REVIEW_MODEL_NAME 或 REVIEW_MODEL_KEY，但没有写 REVIEW_MODEL_URL：评语的润色不会开启。',
    ],
    [
      settings.reviewModel?.name === '',
      '写了 REVIEW_MODEL_URL，但没有写 REVIEW_MODEL_NAME：多数模型服务不接受没有名称的请求。',
    ],
  ]
  return found.flatMap(([isFound, sentence]) => (isFound ? sentence : []))
}

/** Tells them to the log, and to the operator who looks at the start. */
export function tellContradictions(settings: Settings, log: Log, write: (line: string) => void): void {
  for (const sentence of findContradictions(settings)) {
    log.warn({ sentence }, 'settings contradict each other')
    write(`注意：${sentence}\n`)
  }
}
