import { DELETED_CLASS_DAYS } from '@pinge/contract/values/limits.ts'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { BackupRefusal } from '../../platform/backup/backup-refusal.ts'
import { countRows } from '../../platform/backup/archive/manifest.ts'
import { restoreBackup } from '../../platform/backup/restore-backup.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/database.ts'
import { withDatabase } from '../../platform/db/with-database.ts'
import { formatMoment } from '../../platform/format-moment.ts'
import { createIds } from '../../platform/random.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { purgeUnusedFiles } from '../files/purge-files.ts'
import { erasuresFileOf, isErasureList, readErasures } from '../privacy/erasures/erasure-list.ts'
import { finishErasures } from '../privacy/erasures/finish-erasures.ts'
import { replayErasures } from '../privacy/erasures/replay-erasures.ts'
import { readBackupArguments } from './backup-arguments.ts'
import { checkTotals } from '../ledger/check-totals.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage = '用法：npm run restore -- 文件 [--key-file 密钥文件] [--erasures 删除清单]'

/**
 * `npm run restore -- FILE`: fills an empty data folder or database from a backup, erases once more what was erased since,
 * and then does what `verify` does.
 */
await runCommand(async (config, write) => {
  const { file, deriveKey, force, erasures } = readBackupArguments(process.argv.slice(2), process.env, usage)
  // Nothing may be written over by a restore, whatever is asked for.
  if (force) throw new BackupRefusal(`restore 没有 --force 这个选项。\n${usage}`)
  // Before anything is restored: who was erased would be there again.
  if (erasures !== null) requireErasureList(erasures)
  const { tables, files, createdAt } = await restoreBackup(config, file, deriveKey)
  write(
    `已恢复 ${formatMoment(createdAt)} 的备份：${Object.keys(tables).length} 张表共 ${countRows(tables)} 行、${files.length - 1} 个上传文件。`,
  )
  return withDatabase(config, async (database) => {
    await eraseAgain(config, database, erasures ?? erasuresFileOf(config.dataDir), write)
    return (await checkTotals(database, write)) ? 0 : 1
  })
})

function requireErasureList(file: string): void {
  if (!existsSync(file)) throw new BackupRefusal(`找不到删除清单 ${file}。`)
  if (!readsAsErasureList(file))
    throw new BackupRefusal(`${file} 不是删除清单：它是原来数据文件夹里的 erasures.jsonl。没有恢复任何数据。`)
}

function readsAsErasureList(file: string): boolean {
  try {
    return isErasureList(file)
  } catch (cause) {
    throw new BackupRefusal(`不能读取删除清单 ${file}。没有恢复任何数据。`, { cause })
  }
}

async function eraseAgain(
  config: Config,
  database: Database,
  file: string,
  write: (line: string) => void,
): Promise<void> {
  if (!existsSync(file))
    return write(
      '没有找到删除清单 erasures.jsonl：备份之后彻底删除过的学生会重新出现。它在原来的数据文件夹里，请用 --erasures 指明它再恢复一次。',
    )
  const clock = Date.now
  const newId = createIds(clock, randomBytes)
  const erased = await replayErasures(database, readErasures(file), { clock, newId })
  const { storage } = openStorage({ config, secret: '', clock, randomBytes })
  const purgeFiles = (): Promise<number> => purgeUnusedFiles({ database, storage, clock })
  await finishErasures({ config, database, clock, purgeFiles })
  write(
    `已按删除清单再次彻底删除 ${erased.student} 名学生、${erased.class} 个班级、${erased.teacher} 个账号。`,
  )
  for (const classId of erased.withoutTeacher)
    write(
      `班级 ${classId} 在这份备份里没有别的老师：已按删除处理，${DELETED_CLASS_DAYS} 天后永久清除。如果有老师在备份之后接手了它，请恢复那以后的备份。`,
    )
}
