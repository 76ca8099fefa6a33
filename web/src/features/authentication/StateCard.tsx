import type { Authentication, AuthenticationState } from '@pinge/contract/authentication.ts'
import { BadgeCheck, CircleX, Hourglass, IdCard } from 'lucide-react'
import type { ReactNode } from 'react'

type Look = { name: string; text: string; icon: ReactNode; ground: string }

const looks: Record<AuthenticationState, Look> = {
  none: {
    name: '未认证',
    text: '填写学校和任教学科，上传教师资格证的照片，就可以提交审核。',
    icon: <IdCard />,
    ground: 'bg-white text-ink-2',
  },
  pending: {
    name: '审核中',
    text: '已经提交，请等管理员审核。结果会发到系统消息。',
    icon: <Hourglass />,
    ground: 'bg-sun-tint text-sun-ink',
  },
  approved: {
    name: '已通过',
    text: '你的教师身份已经认证。',
    icon: <BadgeCheck />,
    ground: 'bg-brand-tint text-brand-deep',
  },
  refused: {
    name: '未通过',
    text: '请按下面的原因修改，再提交一次。',
    icon: <CircleX />,
    ground: 'bg-danger-tint text-danger',
  },
}

export type StateCardProps = {
  authentication: Pick<Authentication, 'state' | 'reason' | 'submittedAt' | 'decidedAt'>
  formatTime: (at: number) => string
}

/** Where it stands, and why it was refused. */
export function StateCard({ authentication, formatTime }: StateCardProps) {
  const { state, reason, submittedAt, decidedAt } = authentication
  const { name, text, icon, ground } = looks[state]
  const when =
    decidedAt !== null
      ? `${formatTime(decidedAt)} 审核`
      : submittedAt !== null && `${formatTime(submittedAt)} 提交`
  return (
    <section
      aria-label="认证状态"
      className={`flex gap-4 rounded-big p-4 sm:p-6 [&_svg]:size-10 [&_svg]:shrink-0 ${ground}`}
    >
      <span aria-hidden>{icon}</span>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-l font-bold">
          {name}
          {when && <span className="text-s font-normal">{when}</span>}
        </h2>
        <p className="mt-0.5 text-m">{text}</p>
        {reason !== '' && <p className="mt-2 text-m font-bold break-words">原因：{reason}</p>}
      </div>
    </section>
  )
}
