import type { Student } from '@pinge/contract/students.ts'
import { ListChecks, ScrollText, Sparkles } from 'lucide-react'
import { useCallback, useState, type ReactElement } from 'react'
import { MenuItem } from '../../shared/ui/MenuItem.tsx'
import { MenuList } from '../../shared/ui/MenuList.tsx'
import { findStudentId } from './read-card-event.ts'
import { useLongPress } from './use-long-press.ts'

export type StudentMenuProps = {
  students: readonly Student[]
  onComment: (studentId: string) => void
  onTick: (studentId: string) => void
  onOpenRecords: (studentId: string) => void
  /** The grid. One menu serves all of its cards. */
  children: ReactElement
}

type Opened = { studentId: string; x: number; y: number }

const WIDTH = 208
const HEIGHT = 210

/** A finger that rests on a pupil opens the pupil; the right mouse button and the menu key ask what else can be done. */
export function StudentMenu({ students, onComment, onTick, onOpenRecords, children }: StudentMenuProps) {
  const [opened, setOpened] = useState<Opened>()
  const student = students.find(({ id }) => id === opened?.studentId)
  const close = useCallback(() => setOpened(undefined), [])
  const press = useLongPress({
    onLongPress: (target) => {
      const studentId = findStudentId(target)
      if (studentId !== undefined) onOpenRecords(studentId)
    },
    onMenu: (target, x, y) => {
      const studentId = findStudentId(target)
      if (studentId !== undefined) setOpened({ studentId, x, y })
    },
  })
  const choose = (deed: (studentId: string) => void) => () => {
    close()
    if (student) deed(student.id)
  }

  return (
    <>
      <div className="contents" {...press}>
        {children}
      </div>
      {student && opened && (
        <MenuList
          key={student.id}
          label={student.username}
          onClose={close}
          className="fixed"
          style={{
            width: WIDTH,
            left: Math.max(8, Math.min(opened.x, window.innerWidth - WIDTH - 8)),
            top: Math.max(8, Math.min(opened.y, window.innerHeight - HEIGHT - 8)),
          }}
        >
          <p role="presentation" className="truncate px-4 pt-1 pb-2 text-s font-bold text-ink-2">
            {student.username}
          </p>
          <MenuItem onSelect={choose(onComment)}>
            <Sparkles aria-hidden />
            点评
          </MenuItem>
          <MenuItem onSelect={choose(onTick)}>
            <ListChecks aria-hidden />
            选上，再选别人
          </MenuItem>
          <MenuItem onSelect={choose(onOpenRecords)}>
            <ScrollText aria-hidden />
            看记录
          </MenuItem>
        </MenuList>
      )}
    </>
  )
}
