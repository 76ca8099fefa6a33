import { classRoster, importRoster } from '@pinge/contract/roster/roster.ts'
import { classList } from '@pinge/contract/classes.ts'
import type { RequestOf } from '@pinge/contract/endpoint.ts'
import { rosterStudent } from '@pinge/contract/roster/check-roster.ts'
import { studentDetail, studentList } from '@pinge/contract/students.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { markStale } from '../../shared/api/endpoint-query.ts'
import { type Numbered, useKeptRequest } from '../../shared/api/use-kept-request.ts'
import { isNew, mergeModeOf } from './known-row.ts'
import type { CheckedRow } from './roster-draft.ts'
import { tidyRow } from './tidy-row.ts'

type Import = Omit<RequestOf<typeof importRoster>, 'requestId'>

/**
 * Brings rows into a class in one deed. Resolves with what was written, and with the rows that are done, which are the
 * ones first sent while that is unsettled.
 */
export function useImportRoster() {
  const queryClient = useQueryClient()
  const { send, ...state } = useKeptRequest(write)
  const [sent, setSent] = useState<readonly CheckedRow[]>([])

  async function bringIn(classId: string, rows: readonly CheckedRow[]) {
    const sending = state.isUnsettled ? sent : rows
    setSent(sending)
    try {
      const { data } = await send(importOf(classId, sending))
      return { added: data.ids.length, changed: data.changedIds.length, rows: sending }
    } finally {
      // Also after a refusal, which may be about what has changed in the class meanwhile.
      for (const endpoint of [classRoster, studentList, studentDetail, classList])
        void markStale(queryClient, endpoint)
    }
  }

  return { bringIn, ...state }
}

function importOf(classId: string, rows: readonly CheckedRow[]): Import {
  const request: Import = { classId, added: [], known: [] }
  for (const row of rows) {
    const student = rosterStudent(tidyRow(row))
    const mode = mergeModeOf(row)
    if (isNew(row)) request.added.push(student)
    else if (row.known && mode) request.known.push({ id: row.known.classmate.id, mode, student })
  }
  return request
}

function write(request: Numbered<Import>) {
  return call(importRoster, request)
}
