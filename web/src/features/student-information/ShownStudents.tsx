import { useIsWide } from '../../shared/device/use-is-wide.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import type { OpenDialog } from './dialogs/InformationDialogs.tsx'
import { rememberEditing } from './edit-hint.store.ts'
import type { EditInformation } from './edit/use-edit-information.ts'
import { useTels } from './edit/use-tels.ts'
import { parentColumns, type Column } from './table/columns.ts'
import { InformationCards, InformationGrid } from './information-rows.tsx'
import { nextSort } from './show-students.ts'
import type { InformationWriting } from './table/use-information-sheet.ts'
import type { useShownStudents } from './use-shown-students.ts'

const noneIn = {
  present: '在读的学生都转出了',
  left: '还没有转出的学生',
  noTel: '每名学生都有家长电话',
} as const

function NoneShown({ rows: { view, search, setSearch } }: { rows: ShownRows }) {
  const wanted = search.trim()
  return (
    <div className="rounded-big bg-white px-6 py-12 text-center text-m text-ink-2">
      <p>{wanted === '' ? noneIn[view] : `没有找到“${wanted}”`}</p>
      {wanted !== '' && (
        <Button variant="soft" className="mt-3" onClick={() => setSearch('')}>
          清空
        </Button>
      )}
    </div>
  )
}

type ShownRows = ReturnType<typeof useShownStudents>

export type ShownStudentsProps = Pick<InformationWriting, 'faults' | 'onFaults'> & {
  classId: string
  title: string
  columns: readonly Column[]
  rows: ShownRows
  editing: EditInformation
  isReadOnly: boolean
  selectedIds: ReadonlySet<string>
  onSelect: (ids: readonly string[], isSelected: boolean) => void
  onOpen: (open: OpenDialog) => void
}

/** The rows of the table, or the cards of a phone; without any it is said why. */
export function ShownStudents(props: ShownStudentsProps) {
  const { classId, title, columns, rows, editing, isReadOnly, selectedIds, onSelect, onOpen } = props
  const isWide = useIsWide()
  const tels = useTels(classId)
  if (rows.shown.length === 0) return <NoneShown rows={rows} />

  const open = (id: string) => onOpen({ action: 'form', ids: [id] })
  if (!isWide)
    return (
      <InformationCards
        label={title}
        students={rows.shown}
        isOfParents={columns === parentColumns}
        onOpen={open}
      />
    )
  return (
    <InformationGrid
      label={title}
      students={rows.shown}
      columns={columns}
      hasStatus={rows.view === 'left'}
      isReadOnly={isReadOnly}
      sort={rows.sort}
      onSort={(key) => rows.setSort(nextSort(rows.sort, key))}
      selectedIds={selectedIds}
      tels={tels}
      faults={props.faults}
      onFaults={props.onFaults}
      onEdit={(changes) => {
        rememberEditing()
        void editing.edit(changes)
      }}
      onUndo={editing.undo}
      onRedo={editing.redo}
      onSelect={onSelect}
      onOpen={open}
    />
  )
}
