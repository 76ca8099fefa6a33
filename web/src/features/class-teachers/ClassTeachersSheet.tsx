import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { ClassTeachers, type ClassTeachersProps } from './ClassTeachers.tsx'

export type ClassTeachersSheetProps = ClassTeachersProps & { onClose: () => void }

/** 班级老师, over the class. */
export function ClassTeachersSheet({ onClose, ...teachers }: ClassTeachersSheetProps) {
  return (
    <Sheet isOpen onClose={onClose} title="班级老师">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-6 sm:px-6">
        <ClassTeachers {...teachers} />
      </div>
    </Sheet>
  )
}
