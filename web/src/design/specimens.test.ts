import { expect, it } from 'vitest'
import { unseenComponents } from './unseen-components.ts'

/** Read as text: here is no page on which the components could be shown. */
const specimens = import.meta.glob<string>('./specimens/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('shows every component of the design system, and none that is gone', () => {
  const files = Object.keys(import.meta.glob(['../shared/ui/*/*.tsx', '!**/*.test.tsx'])).map(
    (file) => /([^/]+)\.tsx$/.exec(file)?.[1] ?? file,
  )
  const shown = Object.values(specimens)
    .flatMap((source) => [...source.matchAll(/components: \[([^\]]*)\]/g)])
    .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))

  expect([...shown, ...Object.keys(unseenComponents)].toSorted(byName)).toEqual(files.toSorted(byName))
})

const byName = (a: string, b: string) => (a < b ? -1 : 1)
