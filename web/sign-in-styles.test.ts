import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, it } from 'vitest'

const app = resolve(import.meta.dirname, 'src/app')
const styles = resolve(app, 'styles/sign-in.css')
/** What is drawn beside the whole style sheet: the signed-in part, and what a handed device shows of it (`App.tsx`). */
const withAllStyles: ReadonlySet<string> = new Set(
  ['RoutedApp.tsx', '../features/archives/handed/HandedScreen.tsx'].map((path) => resolve(app, path)),
)

/** All files that may be fetched from this one on, at once or when it is asked for. */
function partsOf(file: string, parts = new Set<string>()): ReadonlySet<string> {
  if (!/\.tsx?$/.test(file) || !existsSync(file) || withAllStyles.has(file) || parts.has(file)) return parts
  parts.add(file)
  for (const [, imported = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
    partsOf(resolve(dirname(file), imported), parts)
  return parts
}

it('gives the sign-in page the styles of everything that it may show', () => {
  const looksAt = [...readFileSync(styles, 'utf8').matchAll(/@source '([^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(styles), path.replace('*.tsx', '')),
  )
  const parts = [...partsOf(resolve(app, 'main.tsx')), ...partsOf(resolve(app, 'FirstPage.tsx'))]
  const drawn = parts.filter((file) => file.endsWith('.tsx') || file.endsWith('-classes.ts'))

  expect(drawn).toContain(resolve(app, '../features/sign-in/RegisterForm.tsx'))
  expect(drawn.filter((file) => !looksAt.some((source) => file.startsWith(source)))).toEqual([])
})
