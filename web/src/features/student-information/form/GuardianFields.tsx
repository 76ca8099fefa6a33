import { Eye } from 'lucide-react'
import { IconButton } from '../../../shared/ui/buttons/IconButton.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import type { FieldKey } from '../edit/fields.ts'

export type GuardianFieldsProps = {
  number: 1 | 2
  row: (key: FieldKey) => { value: string; onChange: (text: string) => void; error: string | undefined }
  /** Whether what stands there is the stored number without its middle. */
  isMasked: (key: FieldKey) => boolean
  /** Asks for the whole numbers; they are masked until then. */
  onReveal: () => void
}

/** One guardian. A masked number is not written in: it is shown whole first, which the server writes down. */
export function GuardianFields({ number, row, isMasked: isMaskedAt, onReveal }: GuardianFieldsProps) {
  const keys =
    number === 1 ? (['name0', 'relation0', 'tel0'] as const) : (['name1', 'relation1', 'tel1'] as const)
  const [name, relation, tel] = keys
  const isMasked = isMaskedAt(tel)
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1.5 text-name font-bold">家长 {number}</legend>
      <TextField label={`家长 ${number} 姓名`} {...row(name)} autoComplete="off" />
      <TextField label={`家长 ${number} 关系`} {...row(relation)} placeholder="如 母亲" autoComplete="off" />
      <TextField
        label={`家长 ${number} 手机`}
        className="col-span-2"
        inputMode="tel"
        readOnly={isMasked}
        {...row(tel)}
        hint={isMasked ? '点右边的眼睛显示完整号码后可以修改，会留下查看记录' : undefined}
        autoComplete="off"
        trailing={
          isMasked && (
            <IconButton label={`查看家长 ${number} 的完整号码`} onClick={onReveal} className="-mr-3">
              <Eye />
            </IconButton>
          )
        }
      />
    </fieldset>
  )
}
