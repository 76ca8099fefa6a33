import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillHome, makeBackupHome, runProgram, type BackupHome } from '../../../test/backup/backup-home.ts'

let home: BackupHome
beforeEach(async () => {
  home = await makeBackupHome()
  await fillHome(home)
})
afterEach(() => home.remove())

it('a report that cannot be written where the operator wants it is told by its own name', async () => {
  for (const out of [home.dataDir, join(home.dataDir, 'no-such-folder', 'report.html')])
    expect(await runProgram('audit', ['report', '--out', out], home.settings)).toEqual({
      exitCode: 1,
      output: `不能写 ${out}：请检查它所在的文件夹是否存在、是否可写。\n`,
    })
})
