import * as errors from './errors.ts'

/** The name of a refusal. */
export type ErrorName = keyof typeof errors

const errorsByName: Readonly<Record<ErrorName, { readonly code: number; readonly message: string }>> = errors

export function isErrorName(name: string): name is ErrorName {
  return Object.hasOwn(errorsByName, name)
}

/** The code and the text of a refusal whose name is known when the program runs. */
export function errorOf(name: ErrorName): { readonly code: number; readonly message: string } {
  return errorsByName[name]
}
