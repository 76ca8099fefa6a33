// npm run build: everything that `npm start` prepares, without starting.
import { ensurePackages } from './lib/ensure-packages.mjs'
import { ensureBuilds } from './lib/ensure-builds.mjs'
import { runScript } from './lib/say.mjs'

await runScript(async () => {
  await ensurePackages()
  await ensureBuilds()
  return 0
})
