import type { Student } from '@pinge/contract/students.ts'
import type { Category, Team } from '@pinge/contract/teams.ts'
import { createContext, use } from 'react'
import type { ReadViewProps } from '../../../shared/ui/feedback/ReadView.tsx'

export type Scheme = {
  classId: string
  className: string
  students: readonly Student[]
  /** All schemes of the class, also those of other teachers. */
  categories: readonly Category[]
  /** The one that is shown; none of a class without schemes. */
  category: Category | undefined
  /** Its teams, as far as this teacher may use them and they have come. */
  teams: readonly Team[]
  /** How the reading of its teams goes: before they have come, nothing is made of them. */
  teamsRead: ReadViewProps<readonly Team[]>['read']
  chooseScheme: (categoryId: string | null) => void
}

/** What the parts of the teams' tab show. */
export const SchemeContext = createContext<Scheme | null>(null)

export function useScheme(): Scheme {
  const scheme = use(SchemeContext)
  if (!scheme) throw new Error('this part belongs inside a SchemeContext')
  return scheme
}
