import type { Config } from './config.ts'
import { databaseFailure } from './db/database-failure.ts'

/** What a machine answers when a setting names something that it does not have. */
const noAddress = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EACCES'])
const noFolder = new Set(['EEXIST', 'ENOTDIR', 'ENOENT', 'EACCES', 'EPERM', 'EROFS'])
/** PostgreSQL: wrong password, role that may not log in, database that is not there. */
const noDatabase = new Set(['28P01', '28000', '3D000'])
/** The database answers, but does no work for now: too many connections, starting or ending, or a standby. */
const busyDatabase = /^(53|57P|57014|25006)/
const NO_PERMISSION = '42501'
/** What Node and the PostgreSQL client say of TLS that does not come about; some of it without a code. */
const noTls = /SSL connection|certificate|^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

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
  return config.databaseUrl === null
    ? ofFolder(error, code, config.dataDir)
    : ofPostgres(error, code, config.dataDir)
}

function ofPostgres(error: Error, code: string, dataDir: string): string | undefined {
  if (code === NO_PERMISSION) return 'DATABASE_URL 的账号不能在数据库里建表，请检查它的权限。'
  if (code === '53100') return '数据库所在的磁盘已满，请清理后再试。'
  if (busyDatabase.test(code))
    return '数据库现在不能用：连接太多、正在启动或停止，或者只能读。请稍后再试，或检查数据库。'
  const isCut = databaseFailure(error) === 'databaseUnavailable'
  // The address itself may hold a password, and is not repeated.
  if (isCut || noDatabase.has(code)) return '连接不上 DATABASE_URL 所指的数据库，请检查它的地址、账号和密码。'
  if (noTls.test(code) || noTls.test(error.message))
    return '不能用 TLS 连接 DATABASE_URL 所指的数据库，请检查 sslmode 和证书。'
  return ofFolder(error, code, dataDir)
}

/** SQLite's primary result codes of a file that may not be read or written, and of one that is no database of ours. */
const SQLITE_NO_FILE = new Set([3, 8, 14])
const SQLITE_NO_DATABASE = new Set([11, 26])
const SQLITE_BUSY = 5
const SQLITE_IOERR = 10

function ofFolder(error: Error, code: string, dataDir: string): string | undefined {
  const ofSqlite = 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0
  if (databaseFailure(error) === 'storageFull') return `数据文件夹 ${dataDir} 所在的磁盘已满，请清理后再试。`
  if (noFolder.has(code) || SQLITE_NO_FILE.has(ofSqlite))
    return `不能使用数据文件夹 ${dataDir}，请检查 DATA_DIR。`
  if (SQLITE_NO_DATABASE.has(ofSqlite))
    return `数据文件夹 ${dataDir} 里的数据库已损坏，或者不是数据库，请用备份恢复。`
  if (ofSqlite === SQLITE_BUSY) return '数据库正被另一个程序占用，请稍后再试。'
  if (ofSqlite === SQLITE_IOERR) return `数据文件夹 ${dataDir} 读写出错，请检查磁盘是否已满、是否损坏。`
  return undefined
}
