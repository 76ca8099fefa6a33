import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A test is stuck, and not slow: a busy computer of two cores takes a tenth of it for the longest. */
const STUCK_AFTER_MS = 120_000
/** What a test makes is garbage when it ends: in a larger room for what is young it is never copied, a tenth of all. */
const roomForYoung = ['--min-semi-space-size=64', '--max-semi-space-size=64']
/** For every project, since none inherits. */
const common = {
  // Only a test that fails waits for these.
  testTimeout: STUCK_AFTER_MS,
  hookTimeout: STUCK_AFTER_MS,
  expect: { poll: { timeout: 20_000 } },
  execArgv: roomForYoung,
}

export default defineConfig({
  test: {
    // By default one processor is left free; on the two of a small machine that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'contract/src/**/*.test.ts',
            'web/src/**/*.test.ts',
            'web/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          // The files share a process, as below; what a test puts in the place of the browser's goes with it.
          isolate: false,
          unstubGlobals: true,
          ...common,
        },
      },
      {
        // Its stores begin again for each test.
        resolve: { alias: [{ find: /^zustand$/, replacement: fileOf('web/test/zustand.ts') }] },
        test: {
          // Screens and their parts in a document without a browser; the network is answered by the contract.
          name: 'component',
          include: ['web/{src,test}/**/*.test.tsx'],
          environment: 'happy-dom',
          // The clock on a teacher's wall.
          env: { TZ: 'Asia/Shanghai' },
          setupFiles: ['web/test/setup.ts'],
          // The files share a process, which loads the product once; what a test changes is undone after it.
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          // What of the server needs no database runs once, and not once an engine; see server/test/database.ts.
          name: 'server-unit',
          include: ['server/{src,test}/**/*.unit.test.ts'],
          env: { TEST_ENGINE: 'none' },
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          // Runs once an engine: TEST_ENGINE is sqlite or postgres, see server/test/database.ts.
          name: 'server',
          include: ['server/{src,test}/**/*.test.ts'],
          exclude: ['server/{src,test}/**/*.{unit,processes,faults}.test.ts'],
          // A test makes what it changes itself, down to its database. So the files share a process, which loads the
          // server once and keeps the databases that were made, and not one process a file.
          isolate: false,
          ...common,
          // Each test runs other code: the last optimization of any of it costs more than it gives.
          execArgv: [...roomForYoung, '--no-opt'],
        },
      },
      {
        test: {
          // Several servers on one PostgreSQL and one Redis, which the test command starts.
          name: 'processes',
          include: ['server/{src,test}/**/*.processes.test.ts'],
          ...common,
        },
      },
      {
        test: {
          // What may go wrong around the product: npm run test:faults, once an engine.
          name: 'faults',
          include: ['server/{src,test}/**/*.faults.test.ts'],
          fileParallelism: false,
          ...common,
        },
      },
    ],
  },
})
