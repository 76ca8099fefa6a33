import { levelName, type TrainingType } from '@pinge/contract/training/items.ts'
import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { Medal } from 'lucide-react'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { formatDate } from '../../shared/time/format-time.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { Avatar } from '../../shared/ui/picture/Avatar.tsx'
import { ActivityHead } from '../../features/training/ActivityHead.tsx'
import { gameNames } from '../../features/training/game-names.ts'
import {
  bestOf,
  formatElapsed,
  isPlayedToday,
  minDateOf,
  type ActivityHistory,
  type ActivityRecord,
} from '../../features/training/history/history.ts'
import { useActivityHistory } from '../../features/training/history/history.store.ts'
import { gamePath, readPlayer } from '../../features/training/training-paths.ts'

/** 排行榜: one's own five best of each level, kept on this device. No child stands beside another. */
export function RankingPage() {
  const [search, change] = useSearch()
  const { classId, stuId } = readPlayer(search)
  // The device keeps the teacher's rounds alone: those of the pupil who was chosen before would never come here.
  const teacher = classId === undefined ? {} : { classId }
  const type = readType(search.get('type'))
  const history = useActivityHistory()
  const played = playedLevels(history, type)
  const item = played.find((id) => id === search.get('item')) ?? played[0]
  return (
    <div className="mx-auto flex w-full max-w-200 flex-col gap-5 px-4 pb-10 sm:px-8">
      <ActivityHead
        title="排行榜"
        text={stuId === undefined ? '自己的最佳五次' : '老师自己的最佳五次，学生的看成长曲线'}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label="哪个游戏"
          value={String(type)}
          options={[
            { value: '1', label: '图片' },
            { value: '2', label: '符号' },
            { value: '3', label: '数字' },
          ]}
          onChange={(value) => change({ type: value, item: undefined })}
        />
        {item && (
          <SelectField
            label="关卡"
            isLabelHidden
            value={item}
            onChange={(value) => change({ item: value })}
            options={played.map((id) => ({ value: id, label: levelName(type, Number(id) % 1_000) }))}
          />
        )}
      </div>
      {item ? (
        <Best history={history} type={type} item={item} />
      ) : (
        <EmptyState
          picture="trophy"
          title="还没有纪录，去练一轮"
          action={<ButtonLink to={gamePath(type, teacher)}>{gameNames[type]}</ButtonLink>}
        />
      )}
    </div>
  )
}

function readType(text: string | null): TrainingType {
  return text === '2' ? 2 : text === '3' ? 3 : 1
}

function playedLevels({ records }: ActivityHistory, type: TrainingType): string[] {
  const ids = records.filter((record) => record.type === type).map(({ activityId }) => activityId)
  return [...new Set(ids)].toSorted((a, b) => Number(a) - Number(b))
}

type BestProps = { history: ActivityHistory; type: TrainingType; item: string }

function Best({ history, type, item }: BestProps) {
  const today = localDate(useNow())
  const records = bestOf(history, type, item)
  const newest = Math.max(...records.map(({ createDate }) => createDate))
  const best = minDateOf(history, type, item)
  return (
    <section className="flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-3 text-l">
        {best !== null && (
          <span>
            最佳 <b className="num">{formatElapsed(best)}</b>
          </span>
        )}
        <span className="rounded-full bg-white px-3 py-1 text-s font-bold text-ink-2">
          {isPlayedToday(history, type, today) ? '今日已练' : '今天还没练'}
        </span>
      </p>
      <ol aria-label="最佳五次" className="flex flex-col gap-2">
        {records.map((record, place) => (
          <Row
            key={`${record.createDate}-${record.date}`}
            {...{ record, place, today }}
            isNewest={record.createDate === newest}
          />
        ))}
      </ol>
    </section>
  )
}

const medals = ['text-sun', 'text-ink-3', 'text-clay']

type RowProps = { record: ActivityRecord; place: number; today: string; isNewest: boolean }

function Row({ record: { img, name, date, createDate }, place, today, isNewest }: RowProps) {
  return (
    <li
      className={`flex items-center gap-3 rounded-card bg-white px-4 py-3 ${isNewest ? 'outline-3 -outline-offset-3 outline-sun' : ''}`}
    >
      <span className="grid w-8 place-items-center">
        {medals[place] ? (
          <Medal aria-hidden className={`size-6 ${medals[place]}`} />
        ) : (
          <span className="num text-ink-2">{place + 1}</span>
        )}
      </span>
      <Avatar header={img} size={40} />
      <span className="min-w-0 flex-1 font-bold wrap-anywhere">{name}</span>
      <b className="num text-l">{formatElapsed(date)}</b>
      <span className="text-s text-ink-2">{formatDate(localDate(createDate), today)}</span>
    </li>
  )
}
