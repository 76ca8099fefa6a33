import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { ensureWebBuild } from './ensure-web-build.mjs'
import { root } from './paths.mjs'
import { pinnedNode } from './pinned-node.mjs'
import { runCommand } from './run-command.mjs'
import { runScript, SetupError } from './say.mjs'

/**
 * Runs a program of e2e that takes pictures of the product, as it is built now, into this folder.
 * @param {string} program
 * @param {string} folder
 */
export async function takePictures(program, folder) {
  await runScript(async () => {
    await ensurePackages()
    const chromium = await ensureChromium()
    if (!chromium)
      throw new SetupError('没有找到 Chromium 或 Chrome；请安装后再试，或用 CHROMIUM_PATH 指出它。')
    await ensureWebBuild()
    return await runCommand(pinnedNode(), [join(root, 'e2e', program), folder], {
      cwd: root,
      env: { ...process.env, CHROMIUM_PATH: chromium },
    })
  })
}
