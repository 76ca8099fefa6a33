import { DEFAULT_APP_KEY, DEFAULT_SIGNING_KEY } from '@pinge/contract/signing.ts'
import { clientPlatforms, FALLBACK_SITE_NAME, type ClientDownload } from '@pinge/contract/site.ts'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { bannersHint, readBanners, type Banner } from './banners.ts'
import { readAddress } from './read-address.ts'
import { readSmsUrl, type SmsAddress } from './sms/sms-url.ts'
import { readStorageUrl, type StorageAddress } from './storage/storage-url.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Config = {
  host: string
  port: number
  dataDir: string
  /** `postgres://…`, or null for SQLite in `dataDir`. */
  databaseUrl: string | null
  /** `redis://…`, which several processes share; null for one process. */
  redisUrl: string | null
  signingKey: string
  appKey: string
  siteName: string
  siteLogo: string
  /** What the footer says: the site's registrations, each empty where there is none. */
  icpRecord: string
  policeRecord: string
  /** The clients that can be had, in the order of `clientPlatforms`. */
  downloads: Pick<ClientDownload, 'platform' | 'url'>[]
  /** What the first page of the front door shows beside the product. */
  banners: Banner[]
  /** Addresses of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[]
  registration: 'open' | 'closed'
  /** The address under which phones reach the site, or null for the one that each caller used. */
  publicOrigin: string | null
  /** The provider of text messages, or null for a file in `dataDir`. */
  sms: SmsAddress | null
  /** Whether the sign-in page offers codes although no provider sends them: the operator hands them out. */
  showsCodes: boolean
  /** Where uploads are kept, or null for `dataDir`. */
  storage: StorageAddress | null
  /** Folders of confirmed pictures, each ending in a slash: those of classes and teachers, and those of comments. */
  pictureFolder: string
  commentFolder: string
  /** The text from which this server's own keys are made, or null for one kept in `dataDir`. */
  serverSecret: string | null
  logLevel: (typeof logLevels)[number]
}

/** A wrong setting; its message is the sentence that stops the start. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads and checks all configuration, once. Throws a ConfigError that names the variable and what it may be. */
export function readConfig(env: Environment): Config {
  return {
    host: read(
      env,
      'HOST',
      '127.0.0.1',
      (value) => (/^[\w.:-]+$/.test(value) ? value : undefined),
      '一个主机名或地址',
    ),
    port: read(env, 'PORT', '8080', readPort, '0 到 65535 的整数'),
    dataDir: resolve(
      read(env, 'DATA_DIR', './data', (value) => (value.includes('\0') ? undefined : value), '一个文件夹'),
    ),
    databaseUrl: optional(env, 'DATABASE_URL', readDatabaseUrl, 'postgres:// 开头的地址'),
    redisUrl: optional(env, 'REDIS_URL', readRedisUrl, 'redis:// 或 rediss:// 开头的地址'),
    signingKey: read(
      env,
      'SIGNING_KEY',
      DEFAULT_SIGNING_KEY,
      (value) => (value.length >= 8 ? value : undefined),
      '至少 8 个字符',
    ),
    appKey: read(
      env,
      'APP_KEY',
      DEFAULT_APP_KEY,
      (value) => (/^[\w.-]{1,64}$/.test(value) ? value : undefined),
      '1 到 64 个字母、数字或 . _ -',
    ),
    siteName: read(
      env,
      'SITE_NAME',
      FALLBACK_SITE_NAME,
      (value) => (value.length <= 30 ? value : undefined),
      '不超过 30 个字',
    ),
    siteLogo: read(env, 'SITE_LOGO', '', readAddress, addressHint),
    icpRecord: read(env, 'ICP_RECORD', '', readRecord, recordHint),
    policeRecord: read(env, 'POLICE_RECORD', '', readRecord, recordHint),
    downloads: clientPlatforms.flatMap((platform) => {
      const url = read(env, `DOWNLOAD_${platform.toUpperCase()}`, '', readAddress, addressHint)
      return url === '' ? [] : { platform, url }
    }),
    banners: read(env, 'HOME_BANNERS', '', readBanners, bannersHint),
    trustedProxies: read(env, 'TRUSTED_PROXIES', '', readAddresses, '用逗号隔开的地址'),
    registration: read(
      env,
      'REGISTRATION',
      'open',
      (value) => (value === 'open' || value === 'closed' ? value : undefined),
      'open 或 closed',
    ),
    publicOrigin: optional(env, 'PUBLIC_ORIGIN', readOrigin, 'http:// 或 https:// 开头、不带路径的地址'),
    sms: optional(
      env,
      'SMS_URL',
      readSmsUrl,
      'aliyun://KEY:SECRET@dysmsapi.aliyuncs.com/?sign=签名&template=模板编号',
    ),
    showsCodes: read(
      env,
      'SHOW_CODES',
      'off',
      (value) => (value === 'on' ? true : value === 'off' ? false : undefined),
      'on 或 off',
    ),
    storage: optional(
      env,
      'STORAGE_URL',
      readStorageUrl,
      's3://KEY:SECRET@endpoint/bucket 或 oss://KEY:SECRET@endpoint/bucket',
    ),
    pictureFolder: read(env, 'UPLOAD_PREFIX_BUSINESS_CLIENT', 'business-client/', readFolder, folderHint),
    commentFolder: read(env, 'UPLOAD_PREFIX_COMMENT', 'comment/', readFolder, folderHint),
    serverSecret: optional(
      env,
      'SERVER_SECRET',
      (value) => (value.length >= 32 ? value : undefined),
      '至少 32 个字符',
    ),
    logLevel: read(
      env,
      'LOG_LEVEL',
      'info',
      (value) => logLevels.find((level) => level === value),
      logLevels.join('、'),
    ),
  }
}

function read<T>(
  env: Environment,
  name: string,
  fallback: string,
  parse: (value: string) => T | undefined,
  allowed: string,
): T {
  const given = env[name]?.trim()
  const value = parse(given === undefined || given === '' ? fallback : given)
  if (value === undefined) throw new ConfigError(`环境变量 ${name} 的值不对：应为${allowed}。`)
  return value
}

function optional<T>(
  env: Environment,
  name: string,
  parse: (value: string) => T | undefined,
  allowed: string,
): T | null {
  return read(env, name, '', (value) => (value === '' ? null : parse(value)), allowed)
}

function readPort(value: string): number | undefined {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined
}

function readDatabaseUrl(value: string): string | undefined {
  return /^postgres(ql)?:\/\//.test(value) && URL.canParse(value) ? value : undefined
}

function readRedisUrl(value: string): string | undefined {
  return /^rediss?:\/\//.test(value) && URL.canParse(value) ? value : undefined
}

const addressHint = 'https:// 开头的地址或以 / 开头的路径'

const recordHint = '带编号、不超过 60 个字的备案信息，如 京ICP备12345678号-1'

function readRecord(value: string): string | undefined {
  return value === '' || (value.length <= 60 && /\d/.test(value)) ? value : undefined
}

function readOrigin(value: string): string | undefined {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) return undefined
  const { origin, pathname, search, username } = new URL(value)
  return pathname === '/' && search === '' && username === '' ? origin : undefined
}

const folderHint = '以 / 结尾、由小写字母、数字和 - 组成的路径，且不是 staging/ 或 certificate/'

function readFolder(value: string): string | undefined {
  const isFolder = /^([a-z0-9-]{1,30}\/){1,3}$/.test(value)
  return isFolder && !/^(staging|certificate)\//.test(value) ? value : undefined
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
