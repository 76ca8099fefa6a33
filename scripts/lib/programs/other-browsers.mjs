import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith } from './find-program.mjs'

const LIBRARIES = '/usr/lib/x86_64-linux-gnu'

/** Firefox, as the story of other browsers is told of it; installed first where that is possible, null where there is none. */
export async function ensureFirefox() {
  return findFirefox() ?? ((await aptInstall(['firefox-esr', 'fonts-noto-cjk'])) ? findFirefox() : null)
}

/** WebKit and what drives it, in the same way. */
export async function ensureWebKit() {
  return (
    findWebKit() ??
    ((await aptInstall(['webkit2gtk-driver', 'xvfb', 'fonts-noto-cjk'])) ? findWebKit() : null)
  )
}

function findFirefox() {
  for (const name of ['firefox-esr', 'firefox']) {
    const folder = findFolderWith([name])
    if (folder !== null) return { FIREFOX_BROWSER: join(folder, name) }
  }
  return null
}

function findWebKit() {
  const driver = findFolderWith(['WebKitWebDriver'])
  if (driver === null || !findFolderWith(['Xvfb']) || !existsSync(LIBRARIES)) return null
  const browser = readdirSync(LIBRARIES)
    .filter((name) => name.includes('webkit'))
    .map((name) => join(LIBRARIES, name, 'MiniBrowser'))
    .find((path) => existsSync(path))
  return browser === undefined
    ? null
    : { WEBKIT_DRIVER: join(driver, 'WebKitWebDriver'), WEBKIT_BROWSER: browser }
}
