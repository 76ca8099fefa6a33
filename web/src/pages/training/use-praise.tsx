import type { Student } from '@pinge/contract/students.ts'
import { useState, type ReactNode } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import type { PraiseHereProps } from '../class-data/PraiseHere.tsx'

const PraiseHere = onDemand(async () => (await import('../class-data/PraiseHere.tsx')).PraiseHere, {
  preload: 'first-sign',
  when: ({ hasBegun }: { hasBegun: boolean } & PraiseHereProps) => hasBegun,
})

const none: readonly string[] = []

/** 点评 from the training: opens the comment dialog for pupils of a class, over whatever is on stage. */
export function usePraise(
  classId: string,
  classmates: readonly Student[],
): { praise: (studentIds: readonly string[]) => void; dialog: ReactNode } {
  const [praised, setPraised] = useState(none)
  const [hasBegun, setHasBegun] = useState(false)
  return {
    praise: (studentIds) => {
      setHasBegun(true)
      setPraised(studentIds)
    },
    dialog: (
      <PraiseHere
        hasBegun={hasBegun}
        isOnStage
        classId={classId}
        classmates={classmates}
        studentIds={praised}
        onClose={() => setPraised(none)}
      />
    ),
  }
}
