// Runs one of the project's TypeScript programs on the pinned Node: node scripts/run.mjs <file> [arguments…]
import { ensurePackages } from './lib/ensure-packages.mjs'
import { root } from './lib/paths.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runCommand } from './lib/run-command.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  await ensurePackages()
  return await runCommand(pinnedNode(), process.argv.slice(2), { cwd: root })
})
