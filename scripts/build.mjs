// npm run build: everything that `npm start` prepares, without starting.
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureWebBuild } from './lib/ensure-web-build.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  await ensurePackages()
  await ensureWebBuild()
  return 0
})
