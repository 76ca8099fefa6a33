import { BackupRefusal } from '../../platform/backup/backup-refusal.ts'
import { countRows } from '../../platform/backup/archive/manifest.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import { openDatabase } from '../../platform/db/open-database.ts'
import { readBackupArguments } from './backup-arguments.ts'
import { checkTotals } from '../ledger/check-totals.ts'
import { runCommand } from './run-command.ts'

const usage = '用法：npm run restore -- 文件 [--key-file 密钥文件]'

/** `npm run restore -- FILE`: fills an empty data folder or database from a backup, and then does what `verify` does. */
await runCommand(async (config, write) => {
  const { file, deriveKey, force } = readBackupArguments(process.argv.slice(2), process.env, usage)
  // Nothing may be written over by a restore, whatever is asked for.
  if (force) throw new BackupRefusal(usage)
  const { tables, files, createdAt } = await restoreBackup(config, file, deriveKey)
  const madeAt = new Date(createdAt).toLocaleString('zh-CN', { hour12: false })
  write(
    `已恢复 ${madeAt} 的备份：${Object.keys(tables).length} 张表共 ${countRows(tables)} 行、${files.length - 1} 个上传文件。`,
  )
  const database = await openDatabase(config, Date.now)
  try {
    return (await checkTotals(database, write)) ? 0 : 1
  } finally {
    await database.close()
  }
})
