import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiDeps } from '../../api-deps.ts'
import { MANIFEST_NAME } from '../package/check-package.ts'
import { importPackage, type ImportDeps } from './import-package.ts'

/** Takes in what the product brings, while it serves already; what an operator removed stays away. */
export async function importSample(deps: ImportDeps & Pick<ApiDeps, 'log'>, folder: string): Promise<void> {
  if (!existsSync(join(folder, MANIFEST_NAME))) return
  try {
    const done = await importPackage(deps, { folder, isSample: true })
    if (done.outcome === 'refused') deps.log.error({ faults: done.faults }, 'the shipped package has faults')
    else if (done.outcome === 'imported') deps.log.info(done, 'the shipped package is imported')
  } catch (err) {
    deps.log.error({ err }, 'the shipped package could not be imported')
  }
}
