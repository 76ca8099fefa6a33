import { classList } from '@pinge/contract/classes.ts'
import { rosterStudent } from '@pinge/contract/roster.ts'
import { addStudents, type NewStudent, studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { type Numbered, useKeptRequest } from '../../shared/api/use-kept-request.ts'
import type { CheckedRow } from './roster-draft.ts'
import { tidyRow } from './tidy-row.ts'

/** Adds rows as pupils. Resolves with the rows that went in, which are the ones first sent while that is unsettled. */
export function useAddStudents() {
  const queryClient = useQueryClient()
  const { send, ...state } = useKeptRequest(write)
  const [sent, setSent] = useState<readonly CheckedRow[]>([])

  async function add(classId: string, rows: readonly CheckedRow[]): Promise<readonly CheckedRow[]> {
    const sending = state.isUnsettled ? sent : rows
    setSent(sending)
    await send({ classId, students: sending.map((row) => rosterStudent(tidyRow(row))) })
    void markStale(queryClient, studentList)
    void markStale(queryClient, classList)
    return sending
  }

  return { add, ...state }
}

function write(request: Numbered<{ classId: string; students: NewStudent[] }>) {
  return call(addStudents, request)
}
