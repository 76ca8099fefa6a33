import { genderNames } from '@pinge/contract/students.ts'
import type { SelectOption } from '../../../shared/ui/form/SelectField.tsx'

/** What can be chosen, and what stands there now if it is none of these. */
export function genderOptions(present: string): readonly SelectOption[] {
  const known = ['', genderNames.male, genderNames.female]
  const odd = known.includes(present) ? [] : [{ value: present, label: present }]
  return [...odd, ...known.map((value) => ({ value, label: value || '未填' }))]
}
