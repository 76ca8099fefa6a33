import type { Config } from './config.ts'

/** What a machine answers when a setting names something that it does not have. */
const noAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES'])
const noFolder = new Set(['EEXIST', 'ENOTDIR', 'ENOENT', 'EACCES', 'EPERM', 'EROFS', 'ENOSPC'])
const noDatabase = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  // PostgreSQL: wrong password, role that may not log in, database that is not there.
  '28P01',
  '28000',
  '3D000',
])

/** The setting that says on which port a service listens: the product's, or that of a training apart. */
export type PortSetting = 'PORT' | 'TRAINING_PORT'

/** The sentence for a start that failed by a setting that looked right; undefined for a bug of ours. */
export function formatStartFailure(
  error: unknown,
  config: Pick<Config, 'host' | 'port' | 'trainingPort' | 'dataDir' | 'databaseUrl'>,
  setting: PortSetting = 'PORT',
): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const isListening = 'syscall' in error && error.syscall === 'listen'
  const port = setting === 'PORT' ? config.port : config.trainingPort
  if (isListening && code === 'EADDRINUSE')
    return `端口 ${port} 已被占用，请停止占用它的程序，或换一个 ${setting}。`
  const isOwnName = 'hostname' in error && error.hostname === config.host
  if ((isListening || isOwnName) && noAddress.has(code))
    return `不能在 ${config.host} 的端口 ${port} 上提供服务，请检查 HOST 和 ${setting}。`
  // The address itself may hold a password, and is not repeated.
  if (config.databaseUrl !== null && noDatabase.has(code))
    return '连接不上 DATABASE_URL 所指的数据库，请检查它的地址、账号和密码。'
  if (noFolder.has(code)) return `不能使用数据文件夹 ${config.dataDir}，请检查 DATA_DIR。`
  return undefined
}
