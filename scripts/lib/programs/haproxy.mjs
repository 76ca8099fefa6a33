import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith } from './find-program.mjs'

/** The program HAProxy, installed first where that is possible; null where there is none. */
export async function ensureHaproxy() {
  const find = () => {
    const folder = findFolderWith(['haproxy'], ['/usr/sbin', '/usr/local/sbin'])
    return folder === null ? null : join(folder, 'haproxy')
  }
  return find() ?? ((await aptInstall(['haproxy'])) ? find() : null)
}
