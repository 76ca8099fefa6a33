import type { useWrite } from '../../../shared/api/use-write.ts'

/** How a write of `useWrite` goes, for the dialog that sends it. */
export type WriteState = Pick<ReturnType<typeof useWrite>, 'isSending' | 'isUnsettled' | 'problem'>
