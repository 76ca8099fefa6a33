import type { Student } from '@pinge/contract/students.ts'
import { ListChecks, ScrollText, Sparkles } from 'lucide-react'
import * as ContextMenu from 'radix-ui/context-menu'
import { useState, type ReactElement } from 'react'
import { findStudentId } from './read-card-event.ts'

export type StudentMenuProps = {
  students: readonly Student[]
  onComment: (studentId: string) => void
  onTick: (studentId: string) => void
  onOpenRecords: (studentId: string) => void
  /** The grid. One menu serves all of its cards. */
  children: ReactElement
}

/** What else can be done for one pupil: by the right mouse button, the menu key, or a long press. */
export function StudentMenu({ students, onComment, onTick, onOpenRecords, children }: StudentMenuProps) {
  const [studentId, setStudentId] = useState<string>()
  const student = students.find(({ id }) => id === studentId)
  const remember = (event: { target: EventTarget }) => setStudentId(findStudentId(event.target))

  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger asChild onPointerDownCapture={remember} onContextMenuCapture={remember}>
        {children}
      </ContextMenu.Trigger>
      {student && (
        <ContextMenu.Portal>
          <ContextMenu.Content
            aria-label={student.username}
            className="z-40 min-w-44 animate-fade-in rounded-card bg-white p-2 shadow-float"
          >
            <ContextMenu.Label className="max-w-60 px-3 pt-1 pb-2 text-s font-bold text-ink-2">
              {student.username}
            </ContextMenu.Label>
            <ContextMenu.Item className={item} onSelect={() => onComment(student.id)}>
              <Sparkles aria-hidden />
              点评
            </ContextMenu.Item>
            <ContextMenu.Item className={item} onSelect={() => onTick(student.id)}>
              <ListChecks aria-hidden />
              选上，再选别人
            </ContextMenu.Item>
            <ContextMenu.Item className={item} onSelect={() => onOpenRecords(student.id)}>
              <ScrollText aria-hidden />
              看记录
            </ContextMenu.Item>
          </ContextMenu.Content>
        </ContextMenu.Portal>
      )}
    </ContextMenu.Root>
  )
}

const item =
  'flex min-h-12 cursor-pointer items-center gap-2.5 rounded-field px-3 text-m font-bold outline-none select-none data-highlighted:bg-mist [&_svg]:size-5 [&_svg]:text-ink-2'
