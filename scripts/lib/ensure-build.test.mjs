import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ensureBuild, isBuilt } from './ensure-build.mjs'
import { cacheFolder } from './paths.mjs'

/** Copies its one source, and counts how often it was asked to. */
const program = (/** @type {string} */ folder, /** @type {string} */ next) => `
  const fs = require('node:fs')
  fs.appendFileSync('${folder}/builds', '.')
  fs.mkdirSync('${next}', { recursive: true })
  fs.copyFileSync('${folder}/source', '${next}/main')
`

it('builds what was not built from exactly these sources, and nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ensure-build-'))
  const build = {
    name: `test-${process.pid}`,
    title: '测试',
    workspace: '',
    outFolder: join(folder, 'out'),
    mainFile: 'main',
    sources: [join(folder, 'source')],
    programs: (/** @type {string} */ next) => [['-e', program(folder, next)]],
  }
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    rmSync(join(cacheFolder, `${build.name}-build`))
  })
  const builds = () => readFileSync(join(folder, 'builds'), 'utf8').length
  const built = () => readFileSync(join(folder, 'out', 'main'), 'utf8')

  writeFileSync(join(folder, 'source'), 'first')
  expect(isBuilt(build)).toBe(false)
  await ensureBuild(build)
  await ensureBuild(build)
  expect({ builds: builds(), built: built() }).toEqual({ builds: 1, built: 'first' })

  writeFileSync(join(folder, 'source'), 'second')
  expect(isBuilt(build)).toBe(false)
  await ensureBuild(build)
  expect({ builds: builds(), built: built() }).toEqual({ builds: 2, built: 'second' })

  rmSync(join(folder, 'out', 'main'))
  await ensureBuild(build)
  expect({ builds: builds(), built: built() }).toEqual({ builds: 3, built: 'second' })
})
