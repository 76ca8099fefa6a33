import { randomBytes } from 'node:crypto'
import { BackupRefusal } from '../../platform/backup/backup-refusal.ts'
import { makeBackup } from '../../platform/backup/make-backup.ts'
import { readBackupArguments } from './backup-arguments.ts'
import { runCommand } from '../../platform/run-command.ts'

const usage = '用法：npm run backup -- 文件 [--key-file 密钥文件] [--force]'

/** `npm run backup -- FILE`: database and uploads in one file, while the product serves. */
await runCommand(async (config, write) => {
  const { file, deriveKey, force, erasures } = readBackupArguments(process.argv.slice(2), process.env, usage)
  if (erasures !== null) throw new BackupRefusal(`backup 没有 --erasures 这个选项。\n${usage}`)
  const deps = { config, clock: Date.now, randomBytes }
  const summary = await makeBackup(deps, file, { deriveKey, mayReplace: force })
  const { tables, rows, uploads, bytes } = summary
  const megabytes = (bytes / 1_000_000).toFixed(1)
  const state = deriveKey ? '已加密' : '未加密'
  write(`已备份 ${tables} 张表共 ${rows} 行、${uploads} 个上传文件（${megabytes} MB，${state}）：${file}`)
  return 0
})
