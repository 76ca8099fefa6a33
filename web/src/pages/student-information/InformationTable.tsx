import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { ExportRoster } from '../../features/roster/ExportRoster.tsx'
import { PrintRoster } from '../../features/roster/PrintRoster.tsx'
import { parentColumns } from '../../features/student-information/table/columns.ts'
import {
  InformationEditor,
  type InformationEditorProps,
} from '../../features/student-information/InformationEditor.tsx'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

const AddStudentsSheet = onDemand(
  async () => (await import('../../features/roster/AddStudentsSheet.tsx')).AddStudentsSheet,
)

export type InformationTableProps = Pick<InformationEditorProps, 'title' | 'columns' | 'otherView'> & {}

/** A table of pupils of the class that the address names. */
export function InformationTable(props: InformationTableProps) {
  const classId = useNamedClass()
  if (classId === '') return <NoClassNamed screen={props.title} />
  return <OfClass key={classId} classId={classId} {...props} />
}

function OfClass({ classId, ...props }: InformationTableProps & { classId: string }) {
  const [isAdding, setIsAdding] = useState(false)
  useLiveReading(classId)
  const { current, isGone } = useListedClass(classId)
  const isArchived = current?.isArchived ?? false
  // The server adds none to an archived class.
  const add = !isArchived && (
    <Button onClick={() => setIsAdding(true)}>
      <Plus aria-hidden />
      添加学生
    </Button>
  )
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      {/* The table scrolls in itself where there is room for it, so that its heading and the tools stay in sight. */}
      <div className="flex min-h-0 w-full flex-1 flex-col gap-2 pt-1 pb-3 md:max-h-[calc(100dvh-80px)] print:block print:max-h-none! print:p-0">
        <InformationEditor
          {...props}
          classId={classId}
          isReadOnly={isArchived}
          renderTools={(pupils) => (
            <>
              <ExportRoster classId={classId} pupils={pupils} />
              <PrintRoster
                classId={classId}
                title={props.title}
                isOfParents={props.columns === parentColumns}
              />
              {add}
            </>
          )}
          empty={
            <EmptyState
              picture="clipboard"
              title="班里还没有学生"
              text={
                isArchived ? '这个班已归档，没有学生资料。' : '粘贴姓名或上传名单，添加后就能在这里修改。'
              }
              action={add}
            />
          }
        />
        {isAdding && (
          <AddStudentsSheet classId={classId} onClose={() => setIsAdding(false)} onAdded={showSuccess} />
        )}
      </div>
    </GuardedRoom>
  )
}
