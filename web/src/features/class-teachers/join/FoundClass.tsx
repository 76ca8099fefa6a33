import { CircleCheck, Hourglass } from 'lucide-react'
import { ClassCover } from '../../../shared/ui/picture/ClassCover.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import type { JoinStep } from './join-step.ts'

const quietWords = {
  typing: '输入后，先看看是不是要找的班级',
  finding: '正在找这个班级…',
  failed: '还没有找到班级',
}

/** Which class a number means, so that a teacher asks to join the right one. Its room is kept from the beginning. */
export function FoundClass({ step }: { step: JoinStep }) {
  return (
    <div role="status" className="h-48 overflow-hidden rounded-card bg-mist">
      {step.step === 'found' ? (
        <>
          <ClassCover classImg={step.found.classImg} className="h-16" />
          <div className="px-4 pt-3">
            <p className="line-clamp-2 text-lg font-bold" title={step.found.className}>
              {step.found.className}
            </p>
            <p className="truncate text-s text-ink-2">创建者：{step.found.ownerName}</p>
            <Standing found={step.found} />
          </div>
        </>
      ) : (
        <p
          className={`flex h-full flex-col items-center justify-center gap-2 text-s text-ink-2 ${step.step === 'finding' ? 'animate-pulse' : ''}`}
        >
          <Picture name={step.step === 'failed' ? 'compass' : 'key'} size={56} />
          {quietWords[step.step]}
        </p>
      )}
    </div>
  )
}

function Standing({ found }: { found: Extract<JoinStep, { step: 'found' }>['found'] }) {
  if (found.state === 'none')
    return <p className="mt-1.5 truncate text-base text-ink-2">申请后，等{found.ownerName}同意就能进入</p>
  const isMember = found.state === 'member'
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-base font-bold text-brand-deep">
      {isMember ? (
        <CircleCheck aria-hidden className="size-4.5 shrink-0" />
      ) : (
        <Hourglass aria-hidden className="size-4.5 shrink-0" />
      )}
      <span className="truncate">{isMember ? '你已经在这个班级里' : `已申请，等${found.ownerName}同意`}</span>
    </p>
  )
}
