import type { Student } from '@pinge/contract/students.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import type { ReactNode } from 'react'
import { Drawer } from '../../shared/ui/overlay/Drawer.tsx'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'

export type StudentDrawerProps = {
  student: Student
  onClose: () => void
  /** What other features know of this pupil. */
  children: ReactNode
}

/** One pupil's drawer. */
export function StudentDrawer({ student, onClose, children }: StudentDrawerProps) {
  return (
    <Drawer isOpen onClose={onClose} title={student.username}>
      <StudentHead student={student} />
      {children}
    </Drawer>
  )
}

/** One pupil's face and both totals, at the head of the drawer. */
function StudentHead({ student }: { student: Student }) {
  return (
    <div className="flex items-center gap-4 cramped:flex-wrap px-6 pb-4">
      <Avatar header={student.header} size={72} />
      <dl className="grid flex-1 grid-cols-2 gap-2">
        <Total label="总分" value={student.stuScore} />
        <Total label="可兑换" value={student.redeemScore} />
      </dl>
    </div>
  )
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="rounded-card bg-brand-tint px-4 py-2">
      <dt className="text-s text-ink-2">{label}</dt>
      <dd className="num text-xl/8 text-brand-deep">{formatPoints(value)}</dd>
    </div>
  )
}
