import type { ClassSummary } from '@pinge/contract/classes.ts'
import { practiceDetail, savePractice, type Practice } from '@pinge/contract/content/practice.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { useWrite } from '../../../../shared/api/use-write.ts'
import { useNow } from '../../../../shared/time/use-now.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { Problem } from '../../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { ConfirmDialog } from '../../../../shared/ui/overlay/ConfirmDialog.tsx'
import { Menu } from '../../../../shared/ui/overlay/Menu.tsx'
import { MenuItem } from '../../../../shared/ui/overlay/MenuItem.tsx'
import { PracticeWeek } from './PracticeWeek.tsx'
import './practice.css'
import { practiceDays } from './practice-days.ts'

export type PracticeBannerProps = {
  /** Those that a class can be chosen from. */
  classes: readonly ClassSummary[]
  /** Empty where the teacher has no class. */
  classId: string
  /** The classes have not come yet. */
  isWaiting: boolean
  onClass: (classId: string) => void
  /** Opens the course. */
  onOpen: (id: string) => void
}

/** 本周实践: the practical course that a class does, its days, and 打卡 for today. */
export function PracticeBanner({ classes, classId, isWaiting, onClass, onOpen }: PracticeBannerProps) {
  const read = useRead(practiceDetail, { classId }, { enabled: classId !== '' })
  return (
    <section aria-label="本周实践" className="practice-banner">
      {!isWaiting && classId === '' && <Invitation />}
      {classId !== '' && (
        <>
          <ClassChoice classes={classes} classId={classId} onClass={onClass} />
          <ReadView read={read} waiting={<p className="text-name">正在看班里在做什么…</p>}>
            {({ practice }) =>
              practice ? (
                <OngoingPractice {...{ practice, classId, onOpen }} />
              ) : (
                <p className="text-name">点开下面的一门实践课，选“本周就做这个”，全班一起做，一天一小步。</p>
              )
            }
          </ReadView>
        </>
      )}
    </section>
  )
}

function Invitation() {
  return (
    <>
      <p className="font-bold text-sun-ink">本周实践</p>
      <p className="text-name">建好班级，就能选一门实践课，和全班一起做，一天一小步。</p>
      <ButtonLink to="/comment/create" variant="sun">
        新建班级
      </ButtonLink>
    </>
  )
}

function ClassChoice({
  classes,
  classId,
  onClass,
}: Pick<PracticeBannerProps, 'classes' | 'classId' | 'onClass'>) {
  const name = classes.find((one) => one.classId === classId)?.className ?? ''
  if (classes.length < 2) return <p className="font-bold text-sun-ink">本周实践 · {name}</p>
  return (
    <div className="flex flex-wrap items-center font-bold text-sun-ink">
      本周实践 ·
      <Menu
        label="换一个班级"
        triggerProps={{
          className: 'flex min-h-11 items-center gap-1 rounded-full px-2 hover:bg-white/60 [&_svg]:size-5',
        }}
        trigger={
          <>
            {name}
            <ChevronDown aria-hidden />
            <span className="sr-only">，换一个班级</span>
          </>
        }
      >
        {(close) =>
          classes.map((one) => (
            <MenuItem
              key={one.classId}
              isChecked={one.classId === classId}
              onSelect={() => {
                close()
                onClass(one.classId)
              }}
            >
              {one.className}
            </MenuItem>
          ))
        }
      </Menu>
    </div>
  )
}

type OngoingPracticeProps = Pick<PracticeBannerProps, 'classId' | 'onOpen'> & { practice: Practice }

function OngoingPractice({ practice, classId, onOpen }: OngoingPracticeProps) {
  const days = practiceDays(practice, useNow())
  const isOver = days.every(({ when }) => when === 'past')
  const isAhead = days.every(({ when }) => when === 'ahead')
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          type="button"
          onClick={() => onOpen(practice.id)}
          className="flex min-h-12 items-center gap-3 rounded-card text-left"
        >
          <img src={practice.cover} alt="" className="aspect-video h-12 rounded-field object-cover sm:h-16" />
          <b className="text-lg sm:text-xl">{practice.title}</b>
        </button>
        <EndPractice practice={practice} classId={classId} isOver={isOver} />
      </div>
      {isOver && (
        <p className="text-name">
          {days.length} 天做完了，打卡 <b className="num">{practice.doneDays.length}</b> 天。
        </p>
      )}
      {isAhead && <p className="text-name">下周一开始。</p>}
      <PracticeWeek days={days} classId={classId} />
    </>
  )
}

/** Over, it makes room for the next one; before, that is asked about where days would be lost. */
function EndPractice({
  practice,
  classId,
  isOver,
}: {
  practice: Practice
  classId: string
  isOver: boolean
}) {
  const { write, isBusy, problem } = useWrite(savePractice, { isRepeatable: true })
  const [isAsking, setIsAsking] = useState(false)
  const isAsked = !isOver && practice.doneDays.length > 0
  const end = async () => {
    if ((await write({ classId, id: null })).isDone) setIsAsking(false)
  }
  return (
    <>
      <Button
        variant={isOver ? 'sun' : 'quiet'}
        isBusy={isBusy}
        onClick={() => (isAsked ? setIsAsking(true) : void end())}
        className="ml-auto"
      >
        {isOver ? '做下一个' : '不做了'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`不做“${practice.title}”了？`}
        description={`已经打的 ${practice.doneDays.length} 天卡不再保留。课程还在，随时可以重新开始。`}
        confirmLabel="不做了"
        isDestructive
        isBusy={isBusy}
        onConfirm={() => void end()}
        onCancel={() => setIsAsking(false)}
      >
        <Problem text={problem} />
      </ConfirmDialog>
      {!isAsking && <Problem text={problem} />}
    </>
  )
}
