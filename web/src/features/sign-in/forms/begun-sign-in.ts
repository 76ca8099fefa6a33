import type { Row } from '../../../shared/form/use-form.ts'

/** What every form of the card asks for: typed in one of them, it stands in the next. */
export type BegunSignIn = { tel: string; hasAgreed: boolean }

export type BegunProps = { begun: BegunSignIn; onBegin: (typed: Partial<BegunSignIn>) => void }

/** A field that the other forms begin with. */
export function alsoKept<Value>(row: Row<Value>, keep: (value: Value) => void): Row<Value> {
  return {
    ...row,
    onChange: (value) => {
      row.onChange(value)
      keep(value)
    },
  }
}
