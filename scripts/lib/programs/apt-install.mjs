import { findFolderWith } from './find-program.mjs'
import { runCommand } from '../run-command.mjs'
import { say } from '../say.mjs'

/**
 * Installs system packages where that needs no question: as root, on a system with apt. Answers whether it did.
 * @param {readonly string[]} packages
 */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !findFolderWith(['apt-get'])) return false
  say(`installing ${packages.join(', ')} with apt-get …`)
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if ((await runCommand('apt-get', ['update', '-qq'], options)) !== 0) return false
  return (
    (await runCommand(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    )) === 0
  )
}
