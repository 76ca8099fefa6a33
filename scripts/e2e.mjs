// npm run e2e [-- playwright's arguments]: the browser tests alone, on the product as it is built now.
import { ensureChromium } from './lib/chromium.mjs'
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureWebBuild } from './lib/ensure-web-build.mjs'
import { join } from 'node:path'
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
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return await runCommand(pinnedNode(), [playwright, 'test', '--config', 'e2e', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: chromium },
  })
})
