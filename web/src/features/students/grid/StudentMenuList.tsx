import type { Student } from '@pinge/contract/students.ts'
import { ListChecks, ScrollText, Sparkles } from 'lucide-react'
import { MenuItem } from '../../../shared/ui/overlay/MenuItem.tsx'
import { MenuList } from '../../../shared/ui/overlay/MenuList.tsx'

export type StudentActions = {
  onComment: (studentId: string) => void
  onToggle: (studentId: string) => void
  onOpenRecords: (studentId: string) => void
}

export type StudentMenuListProps = StudentActions & {
  student: Pick<Student, 'id' | 'username'>
  /** Where it was asked for, in CSS pixels of the window. */
  at: { x: number; y: number }
  onClose: () => void
}

const WIDTH = 208
const HEIGHT = 210

/** What can be done for one pupil, beside the pointer. */
export function StudentMenuList(props: StudentMenuListProps) {
  const { student, at, onComment, onToggle, onOpenRecords, onClose } = props
  const choose = (action: (studentId: string) => void) => () => {
    onClose()
    action(student.id)
  }
  return (
    <MenuList
      key={student.id}
      label={student.username}
      onClose={onClose}
      className="fixed"
      style={{
        width: WIDTH,
        left: Math.max(8, Math.min(at.x, window.innerWidth - WIDTH - 8)),
        top: Math.max(8, Math.min(at.y, window.innerHeight - HEIGHT - 8)),
      }}
    >
      <p role="presentation" className="truncate px-4 pt-1 pb-2 text-s font-bold text-ink-2">
        {student.username}
      </p>
      <MenuItem onSelect={choose(onComment)}>
        <Sparkles aria-hidden />
        点评
      </MenuItem>
      <MenuItem onSelect={choose(onToggle)}>
        <ListChecks aria-hidden />
        多选
      </MenuItem>
      <MenuItem onSelect={choose(onOpenRecords)}>
        <ScrollText aria-hidden />
        查看记录
      </MenuItem>
    </MenuList>
  )
}
