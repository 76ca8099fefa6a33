import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { cacheFolder } from '../paths.mjs'
import { runCommand } from '../run-command.mjs'
import { say } from '../say.mjs'
import { withLock } from '../with-lock.mjs'

/** What the registry must answer: a package of 58 MB, of which the tests alone know, and no lock of ours. */
const packages = {
  103: {
    version: '103.0.0',
    integrity:
      'sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==',
  },
  109: {
    version: '109.0.6',
    integrity:
      'sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==',
  },
}

/**
 * The Chromium that boards on Windows 7 (109) and on Android (103) stay at, fetched first where that is possible; null
 * where it cannot run.
 * @param {keyof typeof packages} major
 * @returns {Promise<string | null>}
 */
export async function ensureOldChromium(major) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const folder = join(cacheFolder, `chromium-${major}`)
  const program = join(folder, 'chromium')
  if (!existsSync(program))
    await withLock(`chromium-${major}`, async () => {
      if (!existsSync(program)) await fetchInto(folder, packages[major])
    })
  return existsSync(program) ? program : null
}

/**
 * @param {string} folder
 * @param {{ version: string; integrity: string }} wanted
 */
async function fetchInto(folder, { version, integrity }) {
  mkdirSync(cacheFolder, { recursive: true })
  const place = mkdtempSync(join(cacheFolder, 'chromium-'))
  say(`正在取 Chromium ${version}（58 MB，只用于测试）…`)
  try {
    const pack = ['pack', `@sparticuz/chromium@${version}`, '--pack-destination', place, '--loglevel=error']
    if ((await runCommand('npm', pack, { stdio: 'ignore' })) !== 0) throw new Error('npm pack failed')
    const file = join(place, `sparticuz-chromium-${version}.tgz`)
    const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
    if (found !== integrity) throw new Error(`the registry answered another package: ${found}`)
    if ((await runCommand('tar', ['xzf', file, '-C', place])) !== 0) throw new Error('tar failed')
    const packed = readFileSync(join(place, 'package', 'bin', 'chromium.br'))
    writeFileSync(join(place, 'chromium'), brotliDecompressSync(packed), { mode: 0o755 })
    rmSync(join(place, 'package'), { recursive: true })
    rmSync(file)
    renameSync(place, folder)
  } catch (error) {
    say(`Chromium ${version} 没有取到：${String(error)}`)
    rmSync(place, { recursive: true, force: true })
  }
}
