import { videoColumns, videoList } from '@pinge/contract/content/videos.ts'
import { useRead } from '../../../../shared/api/use-read.ts'
import { NothingFound } from '../../NothingFound.tsx'
import { PagedList } from '../../PagedList.tsx'
import { SearchField } from '../../SearchField.tsx'
import { VIDEOS_A_PAGE, videoPath } from '../video-path.ts'
import { VideoCard } from './VideoCard.tsx'

export type VideoHomeProps = {
  /** Empty for all columns. */
  cid: string
  keyword: string
  page: number
  onChange: (changes: { cid?: string; keyword?: string; page?: string }) => void
}

/** 品格课堂: the columns, and the videos of all or of one. */
export function VideoHome({ cid, keyword, page, onChange }: VideoHomeProps) {
  const columns = useRead(videoColumns, {})
  const read = useRead(
    videoList,
    {
      pageNum: page,
      pageSize: VIDEOS_A_PAGE,
      ...(cid !== '' && { cid }),
      ...(keyword !== '' && { keyword }),
    },
    { keepsPrevious: true },
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 flex-1 text-xl font-bold max-sm:basis-full">品格课堂</h1>
        <SearchField label="搜索视频" value={keyword} onChange={(next) => onChange({ keyword: next })} />
      </div>
      <nav aria-label="栏目" className="flex gap-3 overflow-x-auto pb-1">
        {[{ cid: '', name: '全部', cover: '', total: null }, ...(columns.data ?? [])].map((column) => (
          <button
            key={column.cid}
            type="button"
            aria-pressed={column.cid === cid}
            onClick={() => onChange({ cid: column.cid })}
            className="flex min-h-16 shrink-0 items-center gap-3 rounded-card bg-white px-4 text-left aria-pressed:bg-brand aria-pressed:text-white"
          >
            {column.cover !== '' && (
              <img src={column.cover} alt="" className="h-11 w-16 rounded-field object-cover" />
            )}
            <span>
              <b className="block">{column.name}</b>
              {column.total !== null && <span className="text-s">{column.total} 集</span>}
            </span>
          </button>
        ))}
      </nav>
      <PagedList
        {...{ read, page }}
        pageSize={VIDEOS_A_PAGE}
        onPage={(next) => onChange({ page: String(next) })}
        nothing={
          <NothingFound
            keyword={keyword}
            title="没有找到视频"
            text="看看别的栏目。"
            onClear={() => onChange({ keyword: '' })}
          />
        }
      >
        {(list) => (
          <ul className="content-cards">
            {list.map((video) => (
              <li key={video.vid}>
                <VideoCard
                  keyword={keyword}
                  video={video}
                  to={videoPath(video.vid, page, cid === '' ? undefined : cid)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}
