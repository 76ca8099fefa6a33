import { studentList } from '@pinge/contract/students.ts'
import { findTrainingItem } from '@pinge/contract/training/items.ts'
import { useSearchParams } from 'react-router'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { sortStudents } from '../../features/students/list/sort-students.ts'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { USUAL_GRADE } from '../../features/training/levels/recommended.ts'
import { usePlayedLevel } from '../../features/training/levels/use-levels.ts'
import { challengePath, nextItem, readPlayer } from '../../features/training/training-paths.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { useNoQuestions } from '../../features/training/stage/use-no-questions.ts'
import { useListedClass } from '../main/use-named-class.ts'
import { ArchivedMode } from './ArchivedMode.tsx'
import { WaitingStage } from './WaitingStage.tsx'

const ChallengeDraw = onDemand(async () => (await import('./ChallengeDraw.tsx')).ChallengeDraw, {
  fallback: <Skeleton className="h-150" />,
})

/** Comes while the next one is drawn. */
const PlayerStage = onDemand(async () => (await import('./PlayerStage.tsx')).PlayerStage, {
  preload: 'first-sign',
})

/** 点名挑战 of the class that the address names: a pupil is drawn, comes to the board and plays one round there. */
export function ChallengePage() {
  const [search] = useSearchParams()
  const { classId = '', stuId } = readPlayer(search)
  const item = search.get('item') ?? ''
  const students = useRead(studentList, { filter: true, classId }, { enabled: classId !== '' })
  const { read: classes, current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="点名挑战" />
  if (isGone) return <ClassNotFound />
  if (current?.isArchived) return <ArchivedMode title="点名挑战" />
  if (current && stuId !== undefined && item !== '')
    return (
      <AtBoard
        key={`${stuId} ${item}`}
        player={{ classId, stuId }}
        item={item}
        grade={current.grade ?? USUAL_GRADE}
      />
    )
  if (!current || !students.data)
    return (
      <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pb-10 sm:px-8">
        <ActivityHead title="点名挑战" />
        <ReadPlaceholder read={classes.data ? students : classes} waiting={<Skeleton className="h-150" />} />
      </div>
    )
  return (
    <ChallengeDraw
      classId={classId}
      className={current.className}
      grade={current.grade ?? USUAL_GRADE}
      students={sortStudents(students.data.stuInfoList, 'letter')}
    />
  )
}

type AtBoardProps = { player: { classId: string; stuId: string }; item: string; grade: number }

/** The round of the one who was drawn. */
function AtBoard({ player, item, grade }: AtBoardProps) {
  const { classId } = player
  const type = findTrainingItem(item)?.type ?? 1
  const { level, error } = usePlayedLevel(type, item, player)
  useNoQuestions(error !== null && level === undefined)
  if (!level) return <WaitingStage title="点名挑战" />
  const next = nextItem(level)
  return (
    <PlayerStage
      request={{ level, mode: 'practice', player, isReversed: false }}
      grade={grade}
      levelsPath={challengePath({ classId }, item)}
      backLabel="换一个人"
      nextPath={next === null ? null : challengePath(player, next)}
    />
  )
}
