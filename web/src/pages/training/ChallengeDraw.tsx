import { Dices, Play as PlayIcon } from 'lucide-react'
import type { Student } from '@pinge/contract/students.ts'
import { findTrainingItem, trainingItems, type TrainingType } from '@pinge/contract/training/items.ts'
import { DrawnOne } from '../../features/lesson-tools/draw/DrawnOne.tsx'
import { RollingNames } from '../../features/lesson-tools/draw/RollingNames.tsx'
import { useDraw } from '../../features/lesson-tools/draw/use-draw.ts'
import { presentIds } from '../../features/students/list/present-ids.ts'
import { ActivityHead, ofClass } from '../../features/training/ActivityHead.tsx'
import { LevelSetup } from '../../features/training/class-round/LevelSetup.tsx'
import { findRecommendedLevel, useRecommendedLevel } from '../../features/training/levels/standings.store.ts'
import { useLevels } from '../../features/training/levels/use-levels.ts'
import { challengePath } from '../../features/training/training-paths.ts'
import { deviceRandom } from '../../shared/device/device-random.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'

export type ChallengeDrawProps = {
  classId: string
  className: string
  grade: number
  students: readonly Student[]
}

/** What is played, as the address says for one child after the other, and who is drawn to play it. */
export function ChallengeDraw({ classId, className, grade, students }: ChallengeDrawProps) {
  const userId = useCurrentUser()?.userId ?? ''
  const [search, change] = useSearch()
  const chosen = search.get('item') ?? ''
  const type = findTrainingItem(chosen)?.type ?? 1
  const read = useLevels(type, { classId })
  const levels = read.data ?? []
  const recommended = useRecommendedLevel(userId, { classId }, type, grade)
  const suited = levels.find(({ level }) => level === recommended) ?? levels[0]
  const item = levels.find(({ id }) => id === chosen)?.id ?? suited?.id ?? ''
  const choose = (next: string | undefined) => change({ item: next })
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pb-10 sm:px-8">
      <ActivityHead title="点名挑战" text={ofClass(className, '点到谁，谁上台练一轮')} />
      <section className="flex flex-col gap-5 rounded-big bg-white p-6">
        <ReadPlaceholder read={read} />
        <div className="flex flex-wrap items-end gap-4 [&>:last-child]:min-w-[min(100%,15rem)] [&>:last-child]:flex-1">
          <LevelSetup
            {...{ type, levels, item }}
            onType={(next) => choose(itemAt(next, findRecommendedLevel(userId, { classId }, next, grade)))}
            onItem={choose}
          />
        </div>
        <DrawPupil classId={classId} students={students} item={item} />
      </section>
    </div>
  )
}

function itemAt(type: TrainingType, level: number): string | undefined {
  return trainingItems.find((item) => item.type === type && item.level === level)?.id
}

type DrawPupilProps = { classId: string; students: readonly Student[]; item: string }

/** Who comes to the board. Each has a turn before any has another; a round of its own, apart from that of 随机点名. */
function DrawPupil({ classId, students, item }: DrawPupilProps) {
  const ids = new Set(presentIds(students))
  const present = students.filter(({ id }) => ids.has(id))
  const { stage, drawnCount, draw, show } = useDraw(`${classId} challenge`, present, deviceRandom)
  const drawn = stage.phase === 'shown' ? present.find(({ id }) => id === stage.chosenIds[0]) : undefined
  return (
    <>
      <div className="[container-type:size] h-[min(24rem,36dvh)] overflow-hidden rounded-big bg-linear-to-b from-sun-tint to-sky-2 p-3">
        {stage.phase === 'rolling' && <RollingNames passing={stage.passing} onEnd={show} />}
        {drawn && <DrawnOne student={drawn} />}
        {stage.phase !== 'rolling' && !drawn && (
          <p className="flex size-full flex-col items-center justify-center gap-4 text-center text-l text-ink-2">
            <Picture name="raisedhand" className="size-[min(44cqh,50cqw)]!" />
            {present.length === 0
              ? '班里今天没有学生，先添加学生或核对考勤'
              : '每个人都轮到一次，再开始新一轮'}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {drawn && `点到${drawn.username}`}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {drawn && item !== '' && (
          <ButtonLink size="l" to={challengePath({ classId, stuId: drawn.id }, item)}>
            <PlayIcon aria-hidden />
            上台练一轮
          </ButtonLink>
        )}
        {/* Not disabled while it rolls: it would lose the focus, and with it the space bar. */}
        <Button
          size="l"
          variant={drawn ? 'white' : 'primary'}
          aria-disabled={stage.phase === 'rolling' || present.length === 0}
          onClick={() => stage.phase !== 'rolling' && present.length > 0 && draw()}
        >
          <Dices aria-hidden />
          {stage.phase === 'waiting' ? '开始点名' : '换一个人'}
        </Button>
        <p className="text-m text-ink-2">
          这一轮点过 <b className="num text-ink">{drawnCount}</b>/
          <span className="num">{present.length}</span>
        </p>
      </div>
    </>
  )
}
