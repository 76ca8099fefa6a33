import { DEFAULT_APP_KEY, DEFAULT_SIGNING_KEY } from '@pinge/contract/protocol/signing.ts'
import { FALLBACK_SITE_NAME, type ClientPlatform } from '@pinge/contract/site.ts'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { bannersHint, readBanners } from './banners.ts'
import { readAddress } from './read-address.ts'
import { readSmsUrl } from './sms/sms-url.ts'
import { readStorageUrl } from './storage/storage-url.ts'

/** A wrong setting; its message is the sentence that stops the start. */
export class ConfigError extends Error {}

const MB = 1024 * 1024
export const MIN_SECRET_LENGTH = 32

type Schema<Value> = z.ZodMiniType<Value, string>

/** One variable: its default where it is not set or empty, what it may be in words, and as a schema. */
function variable<Value>(fallback: string, allowed: string, schema: Schema<Value>) {
  return z.pipe(
    z.transform((given: unknown) => (typeof given === 'string' && given.trim()) || fallback),
    read((text) => {
      const parsed = z.safeParse(schema, text)
      return parsed.success ? parsed.data : undefined
    }, allowed),
  )
}

/** The same, null where it is not set or empty. */
function optional<Value>(allowed: string, schema: Schema<Value>) {
  return variable(
    '',
    allowed,
    z.union([
      z.pipe(
        z.literal(''),
        z.transform(() => null),
      ),
      schema,
    ]),
  )
}

/** What a function makes of the text, which it refuses by undefined. */
function read<Value>(parse: (text: string) => Value | undefined, message = '') {
  return z.transform((text: string, context): Value => {
    const value = parse(text)
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message, input: text })
    return z.NEVER
  })
}

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern))
const atLeast = (length: number) => z.string().check(z.minLength(length))
const atMost = (length: number) => z.string().check(z.maxLength(length))
const url = (scheme: RegExp) => matching(scheme).check(z.refine((text) => URL.canParse(text)))
const portNumber = z.number().check(z.maximum(65_535))
const port = z.pipe(matching(/^\d{1,5}$/), z.pipe(z.transform(Number), portNumber))
const record = z.union([z.literal(''), atMost(60).check(z.regex(/\d/))])
/** Folders of what is no picture of a class or a comment; who may see that is decided by its folder. */
const ownFolders = 'staging|certificate|realistic|own|content|cover|preview'
const folder = matching(new RegExp(`^(?!(?:${ownFolders})/)([a-z0-9-]{1,30}/){1,3}$`))
const megabytes = (most: number) =>
  z.pipe(matching(/^\d{1,7}$/), z.pipe(z.transform(Number), z.number().check(z.minimum(1), z.maximum(most))))
const years = z.pipe(matching(/^\d{1,2}$/), z.transform(Number))
const address = read(readAddress)
const switched = z.pipe(
  z.enum(['on', 'off']),
  z.transform((text) => text === 'on'),
)

const addressHint = 'https:// 开头的地址或以 / 开头的路径'
const recordHint = '带编号、不超过 60 个字的备案信息，如 京ICP备12345678号-1'
const folderHint = `以 / 结尾、由小写字母、数字和 - 组成的路径，且不以 ${ownFolders.replaceAll('|', '、')} 开头`
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** In the order in which a wrong one is told. */
const Environment = z.object({
  HOST: variable('127.0.0.1', '一个主机名或地址', matching(/^[\w.:-]+$/)),
  PORT: variable('8080', '0 到 65535 的整数', port),
  TRAINING: variable('mounted', 'mounted 或 apart', z.enum(['mounted', 'apart'])),
  TRAINING_PORT: variable('8090', '0 到 65535 的整数', port),
  DATA_DIR: variable('./data', '一个文件夹', matching(/^[^\0]*$/)),
  DATABASE_URL: optional('postgres:// 开头的地址', url(/^postgres(ql)?:\/\//)),
  REDIS_URL: optional('redis:// 或 rediss:// 开头的地址', url(/^rediss?:\/\//)),
  SIGNING_KEY: variable(DEFAULT_SIGNING_KEY, '至少 8 个字符', atLeast(8)),
  APP_KEY: variable(DEFAULT_APP_KEY, '1 到 64 个字母、数字或 . _ -', matching(/^[\w.-]{1,64}$/)),
  SITE_NAME: variable(FALLBACK_SITE_NAME, '不超过 30 个字', atMost(30)),
  SITE_LOGO: variable('', addressHint, address),
  ICP_RECORD: variable('', recordHint, record),
  POLICE_RECORD: variable('', recordHint, record),
  DOWNLOAD_WECHAT: variable('', addressHint, address),
  DOWNLOAD_IOS: variable('', addressHint, address),
  DOWNLOAD_ANDROID: variable('', addressHint, address),
  DOWNLOAD_WINDOWS: variable('', addressHint, address),
  HOME_BANNERS: variable('', bannersHint, read(readBanners)),
  TRUSTED_PROXIES: variable('', '用逗号隔开的地址', read(readAddresses)),
  REGISTRATION: variable('open', 'open 或 closed', z.enum(['open', 'closed'])),
  PUBLIC_ORIGIN: optional('http:// 或 https:// 开头、不带路径的地址', read(readOrigin)),
  SMS_URL: optional(
    'aliyun://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=签名&template=模板编号',
    read(readSmsUrl),
  ),
  SHOW_CODES: variable('off', 'on 或 off', switched),
  STORAGE_URL: optional(
    's3://KEY:SECRET@endpoint/bucket 或 oss://KEY:SECRET@endpoint/bucket',
    read(readStorageUrl),
  ),
  UPLOAD_PREFIX_BUSINESS_CLIENT: variable('business-client/', folderHint, folder),
  UPLOAD_PREFIX_COMMENT: variable('comment/', folderHint, folder),
  OWN_FILE_MB: variable('200', '1 到 4000 的整数', megabytes(4_000)),
  OWN_QUOTA_MB: variable('2048', '1 到 1000000 的整数', megabytes(1_000_000)),
  KEEP_YEARS: variable('6', '0 到 99 的整数，0 是一直保留', years),
  CONTENT_SAMPLE: variable('on', 'on 或 off', switched),
  REVIEW_MODEL_URL: optional('http:// 或 https:// 开头的地址', url(/^https?:\/\//)),
  REVIEW_MODEL_NAME: variable('', '模型的名称', atMost(100)),
  REVIEW_MODEL_KEY: optional('模型服务给的密钥', atLeast(1)),
  AUDIT_KEEP_YEARS: variable('3', '0 到 99 的整数，0 是一直保留', years),
  SERVER_SECRET: optional(`至少 ${MIN_SECRET_LENGTH} 个字符`, atLeast(MIN_SECRET_LENGTH)),
  LOG_LEVEL: variable('info', logLevels.join('、'), z.enum(logLevels)),
})

type Settings = z.infer<typeof Environment>
export type Config = ReturnType<typeof asConfig>
/** A model that words reviews, by the common chat-completions protocol. */
export type ReviewModel = { url: string; name: string; key: string | null }

function asConfig(env: Settings) {
  const downloads: { platform: ClientPlatform; url: string }[] = [
    { platform: 'wechat', url: env.DOWNLOAD_WECHAT },
    { platform: 'ios', url: env.DOWNLOAD_IOS },
    { platform: 'android', url: env.DOWNLOAD_ANDROID },
    { platform: 'windows', url: env.DOWNLOAD_WINDOWS },
  ]
  return {
    host: env.HOST,
    port: env.PORT,
    /** The training service has a process of its own; a proxy brings its path there. */
    isTrainingApart: env.TRAINING === 'apart',
    trainingPort: env.TRAINING_PORT,
    dataDir: resolve(env.DATA_DIR),
    /** Null for SQLite in `dataDir`. */
    databaseUrl: env.DATABASE_URL,
    /** What several processes share; null for one process. */
    redisUrl: env.REDIS_URL,
    /** After so many years an archived class is announced and erased; 0 keeps all. */
    keepYears: env.KEEP_YEARS,
    signingKey: env.SIGNING_KEY,
    appKey: env.APP_KEY,
    siteName: env.SITE_NAME,
    siteLogo: env.SITE_LOGO,
    /** What the footer says: the site's registrations, each empty where there is none. */
    icpRecord: env.ICP_RECORD,
    policeRecord: env.POLICE_RECORD,
    /** The clients that can be had, in the order of `clientPlatforms`. */
    downloads: downloads.filter((client) => client.url !== ''),
    /** What the home page shows beside the product. */
    banners: env.HOME_BANNERS,
    /** Addresses of proxies whose X-Forwarded-For counts. */
    trustedProxies: env.TRUSTED_PROXIES,
    registration: env.REGISTRATION,
    /** The address under which phones reach the site, or null for the one that each caller used. */
    publicOrigin: env.PUBLIC_ORIGIN,
    /** The provider of text messages, or null for a file in `dataDir`. */
    sms: env.SMS_URL,
    /** Whether the sign-in page offers codes although no provider sends them: the operator hands them out. */
    showsCodes: env.SHOW_CODES,
    /** Where uploads are kept, or null for `dataDir`. */
    storage: env.STORAGE_URL,
    /** Folders of confirmed pictures, each ending in a slash: those of classes and teachers, and those of comments. */
    pictureFolder: env.UPLOAD_PREFIX_BUSINESS_CLIENT,
    commentFolder: env.UPLOAD_PREFIX_COMMENT,
    /** What one file of 我的资料 may take, and all of a teacher's. */
    ownFileBytes: env.OWN_FILE_MB * MB,
    ownQuotaBytes: env.OWN_QUOTA_MB * MB,
    /** Whether the product brings its own courses, stories and videos, marked 示例. */
    hasSampleContent: env.CONTENT_SAMPLE,
    /** What words reviews better; null where the operator named none. */
    reviewModel: modelOf(env),
    /** Whether a model is named, or has a key, and no address. */
    isModelWithoutAddress:
      env.REVIEW_MODEL_URL === null && (env.REVIEW_MODEL_NAME !== '' || env.REVIEW_MODEL_KEY !== null),
    /** How long the rows of the audit log are kept before they are added up; 0 keeps them for ever. */
    auditKeepYears: env.AUDIT_KEEP_YEARS,
    /** The text from which this server's own keys are made, or null for one kept in `dataDir`. */
    serverSecret: env.SERVER_SECRET,
    logLevel: env.LOG_LEVEL,
  }
}

function modelOf({ REVIEW_MODEL_URL, REVIEW_MODEL_NAME, REVIEW_MODEL_KEY }: Settings): ReviewModel | null {
  return REVIEW_MODEL_URL === null
    ? null
    : { url: REVIEW_MODEL_URL, name: REVIEW_MODEL_NAME, key: REVIEW_MODEL_KEY }
}

/** Reads and checks all configuration, once. Throws a ConfigError that names the variable and what it may be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = z.safeParse(Environment, env)
  if (parsed.success) return asConfig(parsed.data)
  const [wrong] = parsed.error.issues
  throw new ConfigError(`环境变量 ${String(wrong?.path[0])} 的值不对：应为${wrong?.message}。`)
}

function readOrigin(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { origin, pathname, search, username } = new URL(value)
  return pathname === '/' && search === '' && username === '' ? origin : undefined
}

function readAddresses(value: string): string[] | undefined {
  const addresses = value.split(',').flatMap((part) => part.trim() || [])
  return addresses.every(isAddressRange) ? addresses : undefined
}

/** `10.0.0.1`, `10.0.0.0/8`, `::1` or `fd00::/8`. */
function isAddressRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version !== 0 && Number(bits) <= (version === 4 ? 32 : 128)
}
