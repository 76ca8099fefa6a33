import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

const ONE_YEAR_SECONDS = 365 * 24 * 3_600

/** @param {string} file */
const deployed = (file) => readFileSync(join(root, 'deploy', file), 'utf8')

it.each(['nginx.conf', 'haproxy.cfg'])('%s tells browsers to come by TLS alone, for a year', (file) => {
  const [, seconds] = /Strict-Transport-Security "max-age=(\d+)"/.exec(deployed(file)) ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(ONE_YEAR_SECONDS)
})

it.each([
  ['nginx.conf', /location = \/metrics \{\s+return 404;/],
  ['haproxy.cfg', /deny deny_status 404 if \{ path \/metrics \}/],
])('%s keeps to itself what the processes measure', (file, refusal) => {
  expect(deployed(file)).toMatch(refusal)
})

it('backs up each night the data of the service, from the folder in which its program stands', () => {
  const service = deployed('pinge.service')
  const [, program] = /^WorkingDirectory=(.+)$/m.exec(service) ?? []
  const [, data] = /^Environment=DATA_DIR=(.+)$/m.exec(service) ?? []
  const operations = readFileSync(join(root, 'docs', 'operations.md'), 'utf8')

  const nightly = operations.split('\n').find((line) => line.startsWith('30 2 * * * '))
  const restore = operations.split('\n').find((line) => line.includes('npm run restore -- /backups/'))

  expect(nightly).toContain(`cd ${program} && DATA_DIR=${data} npm run --silent backup`)
  expect(restore).toContain(`DATA_DIR=${data} npm run restore`)
})

it('leaves out of an image what a folder has gathered: data of a school, its keys, packages of another system', () => {
  const image = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n')
  const gathered = readFileSync(join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)

  const left = image.map((pattern) => pattern.replace(/^\*\*\//, ''))
  expect(gathered.map((name) => name.replace(/\/$/, '')).filter((name) => !left.includes(name))).toEqual([])
  expect(left).toEqual(expect.arrayContaining(['.git', '.env']))
})

it('lists every setting of the server in the README', () => {
  const source = readFileSync(join(root, 'server', 'src', 'platform', 'config.ts'), 'utf8')
  const settings = [...source.matchAll(/^ {2}([A-Z_]+): (?:variable|optional)\(/gm)].map(([, name]) => name)
  const readme = readFileSync(join(root, 'README.md'), 'utf8')

  expect(settings.length).toBeGreaterThan(30)
  expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})
