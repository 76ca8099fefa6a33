import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import type { studentInformation } from '@pinge/contract/student-information.ts'
import { useState, type ReactNode } from 'react'
import { onDemand } from '../../shared/on-demand.tsx'
import { paperOnDemand } from '../../shared/paper-on-demand.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import type { OpenDialog } from './dialogs/InformationDialogs.tsx'
import { DuplicatesBanner } from './DuplicatesBanner.tsx'
import { useEditInformation } from './edit/use-edit-information.ts'
import { findDuplicates } from './find-duplicates.ts'
import { parentColumns, type Column } from './table/columns.ts'
import type { Faults } from './table/use-information-sheet.ts'
import { InformationTools } from './InformationTools.tsx'
import { isInView, type View } from './show-students.ts'
import { ShownStudents } from './ShownStudents.tsx'
import { useShownStudents } from './use-shown-students.ts'

const InformationDialogs = onDemand(
  async () => (await import('./dialogs/InformationDialogs.tsx')).InformationDialogs,
  { onLost: ({ onOpen }) => onOpen(null) },
)

const InformationPaper = paperOnDemand(
  async () => (await import('./InformationPaper.tsx')).InformationPaper,
  { isAdornment: true },
)

const SelectionBar = onDemand(async () => (await import('./SelectionBar.tsx')).SelectionBar)

export type InformationOfClassProps = {
  classId: string
  title: string
  columns: readonly Column[]
  /** The second list, beside those in the class. */
  otherView: Exclude<View, 'present'>
  /** Of an archived class: it is looked at, copied and printed. */
  isReadOnly: boolean
  /** New pupils and files; told how many are in the class. */
  renderTools: (pupils: number) => ReactNode
  /** What stands there while the class has no pupils. */
  empty: ReactNode
  data: DataOf<typeof studentInformation>
}

const viewNames = { present: '在读', left: '转出', noTel: '没有电话' } as const

/** The pupils of one class with the tools of their table. */
export function InformationOfClass({ data, ...props }: InformationOfClassProps) {
  const { classId, title, columns, otherView, isReadOnly, renderTools, empty } = props
  const editing = useEditInformation({ classId })
  const students = editing.withEdits(data.students)
  const rows = useShownStudents(students)
  const { selected, select, clear } = useSelection()
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const [faults, setFaults] = useState<Faults>(new Map())

  const selectedStudents = rows.shown.filter(({ id }) => selected.has(id))
  const countIn = (view: View) => students.filter((student) => isInView(student, view)).length
  const isFaulty = [...faults.values()].some(({ rowId }) => students.some(({ id }) => id === rowId))

  const heading = <Heading {...props} {...data} rows={rows} count={countIn('present')} />

  return (
    <>
      {students.length === 0 ? (
        heading
      ) : (
        <InformationTools
          title={heading}
          rows={rows}
          editing={editing}
          isReadOnly={isReadOnly}
          views={(['present', otherView] as const).map((value) => ({
            value,
            label: `${viewNames[value]} ${countIn(value)}`,
          }))}
        >
          {renderTools(countIn('present'))}
        </InformationTools>
      )}
      <DuplicatesBanner
        // What is merged is not parted again: the owner merges.
        duplicates={data.isOwner && !isReadOnly ? findDuplicates(students) : []}
        onMerge={({ pair }) => setOpen({ action: 'merge', ids: pair.map(({ id }) => id) })}
      />
      {students.length === 0 && empty}
      {students.length > 0 && (
        <ShownStudents
          {...{ classId, title, columns, rows, editing, isReadOnly, faults }}
          onFaults={setFaults}
          selectedIds={selected}
          onSelect={select}
          onOpen={setOpen}
        />
      )}
      {/* Below the rows: none of them moves away under the finger that selected it. */}
      {selectedStudents.length > 0 && (
        <SelectionBar
          classId={classId}
          students={selectedStudents}
          isOwner={data.isOwner}
          onAction={(action) => setOpen({ action, ids: selectedStudents.map(({ id }) => id) })}
          onRestored={(ids) => select(ids, false)}
          onClear={clear}
        />
      )}
      {(open || editing.conflict) && (
        <InformationDialogs
          classId={classId}
          students={students}
          isOwner={data.isOwner}
          isReadOnly={isReadOnly}
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
        isDirty={editing.isSaving || editing.unsentCount > 0 || isFaulty}
        guardsSearch
        unsaved="有修改还没有保存"
        description="离开后，未保存的修改会丢掉。已经保存的不变。"
      />
    </>
  )
}

type HeadingProps = Pick<InformationOfClassProps, 'classId' | 'title' | 'columns'> & {
  className: string
  rows: ReturnType<typeof useShownStudents>
  count: number
}

/** On screen, and the one of paper: before the tools, because what their button prints is opened later and goes first. */
function Heading({ classId, className, title, columns, rows, count }: HeadingProps) {
  return (
    <div className="flex min-w-0 items-baseline gap-x-2">
      <h1 className="text-xl font-bold whitespace-nowrap">{title}</h1>
      <p className="truncate text-m text-ink-2 md:hidden">{`${className} · ${count} 名学生`}</p>
      {rows.shown.length > 0 && (
        <InformationPaper
          {...{ classId, className, title }}
          viewName={viewNames[rows.view]}
          students={rows.shown}
          isOfParents={columns === parentColumns}
        />
      )}
    </div>
  )
}

function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return {
    selected,
    select: (ids: readonly string[], isSelected: boolean) =>
      setSelected((before) => withSelected(before, ids, isSelected)),
    clear: () => setSelected(new Set()),
  }
}

function withSelected(
  before: ReadonlySet<string>,
  ids: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(before)
  for (const id of ids)
    if (isSelected) next.add(id)
    else next.delete(id)
  return next
}
