import { storyBundles } from '@pinge/contract/content/stories.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { QualityType, qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { Link } from 'react-router'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatMinutes } from '../../../../shared/time/format-duration.ts'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { Found } from '../../Found.tsx'
import { NothingFound } from '../../NothingFound.tsx'
import { PagedList } from '../../PagedList.tsx'
import { SearchField } from '../../SearchField.tsx'
import { SampleTag } from '../../SampleTag.tsx'
import { storyPath } from '../story-path.ts'
import { useHeardPlaces } from '../use-heard-places.ts'

const BUNDLES_A_PAGE = 12

export type StoryListProps = {
  keyword: string
  /** A quality's number, or empty for all. */
  quality: string
  page: number
  onChange: (changes: { keyword?: string; quality?: string; page?: string }) => void
}

/** 听故事: the bundles, for guests too. */
export function StoryList({ keyword, quality, page, onChange }: StoryListProps) {
  const qualityType = QualityType.safeParse(Number(quality)).data
  const read = useRead(
    storyBundles,
    {
      pageNum: page,
      pageSize: BUNDLES_A_PAGE,
      ...(keyword !== '' && { keyword }),
      ...(qualityType && { qualityType }),
    },
    { keepsPrevious: true },
  )
  const heard = useHeardPlaces()
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-xl font-bold max-sm:basis-full">听故事</h1>
        <SearchField label="搜索故事" value={keyword} onChange={(next) => onChange({ keyword: next })} />
      </div>
      <div className="overflow-x-auto rounded-full">
        <Segmented
          label="品质"
          value={quality}
          options={[
            { value: '', label: '全部' },
            ...qualityTypes.map(({ type, tab }) => ({ value: String(type), label: tab })),
          ]}
          onChange={(next) => onChange({ quality: next })}
          className="max-sm:[&_button]:px-3"
        />
      </div>
      <PagedList
        {...{ read, page }}
        pageSize={BUNDLES_A_PAGE}
        onPage={(next) => onChange({ page: String(next) })}
        nothing={
          <NothingFound
            keyword={keyword}
            title="没有找到故事"
            text="看看全部。"
            onClear={() => onChange({ keyword: '' })}
          />
        }
      >
        {(list) => (
          <ul className="content-cards">
            {list.map((bundle) => (
              <li key={bundle.id}>
                <BundleCard bundle={bundle} keyword={keyword} isBegun={heard?.[bundle.id] !== undefined} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

type BundleCardProps = {
  bundle: DataOf<typeof storyBundles>['list'][number]
  keyword: string
  /** Somebody listened to a part of it. */
  isBegun: boolean
}

function BundleCard({ bundle, keyword, isBegun }: BundleCardProps) {
  return (
    <Link
      to={storyPath({ bundleId: bundle.id })}
      className="flex h-full flex-col overflow-hidden rounded-card bg-white hover:bg-brand-tint"
    >
      <img src={bundle.cover} alt="" loading="lazy" className="aspect-video w-full object-cover" />
      <span className="flex flex-1 flex-col gap-1 p-4">
        <span className="flex items-center gap-2 text-l font-bold">
          <span>
            <Found text={bundle.name} keyword={keyword} />
          </span>
          {bundle.sample && <SampleTag />}
        </span>
        <span className="text-s text-ink-2">
          {bundle.periodTotal} 期 {bundle.chapterTotal} 集 · {bundle.ageMin}–{bundle.ageMax} 岁 ·{' '}
          {formatMinutes(bundle.duration)}
        </span>
        <span className="text-base text-ink-2">{bundle.intro}</span>
        {isBegun && <span className="text-s font-bold text-brand-deep">接着听</span>}
      </span>
    </Link>
  )
}
