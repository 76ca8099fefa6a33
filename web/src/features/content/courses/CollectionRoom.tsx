import { collectionDetail, collectionList, courseList } from '@pinge/contract/content/courses.ts'
import { FileType } from '@pinge/contract/content/content-values.ts'
import { PLAY_CATEGORIES } from '@pinge/contract/content/videos.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../shared/api/use-read.ts'
import { formatMinutes } from '../../../shared/time/format-duration.ts'
import { EmptyState } from '../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { FileRows } from '../files/FileRows.tsx'
import { Found } from '../Found.tsx'
import { isGone } from '../is-gone.ts'
import { NothingFound } from '../NothingFound.tsx'
import { PagedList } from '../PagedList.tsx'
import { SearchField } from '../SearchField.tsx'
import { VideoPlayer } from '../videos/player/VideoPlayer.tsx'

export type CollectionRoomProps = {
  id: string
  fileType: string
  keyword: string
  page: number
  onChange: (changes: { fileType?: string; keyword?: string; page?: string }) => void
}

const typeNames: Readonly<Record<FileType, string>> = {
  video: '视频',
  audio: '音频',
  doc: '文档',
  image: '图片',
  other: '其他',
}

const RESOURCES_A_PAGE = 20

/** 资源课: what a collection holds, for free combination. */
export function CollectionRoom(props: CollectionRoomProps) {
  const { id } = props
  const collections = useRead(collectionList, {})
  const read = useRead(collectionDetail, { id })
  return (
    <div className="content-room">
      <nav aria-label="资源包" className="flex flex-col gap-1 rounded-big bg-white p-3">
        <h2 className="px-2 py-1 font-bold">资源包</h2>
        {(collections.data ?? []).map((collection) => (
          <Link
            key={collection.id}
            to={`/resource-course/${collection.id}`}
            aria-current={collection.id === id ? 'page' : undefined}
            className="flex items-center gap-3 rounded-card p-2 hover:bg-mist content-row"
          >
            <img src={collection.cover} alt="" className="h-11 w-16 rounded-field object-cover" />
            <span className="min-w-0 flex-1">{collection.name}</span>
            <span className="num text-s text-ink-2">{collection.total}</span>
          </Link>
        ))}
      </nav>
      {!read.data && <h1 className="sr-only">资源课</h1>}
      {isGone(read.error) && !read.data ? (
        <EmptyState picture="clipboard" title="该资源包不存在或已下架" text="看看别的资源包。" />
      ) : (
        <ReadView read={read} waiting={<Skeleton className="h-96 w-full" />}>
          {(collection) => <Resources {...props} collection={collection} />}
        </ReadView>
      )}
    </div>
  )
}

type ResourcesProps = CollectionRoomProps & { collection: DataOf<typeof collectionDetail> }

function Resources({ id, fileType, keyword, page, onChange, collection }: ResourcesProps) {
  const known = FileType.safeParse(fileType).data
  const read = useRead(
    courseList,
    {
      categoryId: 3,
      collectionId: id,
      pageNum: page,
      pageSize: RESOURCES_A_PAGE,
      ...(known && { fileType: known }),
      ...(keyword !== '' && { keyword }),
    },
    { keepsPrevious: true },
  )
  const shown = FileType.options.filter((type) => collection.counts[type] > 0)
  return (
    <article className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-5 rounded-big bg-white p-5">
        <img
          src={collection.cover}
          alt=""
          className="aspect-video w-72 max-w-full rounded-card object-cover"
        />
        <div className="min-w-[min(100%,15rem)] flex-1">
          <h1 className="text-xl font-bold">{collection.name}</h1>
          <p className="pt-2 text-m text-ink-2">{collection.intro}</p>
        </div>
      </header>
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto overflow-x-auto">
          <Segmented
            label="种类"
            value={known ?? ''}
            options={[
              { value: '', label: `全部 ${collection.total}` },
              ...shown.map((type) => ({
                value: type,
                label: `${typeNames[type]} ${collection.counts[type]}`,
              })),
            ]}
            onChange={(next) => onChange({ fileType: next })}
          />
        </div>
        <SearchField label="搜索资源" value={keyword} onChange={(next) => onChange({ keyword: next })} />
      </div>
      <PagedList
        {...{ read, page }}
        pageSize={RESOURCES_A_PAGE}
        onPage={(next) => onChange({ page: String(next) })}
        nothing={
          <NothingFound
            keyword={keyword}
            title="没有找到资源"
            text="看看全部。"
            onClear={() => onChange({ keyword: '' })}
          />
        }
      >
        {(list) => (
          <ul className="content-cards content-files">
            {list.map((item) => (
              <li key={item.id}>
                <Resource item={item} keyword={keyword} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </article>
  )
}

type Item = DataOf<typeof courseList>['list'][number]

/** One thing of a collection: how to use it, and itself. */
function Resource({ item, keyword }: { item: Item; keyword: string }) {
  const [isOpen, setOpen] = useState(false)
  const { title, intro, cover, duration, vid, file } = item
  return (
    <section className="flex h-full flex-col gap-2 rounded-card bg-white p-4">
      <h2 className="font-bold">
        <Found text={title} keyword={keyword} />{' '}
        <span className="num text-s font-normal text-ink-2">{formatMinutes(duration)}</span>
      </h2>
      <p className="flex-1 text-base text-ink-2">{intro}</p>
      {vid !== null && (
        <button type="button" onClick={() => setOpen(true)} className="overflow-hidden rounded-field">
          <img src={cover} alt={`播放${title}`} className="aspect-video w-full object-cover" />
        </button>
      )}
      {file && <FileRows files={[file]} />}
      {vid !== null && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={title}
          className="md:w-[min(60rem,calc(100vw-2rem))]"
        >
          <VideoPlayer
            vid={vid}
            title={title}
            cover={cover}
            second={0}
            question={title}
            played={{
              categoryId: PLAY_CATEGORIES.resource,
              subCategoryId: item.id,
              subCategoryName: title,
              entryId: item.id,
            }}
          />
        </Dialog>
      )}
    </section>
  )
}
