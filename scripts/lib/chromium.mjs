import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith } from './find-program.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The system's Chromium, installed first where that is possible; null where there is none. */
export async function ensureChromium() {
  return findChromium() ?? ((await aptInstall(['chromium', 'fonts-noto-cjk'])) ? findChromium() : null)
}

function findChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  for (const name of names) {
    const folder = findFolderWith([name])
    if (folder) return join(folder, name)
  }
  return elsewhere.find((path) => existsSync(path)) ?? null
}
