// npm run pictures -w e2e: takes the pictures of the product that its front door shows, anew, from the product itself.
import { join } from 'node:path'
import { ensureChromium } from './lib/chromium.mjs'
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureWebBuild } from './lib/ensure-web-build.mjs'
import { root } from './lib/paths.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runCommand } from './lib/run-command.mjs'
import { runScript, SetupError } from './lib/say.mjs'

await runScript(async () => {
  await ensurePackages()
  const chromium = await ensureChromium()
  if (!chromium)
    throw new SetupError('没有找到 Chromium 或 Chrome；请安装后再试，或用 CHROMIUM_PATH 指出它。')
  await ensureWebBuild()
  const folder = join(root, 'web', 'public', 'pictures')
  return await runCommand(pinnedNode(), [join(root, 'e2e', 'take-pictures.ts'), folder], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
})
