import { useLiveReading } from '../../../../features/live/use-live-reading.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useClassTab } from '../header/use-class-tab.ts'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ArchivedStudents } from './ArchivedStudents.tsx'
import { ArchivedTeams } from './ArchivedTeams.tsx'

/** A class at rest: its pupils and its teams are looked at, and nothing here could be refused. */
export function ArchivedClass() {
  const { classId } = useClassData()
  const { tab } = useClassTab()
  // It may be taken back into use elsewhere.
  useLiveReading(classId)
  const isEmpty = useStudents().length === 0
  return (
    <div className="px-4 pt-2.5 pb-6 sm:px-8">
      {isEmpty && <EmptyState picture="backpack" title="班里没有学生" text="归档时，这个班还没有学生。" />}
      {!isEmpty && (tab === 'group' ? <ArchivedTeams /> : <ArchivedStudents />)}
    </div>
  )
}
