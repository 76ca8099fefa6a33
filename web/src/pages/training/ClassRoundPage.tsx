import { studentList, type Student } from '@pinge/contract/students.ts'
import type { TrainingType } from '@pinge/contract/training/items.ts'
import { presentIds } from '../../features/students/list/present-ids.ts'
import { sortStudents } from '../../features/students/list/sort-students.ts'
import { FileText, Play as PlayIcon } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { ActivityHead, ofClass } from '../../features/training/ActivityHead.tsx'
import type { LookSeconds } from '../../features/training/class-round/ClassSetup.tsx'
import type { Play, PlayedLevel } from '../../features/training/round/start-play.ts'
import { usePlayedLevel, useLevels } from '../../features/training/levels/use-levels.ts'
import { NO_QUESTIONS } from '../../features/training/training-paths.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { PrintButton } from '../../shared/ui/buttons/PrintButton.tsx'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { paperOnDemand } from '../../shared/paper-on-demand.tsx'
import { usePraise } from './use-praise.tsx'
import { useListedClass } from '../main/use-named-class.ts'
import { ArchivedMode } from './ArchivedMode.tsx'

const ClassSetup = onDemand(
  async () => (await import('../../features/training/class-round/ClassSetup.tsx')).ClassSetup,
  { fallback: <Skeleton className="h-[13.125rem]" /> },
)
const ClassStage = onDemand(
  async () => (await import('../../features/training/class-round/ClassStage.tsx')).ClassStage,
)
const SheetsPaper = paperOnDemand(
  async () => (await import('../../features/training/sheets/SheetsPaper.tsx')).SheetsPaper,
)
const OwnPicturesDialog = onDemand(
  async () => (await import('./own-pictures/OwnPicturesDialog.tsx')).OwnPicturesDialog,
)
const noStudents: readonly Student[] = []

/** 大屏同练 of the class that the address names: what is played, the board, and the comment for those who had it all. */
export function ClassRoundPage() {
  const [search] = useSearchParams()
  const classId = search.get('classId') ?? ''
  const students = useRead(studentList, { filter: true, classId }, { enabled: classId !== '' })
  const { current, isGone } = useListedClass(classId)
  const classmates = sortStudents(students.data?.stuInfoList ?? noStudents, 'letter')
  const { praise, dialog } = usePraise(classId, classmates)
  // Who is away today wrote nothing down.
  const ids = new Set(presentIds(classmates))
  if (classId === '') return <NoClassNamed screen="大屏同练" />
  if (isGone) return <ClassNotFound />
  if (current?.isArchived) return <ArchivedMode title="大屏同练" />
  return (
    <>
      <ClassRounds
        classId={classId}
        className={current?.className ?? ''}
        students={classmates.filter(({ id }) => ids.has(id))}
        onComment={praise}
      />
      {dialog}
    </>
  )
}

type ClassRoundsProps = {
  classId: string
  className: string
  students: readonly Student[]
  onComment: (studentIds: readonly string[]) => void
}

function ClassRounds({ classId, className, students, onComment }: ClassRoundsProps) {
  const { level, read, setup, dialog } = useChosenLevel(classId)
  const [seconds, setSeconds] = useState<LookSeconds>('20')
  const [play, setPlay] = useState<Play>()
  const [sheet, setSheet] = useState<Play>()
  const drawing = useTask(async ({ isForPaper }: { isForPaper: boolean }) => {
    if (!level) return
    // Fetched with the first round: the screen is chosen on without it.
    const { beginClassRound } = await import('../../features/training/class-round/begin-class-round.ts')
    const { begun, areThere } = await beginClassRound(level, { classId, isForPaper })
    if (!areThere) showError(NO_QUESTIONS)
    else if (isForPaper) setSheet(begun)
    else setPlay(begun)
  })

  if (play)
    return (
      <ClassStage
        key={play.recordId ?? play.seed}
        play={play}
        lookMs={Number(seconds) * 1_000}
        students={students}
        isDrawing={drawing.isRunning}
        onComment={onComment}
        onAgain={() => void drawing.run({ isForPaper: false })}
        onLeave={() => setPlay(undefined)}
      />
    )
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-6 px-4 pb-10 sm:px-8">
      <ActivityHead title="大屏同练" text={ofClass(className, '一起看、写下来、对答案')} />
      <section className="flex flex-col gap-5 rounded-big bg-white p-6">
        {!level && <ReadPlaceholder read={read} />}
        <ClassSetup {...setup} seconds={seconds} onSeconds={setSeconds} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="l"
            disabled={!level}
            isBusy={drawing.isRunning}
            onClick={() => void drawing.run({ isForPaper: false })}
          >
            <PlayIcon aria-hidden />
            开始
          </Button>
          <Button
            size="l"
            variant="mist"
            disabled={!level || drawing.isRunning}
            onClick={() => void drawing.run({ isForPaper: true })}
          >
            <FileText aria-hidden />
            出一份练习纸
          </Button>
        </div>
        {sheet && (
          <p role="status" className="flex flex-wrap items-center gap-3 text-m">
            题号 {sheet.seed}，三页：记一记、写一写、答案
            <PrintButton />
          </p>
        )}
      </section>
      {dialog}
      {sheet && <SheetsPaper task={sheet.task} seed={sheet.seed} className={className} classId={classId} />}
    </div>
  )
}

/** What the class plays: a level, or pictures of the teacher's own. */
function useChosenLevel(classId: string) {
  const [type, setType] = useState<TrainingType>(1)
  const [chosen, setChosen] = useState('')
  const [own, setOwn] = useState<PlayedLevel>()
  const [isChoosingOwn, setIsChoosingOwn] = useState(false)
  const read = useLevels(type, { classId })
  const levels = read.data ?? []
  const item = levels.find(({ id }) => id === chosen)?.id ?? levels[0]?.id ?? ''
  const played = usePlayedLevel(type, item, { classId })
  return {
    level: own ?? played.level,
    /** The levels must come first, then what the chosen one needs. */
    read: read.data ? { ...played, data: played.level } : read,
    setup: {
      type,
      levels,
      item,
      own,
      onType: (next: TrainingType) => {
        setType(next)
        setOwn(undefined)
      },
      onItem: (id: string) => {
        if (id === own?.activityId) return
        setChosen(id)
        setOwn(undefined)
      },
      onOwn: () => setIsChoosingOwn(true),
    },
    dialog: isChoosingOwn && (
      <OwnPicturesDialog
        onChoose={(set) => {
          setOwn(set)
          setIsChoosingOwn(false)
        }}
        onClose={() => setIsChoosingOwn(false)}
      />
    ),
  }
}
