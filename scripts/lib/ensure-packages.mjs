import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isInstalled } from './is-installed.mjs'
import { root } from './paths.mjs'
import { runCommand } from './run-command.mjs'
import { say, SetupError } from './say.mjs'
import { withLock } from './with-lock.mjs'

/** Installs exactly what package-lock.json says, unless that stands already. */
export async function ensurePackages() {
  if (packagesMatchLock()) return
  await withLock('packages', install, () => say('另一个进程正在安装依赖，请稍候…'))
}

async function install() {
  if (packagesMatchLock()) return
  say('安装依赖（npm ci），第一次需要一两分钟…')
  const started = Date.now()
  // A production environment would leave out what builds the web page.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await runNpm(args)
  if (code !== 0) {
    throw new SetupError(`安装依赖失败（npm ci 退出码 ${code}）。请检查网络后再试一次。`)
  }
  say(`依赖已安装（${seconds(started)} 秒）`)
}

/** @param {readonly string[]} args */
function runNpm(args) {
  // Under `npm start` npm names itself and the Node that runs it: not the pinned one, which the install replaces.
  const npm = process.env['npm_execpath']
  const options = { cwd: root }
  if (npm?.endsWith('.js')) {
    return runCommand(process.env['npm_node_execpath'] ?? process.execPath, [npm, ...args], options)
  }
  return runCommand('npm', args, { ...options, shell: process.platform === 'win32' })
}

function packagesMatchLock() {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = readPackages(join(root, 'package-lock.json'))
  return installed !== null && wanted !== null && isInstalled(wanted, installed)
}

/** @param {string} file */
function readPackages(file) {
  if (!existsSync(file)) return null
  const lock = /** @type {{ packages: import('./is-installed.mjs').Packages }} */ (
    JSON.parse(readFileSync(file, 'utf8'))
  )
  return lock.packages
}

/** @param {number} started */
function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1)
}
