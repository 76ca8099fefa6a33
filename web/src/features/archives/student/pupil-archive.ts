import type { archiveStudent } from '@pinge/contract/archives/student.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'

/** What is kept of one pupil in a document, and what happened in all terms. */
export type PupilArchive = DataOf<typeof archiveStudent>
