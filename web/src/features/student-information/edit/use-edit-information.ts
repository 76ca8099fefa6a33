import {
  studentInformation,
  updateInformation,
  type StudentInformation,
} from '@pinge/contract/student-information.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createStore, useStore, type StoreApi } from 'zustand'
import { formatFailure, isSessionExpired } from '../../../shared/api/failure/format-failure.ts'
import { endpointQuery } from '../../../shared/api/endpoint-query.ts'
import { newRequestId } from '../../../shared/api/call/new-request-id.ts'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { showError } from '../../../shared/ui/feedback/show-toast.ts'
import {
  nextEditState,
  noEdits,
  withEdits,
  type EditEvent,
  type EditState,
  type EditedPart,
} from './edit-state.ts'
import { findUnsent, keepUnsent, updateUnsent } from './unsent-edits.ts'
import { createEditWriter, type EditWriterDeps } from './edit-writer.ts'
import type { Change } from './fields.ts'
import { withWholeTels } from './read-tels.ts'

/** Writes what a teacher edits: shown at once, told to the server one edit after another, taken back by `undo`. */
export function useEditInformation(part: EditedPart) {
  const queryClient = useQueryClient()
  // The writer asks for what is true now, not for what was drawn last.
  const [{ store, writer }] = useState(() => {
    const store = createStore<EditState>(() => ({ ...noEdits, unsent: findUnsent(part) }))
    store.subscribe(({ unsent }) => updateUnsent(part, unsent))
    return { store, writer: createEditWriter(depsOf(queryClient, part, store)) }
  })
  const { waiting, done, unsent, pending, conflicts } = useStore(store)

  return {
    /** The pupils as they are read, with the edits that are on their way. */
    withEdits: (students: readonly StudentInformation[]) => withEdits(students, { unsent, pending }),
    edit: (changes: readonly Change[]) => writer.write(changes, 'new'),
    isSaving: waiting > 0,
    /** The last edit, which `undo` takes back. */
    lastEdit: done.at(-1) ?? null,
    undo: () => void writer.takeBack(),
    redo: () => void writer.putAgain(),
    /** How many pupils' edits found no server. */
    unsentCount: new Set(unsent.flatMap(({ changes }) => changes.map(({ id }) => id))).size,
    sendAgain: writer.sendAgain,
    conflict: conflicts[0] ?? null,
    /** Whether what was chosen is written; null is nothing to write. */
    settleConflict: async (change: Change | null) => {
      store.setState((state) => nextEditState(state, { type: 'conflict-settled' }))
      return change !== null && (await writer.write([change], 'new'))
    },
  }
}

export type EditInformation = ReturnType<typeof useEditInformation>

function depsOf(queryClient: QueryClient, part: EditedPart, store: StoreApi<EditState>): EditWriterDeps {
  const { classId } = part
  const { queryKey } = endpointQuery(studentInformation, part)
  return {
    state: store.getState,
    dispatch: (event: EditEvent) => store.setState((state) => nextEditState(state, event)),
    students: () => queryClient.getQueryData(queryKey)?.students ?? [],
    draw: (update) =>
      queryClient.setQueryData(queryKey, (data) => data && { ...data, students: data.students.map(update) }),
    send: async (request) => (await sendWrite(queryClient, updateInformation, { classId, ...request })).data,
    withWholeTels: (changes) => withWholeTels(classId, changes),
    newRequestId,
    onUnsent: (error) => {
      if (isSessionExpired(error)) keepUnsent(part, store.getState().unsent)
    },
    onRefused: (error) => {
      showError(formatFailure(error))
      void queryClient.invalidateQueries({ queryKey: [studentInformation.path] })
    },
  }
}
