import type { ReactNode } from 'react'

/** Components of `shared/ui`, shown in every state they have. */
export type Specimen = {
  /** The files that it shows, without `.tsx`: what is in `shared/ui` and in no specimen fails a test. */
  components: readonly [string, ...string[]]
  /** When to take it, and when another. */
  about: string
  States: () => ReactNode
}

export type SpecimenGroup = { title: string; specimens: readonly Specimen[] }
