// npm run imports: holds every import against the layers of docs/architecture.md, and first proves that it would notice.
import { cruise } from 'dependency-cruiser'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { importRules } from './lib/import-rules.mjs'
import { root } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']

/** @param {string} baseDir */
async function findViolations(baseDir) {
  const { output } = await cruise(
    workspaces.filter((name) => existsSync(join(baseDir, name))),
    {
      baseDir,
      parser: 'swc',
      // Types count as much as values: a type that points up ties the layers together all the same.
      tsPreCompilationDeps: true,
      ruleSet: {
        forbidden: importRules.map(({ name, comment, from, to }) => ({
          name,
          comment,
          severity: 'error',
          from,
          to,
        })),
      },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '(^|/)(dist|public|test-results)/' },
    },
    {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  )
  if (typeof output === 'string') throw new Error('the report has to be an object')
  const own = output.modules.filter(({ source }) => workspaces.some((name) => source.startsWith(`${name}/`)))
  const imports = own.reduce((sum, { dependencies }) => sum + dependencies.length, 0)
  return { modules: own.length, imports, violations: output.summary.violations }
}

/** Builds a small tree in which each rule is broken once; answers the rules whose break was not noticed. */
async function unnoticedRules() {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
  try {
    /** @type {Map<string, string[]>} */
    const importsOf = new Map()
    for (const { example } of importRules) {
      const [from, to] = example
      importsOf.set(from, [...(importsOf.get(from) ?? []), to])
      if (!to.endsWith('missing.ts')) importsOf.set(to, importsOf.get(to) ?? [])
    }
    importsOf.set('web/src/shared/time/hen.ts', ['web/src/shared/time/egg.ts'])
    for (const [file, targets] of importsOf) {
      const lines = targets.map((target) => `import '${importPath(file, target)}'\n`)
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), `${lines.join('')}export const name = '${file}'\n`)
    }
    const { violations } = await findViolations(folder)
    return importRules.filter(
      ({ name, example }) => !violations.some(({ rule, from }) => rule.name === name && from === example[0]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} file @param {string} target */
function importPath(file, target) {
  const path = relative(dirname(file), target).replaceAll('\\', '/')
  return path.startsWith('.') ? path : `./${path}`
}

const unnoticed = await unnoticedRules()
for (const { name } of unnoticed) console.error(`The rule ${name} does not notice its own example.`)

const { modules, imports, violations } = await findViolations(root)
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to}`)
// Where the parser does not fit the compiler, nothing is read and nothing is wrong: that must not pass for right.
if (modules === 0 || imports === 0) console.error('No imports were read at all.')

const failed = unnoticed.length + violations.length > 0 || modules === 0 || imports === 0
say(`${modules} files, ${imports} imports, ${importRules.length} rules, ${violations.length} violations`)
process.exitCode = failed ? 1 : 0
