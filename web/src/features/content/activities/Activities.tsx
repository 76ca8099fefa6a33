import { activityList } from '@pinge/contract/content/home.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { startOfDate } from '@pinge/contract/values/school-days/school-dates.ts'
import { formatDays } from '@pinge/contract/values/format-days.ts'
import { MAX_PAGE_SIZE } from '@pinge/contract/values/limits.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { openActivityFolder } from '../library/library.store.ts'
import { ButtonLink } from '../../../shared/ui/buttons/ButtonLink.tsx'
import { ReadPlaceholder } from '../../../shared/ui/feedback/ReadPlaceholder.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'

/** The activities that content packages bring, as items of a list; until they come, what stands before them is whole. */
export function Activities() {
  const read = useRead(activityList, { pageSize: MAX_PAGE_SIZE })
  if (read.error && !read.data)
    return (
      <li>
        <ReadPlaceholder read={read} />
      </li>
    )
  return read.data?.list.map((activity) => (
    <li key={activity.id}>
      <Activity activity={activity} />
    </li>
  ))
}

const stateNames = { running: '进行中', coming: '即将开始', over: '已结束' } as const

/** One activity that a content package brings. */
function Activity({ activity }: { activity: DataOf<typeof activityList>['list'][number] }) {
  const { name, cover, intro, startDate, endDate, state, link, actvitySubId } = activity
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-big bg-white">
      <img src={cover} alt="" className="w-full object-cover" style={{ aspectRatio: 3 }} />
      <div className="flex flex-1 flex-col items-start gap-2 p-6">
        <h2 className="flex flex-wrap items-center gap-2 text-xl font-bold">
          {name}
          <Tag tone={state === 'running' ? 'sun' : 'mist'}>{stateNames[state]}</Tag>
        </h2>
        <p className="text-s text-ink-2">{formatDays(startOfDate(startDate), startOfDate(endDate))}</p>
        <p className="flex-1 text-m text-ink-2">{intro}</p>
        <div className="flex flex-wrap gap-2">
          {link !== null && state !== 'over' && <ButtonLink to={link}>进入</ButtonLink>}
          {actvitySubId !== null && (
            <ButtonLink
              to={`/library/${actvitySubId}`}
              variant="soft"
              onClick={() => openActivityFolder(actvitySubId)}
            >
              活动资料
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  )
}
