import { Refusal } from '../api/failure/refusal.ts'

/** What is wrong with each field; a field that is in order has nothing, or `false`. */
export type Problems<Fields> = { [Key in keyof Fields]?: string | false | undefined }

/** Which refusals are about which field. */
export type Refusals<Fields> = {
  [Key in keyof Fields]?: readonly { readonly code: number; readonly message: string }[]
}

export function hasProblem(problems: object): boolean {
  return Object.values(problems).some(Boolean)
}

/** The words of a refusal beside the field that it is about; empty when it is about none of them. */
export function blamedFields<Fields>(refusals: Refusals<Fields>, error: unknown): Problems<Fields> {
  const blamed: Problems<Fields> = {}
  if (!(error instanceof Refusal)) return blamed
  for (const key in refusals) {
    const isAbout = refusals[key]?.some(
      ({ code, message }) => code === error.code && message === error.message,
    )
    if (isAbout) blamed[key] = error.message
  }
  return blamed
}
