import type { ClassTeacher } from '@pinge/contract/class-teachers.ts'
import { Crown, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { Tag } from '../../shared/ui/picture/Tag.tsx'

export type TeacherRowProps = {
  teacher: ClassTeacher
  isMe: boolean
  /** What can be done about this teacher. */
  children?: ReactNode
}

export function TeacherRow({ teacher, isMe, children }: TeacherRowProps) {
  const { nickname, headUrl, maskedTel, isOwner } = teacher
  return (
    <div className="flex min-h-16 items-center cramped:flex-wrap gap-3 py-1">
      <Avatar header={headUrl} size={44} />
      <div className="min-w-0 flex-1">
        <p className="text-m">
          <b>{nickname}</b>
          {isMe && <span className="text-s text-ink-2">（我）</span>}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-s text-ink-2 tabular-nums">
          {maskedTel}
          <Tag tone={isOwner ? 'brand' : 'mist'}>
            {isOwner ? <Crown aria-hidden /> : <Users aria-hidden />}
            {isOwner ? '创建者' : '协同老师'}
          </Tag>
        </p>
      </div>
      {children}
    </div>
  )
}
