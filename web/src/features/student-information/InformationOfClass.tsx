import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { StudentInformation, studentInformation } from '@pinge/contract/student-information.ts'
import { useState, type ReactNode } from 'react'
import { useIsWide } from '../../shared/device/use-is-wide.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import type { OpenDialog } from './dialogs/InformationDialogs.tsx'
import { DuplicatesBanner } from './DuplicatesBanner.tsx'
import { useEditInformation, type EditInformation } from './edit/use-edit-information.ts'
import { useTels } from './edit/use-tels.ts'
import { findDuplicates } from './find-duplicates.ts'
import type { Column } from './grid/columns.ts'
import { InformationTools } from './InformationTools.tsx'
import { isInView, type View } from './show-students.ts'
import { InformationCards, InformationGrid } from './information-rows.tsx'
import { useShownStudents } from './use-shown-students.ts'

const InformationDialogs = onDemand(
  async () => (await import('./dialogs/InformationDialogs.tsx')).InformationDialogs,
  { onLost: ({ onOpen }) => onOpen(null) },
)

const SelectionBar = onDemand(async () => (await import('./SelectionBar.tsx')).SelectionBar)

export type InformationOfClassProps = {
  classId: string
  title: string
  columns: readonly Column[]
  /** The second list, beside those in the class. */
  otherView: Exclude<View, 'present'>
  /** New pupils and files; told how many are in the class. */
  renderTools: (pupils: number) => ReactNode
  /** What stands there while the class has no pupils. */
  empty: ReactNode
  data: DataOf<typeof studentInformation>
}

const viewNames = { present: '在读', left: '转出', noTel: '没有电话' } as const

/** The pupils of one class with the tools of their table. */
export function InformationOfClass({ data, ...props }: InformationOfClassProps) {
  const { classId, title, otherView, renderTools, empty } = props
  const editing = useEditInformation({ classId })
  const students = editing.withEdits(data.students)
  const rows = useShownStudents(students)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<OpenDialog | null>(null)

  const selectedStudents = rows.shown.filter(({ id }) => selected.has(id))
  const countIn = (view: View) => students.filter((student) => isInView(student, view)).length
  const clear = () => setSelected(new Set())

  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="text-xl font-bold">{title}</h1>
        <p className="text-m text-ink-2">
          {data.className} · {countIn('present')} 名学生
        </p>
      </div>
      {students.length > 0 && (
        <InformationTools
          rows={rows}
          editing={editing}
          views={(['present', otherView] as const).map((value) => ({
            value,
            label: `${viewNames[value]} ${countIn(value)}`,
          }))}
        >
          {renderTools(countIn('present'))}
        </InformationTools>
      )}
      <DuplicatesBanner
        duplicates={findDuplicates(students)}
        onMerge={({ pair }) => setOpen({ action: 'merge', ids: pair.map(({ id }) => id) })}
      />
      {students.length === 0 && empty}
      {students.length > 0 && rows.shown.length === 0 && (
        <p className="rounded-big bg-white px-6 py-12 text-center text-m text-ink-2">这里没有学生</p>
      )}
      <ShownStudents
        {...props}
        shown={rows.shown}
        editing={editing}
        selectedIds={selected}
        onSelect={(id) => setSelected((before) => toggled(before, id))}
        onOpen={setOpen}
      />
      {/* Below the rows: none of them moves away under the finger that selected it. */}
      {selectedStudents.length > 0 && (
        <SelectionBar
          classId={classId}
          students={selectedStudents}
          isOwner={data.isOwner}
          onAction={(action) => setOpen({ action, ids: selectedStudents.map(({ id }) => id) })}
          onClear={clear}
        />
      )}
      {(open || editing.conflict) && (
        <InformationDialogs
          classId={classId}
          students={students}
          open={open}
          editing={editing}
          onOpen={setOpen}
          onDone={() => {
            setOpen(null)
            clear()
          }}
        />
      )}
      <LeaveGuard
        isDirty={editing.isSaving || editing.unsentCount > 0}
        unsaved="有修改还没有保存"
        description="离开后，没有存上的修改会丢掉。已经保存的不变。"
      />
    </>
  )
}

type ShownStudentsProps = Pick<InformationOfClassProps, 'classId' | 'title' | 'columns'> & {
  shown: readonly StudentInformation[]
  editing: EditInformation
  selectedIds: ReadonlySet<string>
  onSelect: (id: string) => void
  onOpen: (open: OpenDialog) => void
}

function ShownStudents(props: ShownStudentsProps) {
  const { classId, title, columns, shown, editing, selectedIds, onSelect, onOpen } = props
  const isWide = useIsWide()
  const tels = useTels(classId)
  if (shown.length === 0) return null

  const open = (id: string) => onOpen({ action: 'form', ids: [id] })
  if (!isWide) return <InformationCards label={title} students={shown} onOpen={open} />
  return (
    <InformationGrid
      label={title}
      students={shown}
      columns={columns}
      selectedIds={selectedIds}
      tels={tels}
      onEdit={(changes) => void editing.edit(changes)}
      onUndo={editing.undo}
      onSelect={onSelect}
      onOpen={open}
    />
  )
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
