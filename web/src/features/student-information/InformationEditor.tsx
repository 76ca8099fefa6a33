import { useState, type ReactNode } from 'react'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useIsWide } from '../../shared/device/use-is-wide.ts'
import { ErrorBox } from '../../shared/ui/feedback/ErrorBox.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { LeaveGuard } from '../../shared/ui/overlay/LeaveGuard.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../shared/ui/feedback/SkeletonGroup.tsx'
import type { Column } from './columns.ts'
import { DuplicatesBanner } from './DuplicatesBanner.tsx'
import { findDuplicates } from './find-duplicates.ts'
import { InformationCards } from './InformationCards.tsx'
import type { OpenDialog } from './InformationDialogs.tsx'
import { InformationGrid } from './InformationGrid.tsx'
import { InformationTools } from './InformationTools.tsx'
import { isInView, type View } from './show-students.ts'
import { TickedBar } from './TickedBar.tsx'
import { useEditInformation } from './use-edit-information.ts'
import { useInformation } from './use-information.ts'
import { useShownStudents } from './use-shown-students.ts'
import { useTels } from './use-tels.ts'

const InformationDialogs = onDemand(
  async () => (await import('./InformationDialogs.tsx')).InformationDialogs,
  { onLost: ({ onOpen }) => onOpen(null) },
)

export type InformationEditorProps = {
  classId: string
  title: string
  columns: readonly Column[]
  /** The second list, beside those in the class. */
  otherView: Exclude<View, 'present'>
  /** New pupils and files; told how many are in the class. */
  renderTools: (pupils: number) => ReactNode
  /** What stands there while the class has no pupils. */
  empty: ReactNode
}

const viewNames = { present: '在读', left: '转出', noTel: '没有电话' } as const

/** A table of the class's pupils that is written in: a table where there is room, cards on a phone. */
export function InformationEditor(props: InformationEditorProps) {
  const { classId, title, columns, otherView, renderTools, empty } = props
  const isWide = useIsWide()
  const { data, error, refetch } = useInformation(classId)
  const editing = useEditInformation(classId)
  const students = editing.withEdits(data?.students ?? [])
  const rows = useShownStudents(students)
  const tels = useTels(classId)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [open, setOpen] = useState<OpenDialog | null>(null)

  const tickedStudents = rows.shown.filter(({ id }) => ticked.has(id))
  const countIn = (view: View) => students.filter((student) => isInView(student, view)).length
  const toggle = (id: string) => {
    const next = new Set(ticked)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  const done = () => {
    setOpen(null)
    setTicked(new Set())
  }

  if (!data)
    return (
      <>
        <h1 className="text-xl font-bold">{title}</h1>
        {error ? (
          <ErrorBox
            reason={describeFailure(error)}
            onRetry={() => void refetch()}
            className="m-auto w-full max-w-lg"
          />
        ) : (
          <SkeletonGroup className="flex flex-col gap-3">
            <Skeleton className="h-12 w-2/3" />
            <Skeleton className="h-96" />
          </SkeletonGroup>
        )}
      </>
    )
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
        onMerge={({ pair }) => setOpen({ deed: 'merge', ids: pair.map(({ id }) => id) })}
      />
      {students.length === 0 && empty}
      {students.length > 0 && rows.shown.length === 0 && (
        <p className="rounded-big bg-white px-6 py-12 text-center text-m text-ink-2">这里没有学生</p>
      )}
      {rows.shown.length > 0 &&
        (isWide ? (
          <InformationGrid
            label={title}
            students={rows.shown}
            columns={columns}
            tickedIds={ticked}
            tels={tels}
            onEdit={(changes) => void editing.edit(changes)}
            onUndo={editing.undo}
            onTick={toggle}
            onOpen={(id) => setOpen({ deed: 'form', ids: [id] })}
          />
        ) : (
          <InformationCards
            label={title}
            students={rows.shown}
            onOpen={(id) => setOpen({ deed: 'form', ids: [id] })}
          />
        ))}
      {/* Below the rows: none of them moves away under the finger that ticked it. */}
      {tickedStudents.length > 0 && (
        <TickedBar
          classId={classId}
          students={tickedStudents}
          isOwner={data.isOwner}
          onDeed={(deed) => setOpen({ deed, ids: tickedStudents.map(({ id }) => id) })}
          onClear={() => setTicked(new Set())}
        />
      )}
      {(open || editing.conflict) && (
        <InformationDialogs
          classId={classId}
          students={students}
          open={open}
          editing={editing}
          onOpen={setOpen}
          onDone={done}
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
