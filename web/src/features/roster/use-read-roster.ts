import { readPastedRoster, readRoster, type RosterRow } from '@pinge/contract/students.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { checkRosterFile, checkRosterLength } from './check-file.ts'

export type RosterSource = { text: string } | { file: File }

/** Has the server read a roster; hands over its rows, or says in place why there are none. */
export function useReadRoster(onRead: (rows: RosterRow[]) => void) {
  const [problem, setProblem] = useState('')
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (source: RosterSource) =>
      'file' in source
        ? call(readRoster, {}, { file: source.file })
        : call(readPastedRoster, { text: source.text }),
    meta: { announces: false },
  })

  /** Whether the rows were handed over. */
  async function read(source: RosterSource): Promise<boolean> {
    const refused = 'file' in source ? checkRosterFile(source.file) : ''
    if (refused) {
      setProblem(refused)
      return false
    }
    try {
      const { rows } = await mutateAsync(source)
      const tooMany = checkRosterLength(rows.length)
      setProblem(tooMany)
      if (!tooMany) onRead(rows)
      return !tooMany
    } catch (error) {
      setProblem(describeFailure(error))
      return false
    }
  }

  return { read, isReading: isPending, problem, forgetProblem: () => setProblem('') }
}
