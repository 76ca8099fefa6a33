import type { PerformSheet } from '@pinge/contract/archives/perform.ts'
import { matchPerform } from '@pinge/contract/archives/table/perform-table.ts'
import { useState } from 'react'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'
import { ImportTable, type ImportTableProps } from '../sheets/ImportTable.tsx'

type ImportMarksProps = Omit<ImportTableProps, 'match'> & { data: PerformSheet }

/** Marks out of a file; a column that names a subject alone is of the kind that the teacher says. */
export function ImportMarks({ data, ...rest }: ImportMarksProps) {
  const kinds = data.kinds.filter(({ isHidden }) => !isHidden)
  const [kind, setKind] = useState(kinds.at(-1)?.id ?? '')
  return (
    <ImportTable {...rest} match={(tables) => matchPerform(tables, data, kind)}>
      <SelectField
        label="只写了学科的列，算作"
        value={kind}
        onChange={setKind}
        options={kinds.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ImportTable>
  )
}
