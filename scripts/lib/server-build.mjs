import { join } from 'node:path'
import { ensureBuild, isBuilt } from './ensure-build.mjs'
import { root } from './paths.mjs'

/** What of the server is started by itself: each program by its name, with its source in the repository. */
export const serverPrograms = {
  product: 'server/src/product/main.ts',
  training: 'server/src/training/main.ts',
  audit: 'server/src/api/commands/audit.ts',
  backup: 'server/src/api/commands/backup.ts',
  content: 'server/src/api/commands/content.ts',
  edition: 'server/src/training/commands/edition.ts',
  restore: 'server/src/api/commands/restore.ts',
  'security-log': 'server/src/api/commands/security-log.ts',
  teacher: 'server/src/api/commands/teacher.ts',
  verify: 'server/src/api/commands/verify.ts',
}

/** @typedef {keyof typeof serverPrograms} ServerProgram */

export const serverBuildFolder = join(root, 'server', 'dist')

/** @type {import('./ensure-build.mjs').Build} */
const serverBuild = {
  name: 'server',
  title: '服务',
  workspace: 'server',
  outFolder: serverBuildFolder,
  mainFile: 'product.js',
  sources: ['contract/src', 'server/src', 'scripts/lib/join-server-files.mjs', 'package-lock.json'].map(
    (name) => join(root, name),
  ),
  programs: (next) => [[join(root, 'scripts', 'lib', 'join-server-files.mjs'), next]],
}

/** Builds server/dist, in which a program is a few files for hundreds, unless it was built from exactly these sources. */
export const ensureServerBuild = () => ensureBuild(serverBuild)

/** @type {boolean | undefined} */
let isFresh

/**
 * The file by which a program is started: the built one, or its source where what is built is not of these sources.
 * @param {ServerProgram} name
 */
export function serverProgramFile(name) {
  isFresh ??= isBuilt(serverBuild)
  return isFresh ? join(serverBuildFolder, `${name}.js`) : join(root, serverPrograms[name])
}
