import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { aptInstall } from './apt-install.mjs'
import { findFolderWith } from './find-program.mjs'

/** The browser without the parts around its window: the same engine, at half of the work. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The system's Chromium, best as its headless shell, installed first where that is possible; null where there is none.
 */
export async function ensureChromium() {
  const named = process.env['CHROMIUM_PATH']
  if (named) return named
  const shell = findProgram(shells)
  if (shell) return shell
  if (await aptInstall(['chromium-headless-shell', 'fonts-noto-cjk'])) return findProgram(shells)
  const whole = findChromium()
  if (whole) return whole
  return (await aptInstall(['chromium', 'fonts-noto-cjk'])) ? findChromium() : null
}

function findChromium() {
  return findProgram(names) ?? elsewhere.find((path) => existsSync(path)) ?? null
}

/** @param {readonly string[]} programs */
function findProgram(programs) {
  for (const name of programs) {
    const folder = findFolderWith([name])
    if (folder) return join(folder, name)
  }
  return null
}
