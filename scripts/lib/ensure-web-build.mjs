import { join } from 'node:path'
import { ensureBuild } from './ensure-build.mjs'
import { root } from './paths.mjs'

const viteProgram = join(root, 'node_modules', 'vite', 'bin', 'vite.js')

/** @type {import('./ensure-build.mjs').Build} */
const webBuild = {
  name: 'web',
  title: '网页',
  workspace: 'web',
  outFolder: join(root, 'web', 'dist'),
  mainFile: 'index.html',
  sources: ['contract', 'web', 'package-lock.json'].map((name) => join(root, name)),
  programs: (next) => [
    [viteProgram, 'build', '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'],
    ['write-screens.mjs', next],
    ['compress-assets.mjs', next],
  ],
}

/** Builds web/dist unless it was built from exactly these sources. */
export const ensureWebBuild = () => ensureBuild(webBuild)
