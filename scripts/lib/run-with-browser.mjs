import { ensureChromium } from './programs/chromium.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { ensureBuilds } from './ensure-builds.mjs'
import { root } from './paths.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { runScript, SetupError } from './say.mjs'

/**
 * Runs a program of Node's that drives a browser through the product as it is built now.
 * @param {string[]} program Its file, and its arguments.
 */
export async function runWithBrowser(program) {
  await runScript(async () => {
    await ensurePackages()
    const chromium = await ensureChromium()
    if (!chromium)
      throw new SetupError('没有找到 Chromium 或 Chrome；请安装后再试，或用 CHROMIUM_PATH 指出它。')
    await ensureBuilds()
    return await runCommand(pinnedNode(), program, {
      cwd: root,
      env: { ...process.env, CHROMIUM_PATH: chromium },
    })
  })
}
