// Runs one of the server's programs on the pinned Node: node scripts/server.mjs <program> [arguments…]
import { ensurePackages } from './lib/ensure-packages.mjs'
import { root } from './lib/paths.mjs'
import { pinnedNode } from './lib/pinned-node.mjs'
import { runCommand } from './lib/run-command.mjs'
import { runScript } from './lib/say.mjs'
import { serverProgramFile } from './lib/server-build.mjs'

await runScript(async () => {
  const [program, ...args] = process.argv.slice(2)
  await ensurePackages()
  // Nothing is built for it: who backs up at night may not be allowed to write where the program stands.
  const file = serverProgramFile(/** @type {import('./lib/server-build.mjs').ServerProgram} */ (program))
  return await runCommand(pinnedNode(), [file, ...args], { cwd: root })
})
