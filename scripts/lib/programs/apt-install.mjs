import { findFolderWith } from './find-program.mjs'
import { runCommand } from '../run-command.mjs'
import { say } from '../say.mjs'
import { withLock } from '../with-lock.mjs'

/**
 * Installs system packages where that needs no question: as root, on a system with apt. Answers whether it did. Stages that
 * run side by side install one after the other, because apt refuses the second.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !findFolderWith(['apt-get'])) return false
  return await withLock('apt', () => install(packages))
}

/** @param {readonly string[]} packages */
async function install(packages) {
  say(`installing ${packages.join(', ')} with apt-get …`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if ((await runCommand('apt-get', ['update', '-qq'], options)) !== 0) return false
  const wanted = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  return (await runCommand('apt-get', wanted, options)) === 0
}
