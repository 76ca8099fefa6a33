import { readPastedRoster, readRoster, type RosterTable } from '@pinge/contract/roster/roster.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { checkRosterFile, checkRosterLength } from './check-file.ts'
import type { Roster } from './use-roster.ts'

export type RosterSource = { text: string } | { file: File }

/** Has the server read a roster, and brings its rows into the preview; says in place why there are none. */
export function useReadRoster(roster: Roster) {
  const [problem, setProblem] = useState('')
  /** What a file of several classes holds, until one of them is chosen. */
  const [tables, setTables] = useState<readonly RosterTable[]>([])
  const { mutateAsync, isPending } = useMutation({
    mutationFn: readTables,
    meta: { announces: 'nothing' },
  })

  /** Whether its rows stand in the preview. */
  async function read(source: RosterSource): Promise<boolean> {
    setTables([])
    const refused = 'file' in source ? checkRosterFile(source.file) : ''
    if (refused) {
      setProblem(refused)
      return false
    }
    try {
      const found = await mutateAsync(source)
      const [first] = found
      if (first && found.length === 1) return take(first)
      setProblem('')
      setTables(found)
      return false
    } catch (error) {
      setProblem(describeFailure(error))
      return false
    }
  }

  function take({ rows }: RosterTable): boolean {
    const tooMany = checkRosterLength(rows.length)
    setProblem(tooMany)
    if (tooMany) return false
    setTables([])
    roster.take(rows)
    roster.showPreview()
    return true
  }

  return { read, take, tables, isReading: isPending, problem, forgetProblem: () => setProblem('') }
}

async function readTables(source: RosterSource): Promise<RosterTable[]> {
  if ('file' in source) return (await call(readRoster, {}, { file: source.file })).tables
  const { rows } = await call(readPastedRoster, { text: source.text })
  return [{ name: '', rows }]
}
