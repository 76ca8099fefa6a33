import { calendarList } from '@pinge/contract/training/calendar.ts'
import {
  bestLevels,
  bestScores,
  editionDetail,
  editionList,
  type Edition,
} from '@pinge/contract/training/editions.ts'
import { daysBetween } from '@pinge/contract/values/school-days/school-dates.ts'
import { formatMonthDay, localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { Check, Play } from 'lucide-react'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ReadPlaceholder } from '../../shared/ui/feedback/ReadPlaceholder.tsx'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { CalendarOnDemand } from '../../features/training/calendar/CalendarOnDemand.tsx'
import { gameNames } from '../../features/training/game-names.ts'
import { PlayerSelect } from '../../features/training/hub/PlayerSelect.tsx'
import type { Player } from '../../features/training/round/start-play.ts'
import { useOutbox } from '../../features/training/service/use-outbox.ts'
import { useTrainingRead } from '../../features/training/service/use-training-read.ts'
import {
  gamePath,
  HUB_PATH,
  pathFor,
  playerQuery,
  readPlayer,
} from '../../features/training/training-paths.ts'
import { Certificate } from '../../features/training/edition/Certificate.tsx'
import { BestTable } from '../../features/training/edition/BestTable.tsx'

/** 专注赛: the three rounds of today, the bests of the edition, and its days. */
export function EditionPage() {
  const [search, change] = useSearch()
  const player = readPlayer(search)
  const editions = useTrainingRead(editionList, {})
  useOutbox()
  return (
    <div className="mx-auto flex w-full max-w-300 flex-col gap-5 px-4 pb-10 sm:px-8">
      <ActivityHead title="专注赛">
        <PlayerSelect player={player} onChoose={change} />
      </ActivityHead>
      <ReadView read={editions} waiting={<Skeleton className="h-80" />}>
        {(list) => {
          // The newest come first: of those that are to come, the last in the list is the next.
          const edition =
            list.find(({ state }) => state === 'running') ??
            list.findLast(({ state }) => state === 'future') ??
            list[0]
          return edition ? (
            <ShownEdition edition={edition} player={player} />
          ) : (
            <EmptyState
              picture="calendar"
              title="暂无进行中的比赛"
              text="平时的每日挑战在大脑训练里。"
              action={<ButtonLink to={pathFor(HUB_PATH, player)}>去大脑训练</ButtonLink>}
            />
          )
        }}
      </ReadView>
    </div>
  )
}

type ShownProps = { edition: Edition; player: Player }

function ShownEdition({ edition, player }: ShownProps) {
  const { zzid, state } = edition
  const detail = useTrainingRead(editionDetail, { zzid })
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_20rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <Hero edition={edition} />
        {state === 'running' && <Today editionName={edition.name} player={player} />}
        <Bests edition={edition} player={player} />
        {detail.data && detail.data.rule !== '' && (
          <details className="rounded-big bg-white p-5">
            <summary className="min-h-12 text-l font-bold">规则</summary>
            <p className="mt-2 text-m whitespace-pre-line">{detail.data.rule}</p>
          </details>
        )}
      </div>
      <CalendarOnDemand player={player} zzid={zzid} />
    </div>
  )
}

function Hero({ edition: { name, region, startDate, endDate, state, days } }: { edition: Edition }) {
  const daysSinceStart = daysBetween(startDate, localDate(useNow()))
  return (
    <section className="rounded-big bg-linear-to-r from-brand to-brand-deep p-6 text-white">
      <h2 className="text-2xl font-bold">{name}</h2>
      <p className="mt-1 text-m">
        {region !== '' && `${region} · `}
        {formatMonthDay(startDate)}至{formatMonthDay(endDate)}
      </p>
      <p className="mt-3 text-l font-bold">
        {state === 'future' && `还有 ${-daysSinceStart} 天开始`}
        {state === 'running' && `第 ${daysSinceStart + 1} 天 / 共 ${days} 天`}
        {state === 'ended' && '已经结束，成绩留着'}
      </p>
    </section>
  )
}

/** The three rounds that count today, in their order, and the way to the first that is left. */
function Today({ editionName, player }: { editionName: string; player: Player }) {
  const month = localDate(useNow()).slice(0, 7)
  const read = useTrainingRead(calendarList, { ...player, month })
  const day = read.data?.days.find(({ date }) => date === read.data.today)
  if (!read.data) return <ReadPlaceholder read={read} waiting={<Skeleton className="h-48" />} />
  if (!day) return null
  const next = day.items.find(({ done }) => !done)
  const total = day.items.reduce((sum, { score }) => sum + score, 0)
  return (
    <section className="rounded-big bg-white p-5">
      <h2 className="text-xl font-bold">今天的挑战</h2>
      <ol className="mt-3 grid gap-3 sm:grid-cols-3">
        {day.items.map(({ type, level, count, done, score }) => (
          <li key={type} className="flex items-center gap-3 rounded-card bg-mist p-4">
            <span className="min-w-0 flex-1">
              <b className="block text-l">{gameNames[type]}</b>
              <span className="text-s text-ink-2">
                第 {level} 关 · {count} 个
              </span>
            </span>
            {done && (
              <span className="flex items-center gap-1 font-bold text-q3">
                <Check aria-hidden className="size-5" />
                <span className="num">{score}</span> 分
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {next ? (
          <ButtonLink
            size="l"
            to={gamePath(next.type, player, { item: next.activityId, isDaily: true, isOfEdition: true })}
          >
            <Play aria-hidden />
            开始今天的挑战
          </ButtonLink>
        ) : (
          <p role="status" className="text-xl font-bold">
            打卡成功！今天 <span className="num">{total}</span> 分，连续{' '}
            <span className="num">{read.data?.streak}</span> 天
          </p>
        )}
      </div>
      {!next && (
        <Certificate
          key={playerQuery(player).toString()}
          {...{ editionName, player }}
          doneDays={read.data?.doneDays ?? 0}
        />
      )}
    </section>
  )
}

function Bests({ edition: { zzid }, player }: ShownProps) {
  const levels = useTrainingRead(bestLevels, { zzid, ...player })
  const scores = useTrainingRead(bestScores, { zzid, ...player })
  const waiting = <Skeleton className="h-48" />
  return (
    <ReadView read={levels} waiting={waiting}>
      {(ofLevels) => (
        <ReadView read={scores} waiting={waiting}>
          {(ofScores) => <BestTable levels={ofLevels} scores={ofScores} />}
        </ReadView>
      )}
    </ReadView>
  )
}
