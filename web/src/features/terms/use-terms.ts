import { termList, type ClassTerm } from '@pinge/contract/terms.ts'
import { useRead } from '../../shared/api/use-read.ts'

export type Terms = {
  all: readonly ClassTerm[]
  /** 本学期; undefined where it is not known. */
  current: ClassTerm | undefined
  /** It may still come: until then nothing of this term is asked for. */
  isPending: boolean
}

const none: readonly ClassTerm[] = []

/** The terms of a class by its own dates. Where they cannot be had, the usual ones are meant. */
export function useTerms(classId: string): Terms {
  const { data: all = none, isPending } = useRead(termList, { classId }, { enabled: classId !== '' })
  return { all, current: all.find(({ isCurrent }) => isCurrent), isPending }
}
