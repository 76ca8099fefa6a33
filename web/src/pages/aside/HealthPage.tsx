import { onDemand } from '../../shared/on-demand.tsx'
import { ArchiveScreen } from '../archives/ArchiveScreen.tsx'

/** Comes while the screen reads which document is open. */
const FitnessTests = onDemand(
  async () => (await import('../../features/archives/health/FitnessTests.tsx')).FitnessTests,
)

/** 体质: the fitness test of a class in the open document. */
export function HealthPage() {
  return (
    <ArchiveScreen title="体质" part="health">
      {(shown) => <FitnessTests key={shown.document.documentId} {...shown} />}
    </ArchiveScreen>
  )
}
