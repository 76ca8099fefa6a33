import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './paths.mjs'

/** Screens whose choices are no filters beside each other, so that `useSearch` has nothing to keep of them. */
const exceptions = [
  // A chapter is a step that Back takes back, and the whole of its address.
  'web/src/pages/content/StoryPages.tsx',
  // Another view is a step, another month of it is not, and each is the whole of its address.
  'web/src/pages/main/AttendancePage.tsx',
  // One of two tabs, and the scheme of one of them; bytes of the lesson, which every class loads.
  'web/src/pages/main/class-detail/header/use-class-tab.ts',
  // Takes one word out of the address once it is done.
  'web/src/pages/main/class-detail/student-tab/StudentListeners.tsx',
  // Who trains is the whole of its address.
  'web/src/pages/training/TrainingHubPage.tsx',
  'web/src/shared/navigation/use-search.ts',
]

it('narrows what is shown by useSearch, so that no filter is lost while another one is drawn', () => {
  const tracked = execFileSync('git', ['ls-files', 'web/src/**/*.ts', 'web/src/**/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })

  const setting = tracked
    .split('\n')
    .filter(
      (file) =>
        file !== '' && /\[\w*,\s*\w+\] = useSearchParams\(/.test(readFileSync(join(root, file), 'utf8')),
    )
  expect(setting).toEqual(exceptions)
})
