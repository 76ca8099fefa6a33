import { calendarList } from '@pinge/contract/training/calendar.ts'
import type { TrainingType } from '@pinge/contract/training/items.ts'
import { addMonths } from '@pinge/contract/values/school-days/school-month.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { gameNames } from '../../features/training/game-names.ts'
import { PlayerSelect } from '../../features/training/hub/PlayerSelect.tsx'
import type { Player } from '../../features/training/round/start-play.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { useOutbox } from '../../features/training/service/use-outbox.ts'
import { useTrainingRead } from '../../features/training/service/use-training-read.ts'
import { gamePath, readPlayer } from '../../features/training/training-paths.ts'
import {
  countPlayedDays,
  growthPoints,
  growthSentences,
  lastMonths,
} from '../../features/training/line/growth-points.ts'

const GrowthChart = onDemand(
  async () => (await import('../../features/training/line/GrowthChart.tsx')).GrowthChart,
  { fallback: <Skeleton className="h-80" /> },
)

/** 成长曲线 of one player, beside no other child: the counted rounds of the last months. */
export function GrowthLinePage() {
  const [search, change] = useSearch()
  const player = readPlayer(search)
  const type = search.get('type') ?? '1'
  const isLong = search.get('months') === '3'
  useOutbox()
  return (
    <div className="mx-auto flex w-full max-w-240 flex-col gap-5 px-4 pb-10 sm:px-8">
      <ActivityHead title="成长曲线" text="每天计分的那一轮，每个平均用了几秒">
        <PlayerSelect player={player} onChoose={change} />
      </ActivityHead>
      <div className="flex flex-wrap gap-3">
        <Segmented
          label="哪个游戏"
          value={type}
          options={[
            { value: '1', label: '图片' },
            { value: '2', label: '符号' },
            { value: '3', label: '数字' },
          ]}
          onChange={(value) => change({ type: value })}
        />
        <Segmented
          label="多长时间"
          value={isLong ? '3' : '1'}
          options={[
            { value: '1', label: '近 1 个月' },
            { value: '3', label: '近 3 个月' },
          ]}
          onChange={(value) => change({ months: value })}
        />
      </div>
      <Line player={player} type={type === '2' ? 2 : type === '3' ? 3 : 1} isLong={isLong} />
    </div>
  )
}

type LineProps = { player: Player; type: TrainingType; isLong: boolean }

/** The month before is read in any case, since the sentences compare with it. */
function Line({ player, type, isLong }: LineProps) {
  const today = localDate(useNow())
  const month = today.slice(0, 7)
  const now = useTrainingRead(calendarList, { ...player, month })
  const last = useTrainingRead(calendarList, { ...player, month: addMonths(month, -1) })
  const older = useTrainingRead(calendarList, { ...player, month: addMonths(month, -2) }, { enabled: isLong })
  const first = useTrainingRead(calendarList, { ...player, month: addMonths(month, -3) }, { enabled: isLong })
  const months = isLong ? [first, older, last, now] : [last, now]
  const missing = months.filter((read) => read.data === undefined)
  // With a month missing the line would lead over it and the sentences compare with nothing.
  const awaited = missing.find(({ error }) => error !== null) ?? missing[0] ?? now
  return (
    <ReadView read={awaited} waiting={<Skeleton className="h-80" />}>
      {() => {
        const days = months.flatMap((read) => read.data?.days ?? [])
        const all = growthPoints(days, type)
        const shown = lastMonths(all, today, isLong ? 3 : 1)
        const playedDays = countPlayedDays(days, type, month)
        if (shown.length === 0)
          return (
            <EmptyState
              picture="seedling"
              title="还没有可以画的"
              text="每天的挑战全部答对一轮，就多一个点。"
              action={<ButtonLink to={gamePath(type, player)}>{gameNames[type]}</ButtonLink>}
            />
          )
        return (
          <section className="flex flex-col gap-4 rounded-big bg-white p-5">
            <GrowthChart points={shown} name={`${gameNames[type]}的成长曲线`} />
            {shown.length === 1 && <p className="text-center text-m">再练几次就能看到曲线啦</p>}
            <ul className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-l font-bold">
              {growthSentences({ points: shown, all, playedDays, month }).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )
      }}
    </ReadView>
  )
}
