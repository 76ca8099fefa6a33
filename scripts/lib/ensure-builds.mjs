import { ensureWebBuild } from './ensure-web-build.mjs'
import { ensureServerBuild } from './server-build.mjs'

/** Builds what the product is served from, where it is not of these sources yet. */
export async function ensureBuilds() {
  await ensureWebBuild()
  await ensureServerBuild()
}
