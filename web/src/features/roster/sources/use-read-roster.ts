import { readPastedRoster, readRoster, type RosterTable } from '@pinge/contract/roster/roster.ts'
import { useState } from 'react'
import { call } from '../../../shared/api/call/call.ts'
import { useTask } from '../../../shared/api/use-task.ts'
import type { Roster } from '../use-roster.ts'
import { checkRosterFile, checkRosterLength } from './check-file.ts'

type RosterSource = { text: string } | { file: File }

/** Has the server read a roster, and brings its rows into the preview; says in place why there are none. */
export function useReadRoster(roster: Roster) {
  const { run, problem, forgetProblem } = useTask(readTables)
  /** Why the rows are not taken, though the server could be asked, or has answered. */
  const [refused, setRefused] = useState('')
  /** What a file of several classes holds, until one of them is chosen. */
  const [tables, setTables] = useState<readonly RosterTable[]>([])

  function refuse(reason: string): false {
    forgetProblem()
    setRefused(reason)
    return false
  }

  /** Whether its rows stand in the preview. */
  async function read(source: RosterSource): Promise<boolean> {
    setTables([])
    const unfit = 'file' in source ? checkRosterFile(source.file) : ''
    if (unfit) return refuse(unfit)
    const found = await roster.untilRead(run(source))
    setRefused('')
    const [first] = found ?? []
    if (first && found?.length === 1) return take(first)
    setTables(found ?? [])
    return false
  }

  function take({ rows }: RosterTable): boolean {
    const tooMany = checkRosterLength(rows.length)
    if (tooMany) return refuse(tooMany)
    setRefused('')
    setTables([])
    roster.take(rows)
    roster.showPreview()
    return true
  }

  return {
    read,
    take,
    tables,
    isReading: roster.isReading,
    problem: refused || problem,
    forgetProblem: () => refuse(''),
  }
}

async function readTables(source: RosterSource): Promise<RosterTable[]> {
  if ('file' in source) return (await call(readRoster, {}, { file: source.file })).tables
  const { rows } = await call(readPastedRoster, { text: source.text })
  return [{ name: '', rows }]
}
