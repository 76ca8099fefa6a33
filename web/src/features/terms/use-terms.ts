import { termList, type ClassTerm } from '@pinge/contract/terms.ts'
import { useRead, type Read } from '../../shared/api/use-read.ts'

export type Terms = {
  all: readonly ClassTerm[]
  /** 本学期; undefined where it is not known. */
  current: ClassTerm | undefined
  /** It may still come: until then nothing of this term is asked for. */
  isPending: boolean
  /** For a screen that shows nothing without them. */
  read: Read<readonly ClassTerm[]>
}

const none: readonly ClassTerm[] = []

/** The terms of a class by its own dates. Where they cannot be had, the usual ones are meant. */
export function useTerms(classId: string): Terms {
  const read = useRead(termList, { classId }, { enabled: classId !== '' })
  const { data: all = none, isPending } = read
  return { all, current: all.find(({ isCurrent }) => isCurrent), isPending, read }
}
