import { PerformMarks } from '../../features/archives/perform/PerformMarks.tsx'
import { ArchiveScreen } from '../archives/ArchiveScreen.tsx'

/** 学业: the marks of a class in the open document. */
export function PerformPage() {
  return (
    <ArchiveScreen title="学业" part="perform">
      {(shown) => <PerformMarks key={shown.document.documentId} {...shown} />}
    </ArchiveScreen>
  )
}
