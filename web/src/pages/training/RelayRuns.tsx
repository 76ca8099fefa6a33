import type { Student } from '@pinge/contract/students.ts'
import { teamList, type Category, type Team, type TeamOrder } from '@pinge/contract/teams.ts'
import { levelSizes, trainingItems, type TrainingType } from '@pinge/contract/training/items.ts'
import { parMs } from '@pinge/contract/training/rules.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useState } from 'react'
import { presentIds } from '../../features/students/list/present-ids.ts'
import { usePlayedLevel } from '../../features/training/levels/use-levels.ts'
import { LEG_COUNT, MAX_LEGS, suitedLegs } from '../../features/training/relay/relay.ts'
import {
  findLastRun,
  noteTime,
  useRelayTimes,
  type Race,
  type RelayGame,
} from '../../features/training/relay/relay-times.store.ts'
import { RelayStage } from '../../features/training/relay/RelayStage.tsx'
import { RelayTeams } from '../../features/training/relay/RelayTeams.tsx'
import { loadPictures } from '../../features/training/round/load-pictures.ts'
import { randomSeed } from '../../shared/device/device-random.ts'
import { playAlone, type Play, type PlayedLevel } from '../../features/training/round/start-play.ts'
import { pictureUrl } from '../../features/training/stage/Piece.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useTask } from '../../shared/api/use-task.ts'
import { currentUser } from '../../shared/session/session.ts'
import { showError } from '../../shared/ui/feedback/show-toast.ts'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { NO_QUESTIONS } from '../../features/training/training-paths.ts'
import { useNoQuestions } from '../../features/training/stage/use-no-questions.ts'

export type RelayRunsProps = {
  classId: string
  schemes: readonly Category[]
  students: readonly Student[]
  onComment: (studentIds: readonly string[]) => void
}

type Run = { number: number; team: Team; race: Race; drawRow: () => Play }

const noTeams: readonly Team[] = []

/** What is run, by which teams in which order, and their times of this lesson: no server keeps any of it. */
export function RelayRuns({ classId, schemes, students, onComment }: RelayRunsProps) {
  const [lesson] = useState(() => `${currentUser()?.userId} ${classId} ${localDate(Date.now())}`)
  const [last] = useState(() => findLastRun(lesson))
  const [game, setGame] = useState<RelayGame>(last?.game ?? '1')
  const [schemeId, setSchemeId] = useState(
    (schemes.find(({ id }) => id === last?.schemeId) ?? schemes[0])?.id ?? '',
  )
  const [order, setOrder] = useState<TeamOrder>(1)
  const [chosenLegs, setChosenLegs] = useState(last?.legCount)
  const [run, setRun] = useState<Run>()
  const teams = useRead(teamList, { classId, categoryId: schemeId, order })
  const membersOf = presentMembers(students)
  const counts = new Map((teams.data ?? noTeams).map((team) => [team.id, membersOf(team).length]))
  const legCount = chosenLegs ?? suitedLegs([...counts.values()].filter((count) => count > 0))
  const race = { game, legCount }
  const times = useRelayTimes(lesson, race)
  const { level, error } = usePlayedLevel(toType(game), itemOfRow(toType(game)), { classId })
  useNoQuestions(error !== null && level === undefined)
  const starting = useTask(async (team: Team) => {
    if (!level) return
    if (!(await arePicturesThere(level))) return showError(NO_QUESTIONS)
    setRun({ number: Date.now(), team, race, drawRow: rowsOf(level, classId) })
    // The teams after this one run as far, even where a pupil goes home meanwhile.
    setChosenLegs(legCount)
  })

  if (run)
    return (
      <RelayStage
        key={run.number}
        teamName={run.team.teamName}
        members={membersOf(run.team)}
        legCount={run.race.legCount}
        drawRow={run.drawRow}
        onDone={(ms) => noteTime(lesson, { ...run.race, schemeId }, run.team.id, ms)}
        onComment={() => onComment(membersOf(run.team).map(({ id }) => id))}
        onAgain={() => void starting.run(run.team)}
        onLeave={() => setRun(undefined)}
      />
    )
  return (
    <section className="flex flex-col gap-5 rounded-big bg-white p-6">
      <Segmented
        label="哪个游戏"
        value={game}
        options={[
          { value: '1', label: '图片' },
          { value: '2', label: '符号' },
          { value: '3', label: '数字' },
        ]}
        onChange={setGame}
        className="self-start"
      />
      <RelayFields
        schemes={schemes}
        {...{ schemeId, order }}
        // How many suit the teams is known with them.
        legCount={teams.data || chosenLegs !== undefined ? legCount : undefined}
        onScheme={setSchemeId}
        onOrder={setOrder}
        onLegs={setChosenLegs}
      />
      <RelayTeams
        read={teams}
        presentCounts={counts}
        times={times}
        isWaiting={!level || starting.isRunning}
        onRun={(team) => void starting.run(team)}
      />
      <p className="text-m text-ink-2">
        没有全部放对的一行，至少算 {parMs(toType(game), LEG_COUNT) / 1_000} 秒，再加罚时。
        同一个游戏、棒数一样的时间才放在一起；时间只留在这节课，关掉网页就没有了。
      </p>
    </section>
  )
}

type RelayFieldsProps = {
  schemes: readonly Category[]
  schemeId: string
  order: TeamOrder
  /** Undefined until it is known. */
  legCount: number | undefined
  onScheme: (id: string) => void
  onOrder: (order: TeamOrder) => void
  onLegs: (count: number) => void
}

function RelayFields({ schemes, schemeId, order, legCount, ...on }: RelayFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label="分组方案"
        value={schemeId}
        onChange={on.onScheme}
        options={schemes.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label="出场顺序"
        value={String(order)}
        onChange={(value) => on.onOrder(value === '2' ? 2 : value === '3' ? 3 : 1)}
        options={[
          { value: '1', label: '按建立的先后' },
          { value: '2', label: '按首字母' },
          { value: '3', label: '按得分' },
        ]}
      />
      <SelectField
        label="每组几棒"
        value={String(legCount ?? '')}
        disabled={legCount === undefined}
        onChange={(value) => on.onLegs(Number(value))}
        options={legCount === undefined ? [{ value: '', label: '看各组人数' }] : legChoices}
      />
    </div>
  )
}

const legChoices = Array.from({ length: MAX_LEGS }, (_, place) => ({
  value: String(place + 1),
  label: `${place + 1} 棒`,
}))

const toType = (game: RelayGame): TrainingType => (game === '1' ? 1 : game === '2' ? 2 : 3)

/** The first level of a game that shows one row. */
function itemOfRow(type: TrainingType): string {
  const level = levelSizes[type].indexOf(LEG_COUNT) + 1
  return trainingItems.find((item) => item.type === type && item.level === level)?.id ?? ''
}

/** The members of a team who are here today, in the order of the class. */
function presentMembers(students: readonly Student[]): (team: Team) => Student[] {
  const present = new Set(presentIds(students))
  return ({ studentIds }) => {
    const ids = new Set(studentIds)
    return students.filter(({ id }) => ids.has(id) && present.has(id))
  }
}

async function arePicturesThere({ type, pool }: PlayedLevel): Promise<boolean> {
  return loadPictures(type === 1 ? pool.map(pictureUrl) : [])
}

function rowsOf(level: PlayedLevel, classId: string): () => Play {
  const request = { level, mode: 'class' as const, player: { classId }, isReversed: false }
  return () => playAlone(request, randomSeed)
}
