import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { useMemo } from 'react'
import { SheetGrid } from '../../../shared/sheet/SheetGrid.tsx'
import type { FieldKey } from '../edit/fields.ts'
import type { useTels } from '../edit/use-tels.ts'
import type { Sort } from '../show-students.ts'
import { sheetColumns, sortKeyOf, type Column } from './columns.ts'
import { informationRow } from './information-row.ts'
import { FACE, fixedLeadColumns, leadColumns, SELECT, SelectAll } from './lead-columns.tsx'
import { useInformationSheet, type InformationWriting } from './use-information-sheet.ts'
import { useRowSelection, type RowSelectionOptions } from './use-row-selection.ts'

export type InformationGridProps = InformationWriting &
  RowSelectionOptions & {
    label: string
    students: readonly StudentInformation[]
    columns: readonly Column[]
    /** Whether the pupils have left, and it is said where they went. */
    hasStatus: boolean
    sort: Sort
    onSort: (key: FieldKey) => void
    tels: ReturnType<typeof useTels>
    onOpen: (id: string) => void
  }

/** The pupils in the one sheet that all tables of the product are. */
export function InformationGrid(props: InformationGridProps) {
  const { label, students, columns, hasStatus, isReadOnly, sort, onSort, tels, onOpen } = props
  const selection = useRowSelection(props)
  const rows = students.map((student) => informationRow(student, tels.tels.get(student.id), isReadOnly))
  const sheet = useInformationSheet(rows, {
    ...props,
    onEdit: (changes) => {
      tels.forget()
      props.onEdit(changes)
    },
  })
  const shown = useMemo(() => sheetColumns(columns, hasStatus), [columns, hasStatus])
  const sorted = shown.find(({ key }) => sortKeyOf(key) === sort?.key)
  return (
    <SheetGrid
      label={label}
      columns={shown}
      rows={rows}
      sheet={sheet}
      isReadOnly={isReadOnly}
      hasNames={false}
      lead={isReadOnly ? fixedLeadColumns : leadColumns}
      leadHeads={[
        !isReadOnly && <SelectAll key="all" rows={selection} />,
        <span key="face" className="sr-only">
          头像
        </span>,
      ]}
      onPress={({ row, column }, isRange) => {
        const student = students[row]
        if (column === SELECT) selection.toggle(row, isRange)
        else if (column === FACE && student) onOpen(student.id)
      }}
      selectedIds={props.selectedIds}
      order={sort && sorted ? { key: sorted.key, isUp: sort.isUp } : null}
      onOrder={(key) => {
        const sortKey = sortKeyOf(key)
        if (sortKey) onSort(sortKey)
      }}
      onReveal={async ({ id }, column) => {
        const told = await tels.reveal(id)
        return (column === 'tel1' ? told?.tel1 : told?.tel0) ?? ''
      }}
    />
  )
}
