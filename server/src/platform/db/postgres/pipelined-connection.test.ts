import { afterEach, describe, expect, it } from 'vitest'
import { types } from 'pg'
import { IN_FAILED_TRANSACTION } from './error-codes.ts'
import { createPipelinedConnection, type PipelinedConnection } from './pipelined-connection.ts'
import { createPreparedNames } from './prepared-names.ts'
import { testEngine } from '../../../../test/database.ts'

let connection: PipelinedConnection
afterEach(() => connection.close())

function create(autocommit: boolean): PipelinedConnection {
  const config = { connectionString: process.env.TEST_DATABASE_URL }
  const names = createPreparedNames()
  connection = createPipelinedConnection(config, { autocommit, names, types, patienceMs: undefined })
  return connection
}

const DIVISION_BY_ZERO = '22012'

describe.skipIf(testEngine === 'sqlite')('queries to PostgreSQL', () => {
  it('are each answered what they asked, in whatever order they are known', async () => {
    const { run } = create(true)
    const ask = () => Promise.all([run('select 1 as one'), run("select 'b' as two, null as three")])
    const first = await ask()
    const again = await ask()
    const mixed = await Promise.all([
      run('select 4 as four'),
      run('select 1 as one'),
      run('select 4 as four'),
    ])

    expect(first.map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ two: 'b', three: null }]])
    expect(again).toEqual(first)
    expect(mixed.map(({ rows }) => rows)).toEqual([[{ four: 4 }], [{ one: 1 }], [{ four: 4 }]])
  })

  it('do not fail because another one does', async () => {
    const { run } = create(true)
    const told = await Promise.allSettled([
      run('select 1 as one'),
      run('select 1 / 0'),
      run('select 2 as two'),
      run('select 2 / 0'),
      run('select 3 as three'),
    ])

    expect(told.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
    expect(told[4]).toMatchObject({ value: { rows: [{ three: 3 }] } })
  })

  it('of one transaction are lost with the one that fails, and the next transaction has them again', async () => {
    const { run, open } = create(false)
    await open()
    const told = await Promise.allSettled([run('begin'), run('select 1 / 0'), run('select 2 as two')])
    await run('rollback')

    expect(told).toMatchObject([
      { value: { command: 'BEGIN' } },
      { reason: { code: DIVISION_BY_ZERO } },
      { reason: { code: IN_FAILED_TRANSACTION } },
    ])
    const [, two, end] = await Promise.all([run('begin'), run('select 2 as two'), run('commit')])
    expect(two).toMatchObject({ command: 'SELECT', rowCount: 1, rows: [{ two: 2 }] })
    expect(end.command).toBe('COMMIT')
  })

  it('are asked once for all callers until they are sent, and again for a later caller', async () => {
    const { ask } = create(true)
    await ask('select 1')
    const draw = 'select random() as drawn'
    const [one, same] = [ask(draw), ask(draw)]
    await new Promise((next) => setImmediate(next))
    const later = ask(draw)

    expect(await same).toEqual(await one)
    expect(await later).not.toEqual(await one)
  })

  it('are answered before the connection is closed', async () => {
    const { run, close } = create(true)
    const answer = run('select pg_sleep(0.05), 1 as one')
    await run('select 1')
    await close()

    expect(await answer).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('fail when their connection breaks, and the next one opens a new one', async () => {
    const { run } = create(true)
    const broken = await Promise.allSettled([
      run('select pg_terminate_backend(pg_backend_pid())'),
      run('select 1 as one'),
    ])

    expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await run('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] })
  })

  it('keep no caller waiting who closes after their connection broke', async () => {
    const { run, close } = create(true)
    await expect(run('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow()
    await new Promise((next) => setTimeout(next, 20))

    await close()
  })
})
