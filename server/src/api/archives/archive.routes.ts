import * as documents from '@pinge/contract/archives/documents.ts'
import * as health from '@pinge/contract/archives/health.ts'
import * as perform from '@pinge/contract/archives/perform.ts'
import { archiveStudent } from '@pinge/contract/archives/student.ts'
import { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import type { ApiEndpoints } from '../writes/api-endpoints.ts'
import { exportHealthFile, exportPerformFile } from './cells/export-sheets.ts'
import type { PartOf } from './documents/completion.ts'
import { lockDocument, removeDocument, restoreDocument } from './documents/keep-documents.ts'
import { listDocuments, listRemoved } from './documents/list-documents.ts'
import { saveDocument } from './documents/save-document.ts'
import { readHealthSheet, saveHealthCells } from './health/health-sheet.ts'
import { readPerformSheet, savePerformCells } from './perform/perform-sheet.ts'
import { readPerformTerms } from './perform/perform-terms.ts'
import { readArchiveStudent, type PupilSources } from './student/read-archive-student.ts'
import { saveMarkKinds, saveMarkSubjects } from './perform/save-columns.ts'

/** What other features do for the parts that they keep. */
export type OtherParts = { counts: PartOf; ofPupil: PupilSources }

export function archiveRoutes(endpoints: ApiEndpoints, { counts, ofPupil }: OtherParts): void {
  endpoints.classRead(documents.archiveList, (db, context) => listDocuments(db, context, counts))
  endpoints.classRead(documents.removedArchives, listRemoved)
  endpoints.classRead(archiveStudent, (db, context, request) =>
    readArchiveStudent(db, context, request, ofPupil),
  )
  endpoints.classWrite(documents.saveArchive, saveDocument)
  endpoints.classWrite(documents.lockArchive, lockDocument)
  endpoints.classWrite(documents.removeArchive, removeDocument)
  endpoints.classWrite(documents.restoreArchive, restoreDocument)

  endpoints.classRead(perform.performSheet, readPerformSheet)
  endpoints.classRead(perform.performTerms, readPerformTerms)
  endpoints.classRead(exportPerform, exportPerformFile)
  endpoints.classWrite(perform.savePerform, savePerformCells)
  endpoints.classWrite(perform.saveSubjects, saveMarkSubjects)
  endpoints.classWrite(perform.saveKinds, saveMarkKinds)

  endpoints.classRead(health.healthSheet, readHealthSheet)
  endpoints.classRead(exportHealth, exportHealthFile)
  endpoints.classWrite(health.saveHealth, saveHealthCells)
}
