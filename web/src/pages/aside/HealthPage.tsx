import { FitnessTests } from '../../features/archives/health/FitnessTests.tsx'
import { ArchiveScreen } from '../archives/ArchiveScreen.tsx'

/** 体质: the fitness test of a class in the open document. */
export function HealthPage() {
  return (
    <ArchiveScreen title="体质" part="health">
      {(shown) => <FitnessTests key={shown.document.documentId} {...shown} />}
    </ArchiveScreen>
  )
}
