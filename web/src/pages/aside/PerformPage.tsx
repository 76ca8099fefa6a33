import { onDemand } from '../../shared/on-demand.tsx'
import { ArchiveScreen } from '../archives/ArchiveScreen.tsx'

/** Comes while the screen reads which document is open. */
const PerformMarks = onDemand(
  async () => (await import('../../features/archives/perform/PerformMarks.tsx')).PerformMarks,
)

/** 学业: the marks of a class in the open document. */
export function PerformPage() {
  return (
    <ArchiveScreen title="学业" part="perform">
      {(shown) => <PerformMarks key={shown.document.documentId} {...shown} />}
    </ArchiveScreen>
  )
}
