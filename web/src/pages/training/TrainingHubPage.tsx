import { calendarList } from '@pinge/contract/training/calendar.ts'
import { editionList } from '@pinge/contract/training/editions.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { classList } from '@pinge/contract/classes.ts'
import { ChartLine, Puzzle, Flag, Medal, Presentation } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { Picture } from '../../shared/ui/picture/Picture.tsx'
import type { TrainingType } from '@pinge/contract/training/items.ts'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { CalendarOnDemand } from '../../features/training/calendar/CalendarOnDemand.tsx'
import { isPlayedToday, minDateOf } from '../../features/training/history/history.ts'
import { useActivityHistory } from '../../features/training/history/history.store.ts'
import { USUAL_GRADE } from '../../features/training/levels/recommended.ts'
import { useRecommendedLevel } from '../../features/training/levels/standings.store.ts'
import { useLevels } from '../../features/training/levels/use-levels.ts'
import type { Player } from '../../features/training/round/start-play.ts'
import { useOutbox } from '../../features/training/service/use-outbox.ts'
import { useTrainingRead } from '../../features/training/service/use-training-read.ts'
import { TrainingSymbol } from '../../features/training/symbols/TrainingSymbol.tsx'
import {
  CHALLENGE_PATH,
  CLASS_ROUND_PATH,
  EDITION_PATH,
  LINE_PATH,
  pathFor,
  playerQuery,
  RANKING_PATH,
  readPlayer,
  RELAY_PATH,
} from '../../features/training/training-paths.ts'
import { GameCard } from '../../features/training/hub/GameCard.tsx'
import { PlayerSelect } from '../../features/training/hub/PlayerSelect.tsx'

const classModes = [
  { path: CLASS_ROUND_PATH, name: '大屏同练', Icon: Presentation },
  { path: CHALLENGE_PATH, name: '点名挑战', Icon: Puzzle },
  { path: RELAY_PATH, name: '小组接力', Icon: Flag },
]

/** 大脑训练: the three games, the month, and what they lead to. */
export function TrainingHubPage() {
  // Nothing but who trains stands in this address, so that each choice is the whole of it.
  const [search, setSearch] = useSearchParams()
  const player = readPlayer(search)
  // A class plays as a whole, whichever pupil was chosen.
  const ofClass = player.classId ? { classId: player.classId } : {}
  useOutbox()
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 pb-8 sm:px-8">
      <ActivityHead title="大脑训练" text="学习几种记忆小方法，体验专注的感觉">
        <nav aria-label="大脑训练" className="flex flex-wrap gap-2">
          {classModes.map(({ path, name, Icon }) => (
            <ButtonLink key={path} variant="sun" to={pathFor(path, ofClass)}>
              <Icon aria-hidden />
              {name}
            </ButtonLink>
          ))}
          <EditionLink player={player} />
          <ButtonLink variant="white" to={pathFor(LINE_PATH, player)}>
            <ChartLine aria-hidden />
            成长曲线
          </ButtonLink>
          <ButtonLink variant="white" to={pathFor(RANKING_PATH, player)}>
            <Medal aria-hidden />
            排行榜
          </ButtonLink>
        </nav>
        <PlayerSelect
          player={player}
          onChoose={(chosen) => setSearch(playerQuery(chosen), { replace: true })}
        />
      </ActivityHead>
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-4">
          {([1, 2, 3] as const).map((type) => (
            <Game key={type} type={type} player={player} />
          ))}
        </div>
        <aside className="flex flex-col gap-4">
          <CalendarOnDemand player={player} />
          <Streak player={player} />
        </aside>
      </div>
      <p className="text-center text-s text-ink-2">每次训练不超过 15 分钟，练完看看远处。</p>
    </div>
  )
}

function Game({ type, player }: { type: TrainingType; player: Player }) {
  const userId = useCurrentUser()?.userId ?? ''
  const classes = useRead(classList, {})
  const grade = classes.data?.find(({ classId }) => classId === player.classId)?.grade ?? USUAL_GRADE
  const history = useActivityHistory()
  const levels = useLevels(type, player).data ?? []
  const today = localDate(useNow())
  // What the service knows of a pupil; of the teacher also what this device does, which may be newer.
  const bests = levels.flatMap(({ minDate }) => (minDate === null ? [] : [minDate]))
  const own = player.stuId === undefined ? minDateOf(history, type) : null
  const all = own === null ? bests : [...bests, own]
  const isPlayed =
    levels.some(({ todayPlayed }) => todayPlayed) ||
    (player.stuId === undefined && isPlayedToday(history, type, today))
  return (
    <GameCard
      type={type}
      player={player}
      best={all.length === 0 ? null : Math.min(...all)}
      isPlayedToday={isPlayed}
      recommended={useRecommendedLevel(userId, player, type, grade)}
      levels={levels}
      picture={pictures[type]}
    />
  )
}

const tile = 'grid size-18 place-items-center rounded-card bg-white text-brand-deep'
const pictures: Record<TrainingType, ReactNode> = {
  1: (['strawberry', 'guitar', 'cactus'] as const).map((name) => (
    <Picture key={name} name={name} size={76} />
  )),
  2: ['s11', 's08', 's01'].map((id) => (
    <span key={id} className={`${tile} p-4`}>
      <TrainingSymbol id={id} />
    </span>
  )),
  3: ['47', '29'].map((digits) => (
    <span key={digits} className={`num ${tile} text-2xl font-bold`}>
      {digits}
    </span>
  )),
}

function EditionLink({ player }: { player: Player }) {
  const editions = useTrainingRead(editionList, {})
  const running = editions.data?.find(({ state }) => state !== 'ended')
  if (editions.data && !running)
    return (
      <span className="inline-flex min-h-12 items-center gap-2 rounded-full bg-white/60 px-5 text-name text-ink-3">
        <Flag aria-hidden className="size-5" />
        暂无进行中的比赛
      </span>
    )
  return (
    <ButtonLink variant="white" to={pathFor(EDITION_PATH, player)}>
      <Flag aria-hidden />
      专注赛
    </ButtonLink>
  )
}

function Streak({ player }: { player: Player }) {
  const { data } = useTrainingRead(calendarList, player)
  if (!data) return null
  return (
    <p className="flex items-center gap-4 rounded-big bg-sun-tint p-4">
      <Picture name="sunface" size={56} />
      <span>
        {data.streak === 0 ? (
          <b className="text-l">今天开始，练一小会儿</b>
        ) : (
          <>
            <span className="block text-m text-sun-ink">连续练了</span>
            <b className="text-l">
              <span className="num text-xl">{data.streak}</span> 天
            </b>
          </>
        )}
      </span>
    </p>
  )
}
