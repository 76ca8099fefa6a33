import { PLAY_CATEGORIES, videoDetail, videoList, type VideoItem } from '@pinge/contract/content/videos.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useRead } from '../../../../shared/api/use-read.ts'
import { formatClock } from '../../../../shared/time/format-duration.ts'
import { useCountdown } from '../../../../shared/time/use-countdown.ts'
import { Button } from '../../../../shared/ui/buttons/Button.tsx'
import { ButtonLink } from '../../../../shared/ui/buttons/ButtonLink.tsx'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { Switch } from '../../../../shared/ui/form/Switch.tsx'
import { FileRows } from '../../files/FileRows.tsx'
import { isGone } from '../../is-gone.ts'
import { Questions } from '../../Questions.tsx'
import { VIDEOS_A_PAGE, videoPath } from '../video-path.ts'
import { BackToVideos } from './BackToVideos.tsx'
import { isSeen } from './use-video.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const head = <h1 className="sr-only">品格课堂</h1>

export type VideoRoomProps = { vid: string; page: number; cid: string | undefined }

/** One video with what the class talks about, its files, and the list at which it was found. */
export function VideoRoom({ vid, page, cid }: VideoRoomProps) {
  const read = useRead(videoDetail, { vid })
  const { videos, next } = useList({ vid, page, cid })
  if (isGone(read.error) && !read.data)
    return (
      <>
        {head}
        <EmptyState
          picture="clipboard"
          title="视频不存在"
          text="它可能已经下架了。"
          action={<ButtonLink to="/pinge-course">看看别的视频</ButtonLink>}
        />
      </>
    )
  return (
    <div className="content-room content-room-right">
      {!read.data && head}
      <ReadView read={read} waiting={<Skeleton className="aspect-video w-full" />}>
        {(video) => <OpenVideo key={vid} {...{ video, cid, next }} />}
      </ReadView>
      <aside aria-label="视频列表" className="flex flex-col gap-1 rounded-big bg-white p-3">
        <BackToVideos cid={cid} page={page} />
        <ol className="flex flex-col gap-1">
          {videos.map((video) => (
            <li key={video.vid}>
              <Link
                to={videoPath(video.vid, page, cid)}
                aria-current={video.vid === vid ? 'page' : undefined}
                className="flex items-center gap-3 rounded-card p-2 hover:bg-mist content-row"
              >
                <img src={video.cover} alt="" className="h-14 w-24 rounded-field object-cover" />
                <span className="min-w-0">
                  <b className="block">{video.title}</b>
                  <span className="num text-s text-ink-2">
                    {video.vid === vid ? '正在放 ' : ''}
                    {formatClock(video.duration)}
                  </span>
                </span>
                {isSeen(video.second, video.duration) && (
                  <Check role="img" aria-label="看完了" className="ml-auto size-5 shrink-0 text-brand" />
                )}
              </Link>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}

type Next = { title: string; path: string }

/** The page of the list at which a video was found, and what comes after it there, over the end of the page too. */
function useList({ vid, page, cid }: VideoRoomProps): { videos: VideoItem[]; next: Next | undefined } {
  const of = (pageNum: number) => ({
    pageNum,
    pageSize: VIDEOS_A_PAGE,
    ...(cid !== undefined && { cid }),
  })
  const { list: videos, total } = useRead(videoList, of(page)).data ?? { list: [], total: 0 }
  const at = videos.findIndex((video) => video.vid === vid)
  const isLast = at >= 0 && at === videos.length - 1 && page * VIDEOS_A_PAGE < total
  const after = useRead(videoList, of(page + 1), { enabled: isLast }).data?.list[0]
  // One that was found by a word may stand on another page: what comes after it is not known here.
  const next = at < 0 ? undefined : isLast ? after : videos[at + 1]
  const nextPage = isLast ? page + 1 : page
  return { videos, next: next && { title: next.title, path: videoPath(next.vid, nextPage, cid) } }
}

type OpenVideoProps = Pick<VideoRoomProps, 'cid'> & {
  video: VideoItem & { intro: string; questions: string[]; files: Parameters<typeof FileRows>[0]['files'] }
  next: Next | undefined
}

/** What the entry of a film carries that came by itself after another. */
const GOES_ON = 'goes-on'

function OpenVideo({ video, cid, next }: OpenVideoProps) {
  const navigate = useNavigate()
  const cameByItself = useLocation().state === GOES_ON
  const isBack = useNavigationType() === NavigationType.Pop
  /** 放完接着放: off at first, because a class talks about what it saw. */
  const [goesOn, setGoesOn] = useState(cameByItself)
  const [isOver, setOver] = useState(false)
  const open = (state?: string) => next && void navigate(next.path, { state })
  return (
    <article className="flex min-w-0 flex-col gap-4">
      <VideoPlayer
        vid={video.vid}
        title={video.title}
        cover={video.cover}
        second={video.second}
        question={video.questions[0] ?? video.title}
        played={{
          categoryId: PLAY_CATEGORIES.video,
          subCategoryId: cid ?? video.cid ?? '',
          subCategoryName: video.columnName,
          entryId: video.vid,
        }}
        // No teacher who comes back to it wants its sound at once.
        plays={cameByItself && !isBack}
        onPlay={() => setOver(false)}
        onEnd={() => setOver(true)}
        onNext={next ? () => open() : null}
      />
      {isOver && goesOn && next && (
        <NextUp title={next.title} onNow={() => open(GOES_ON)} onStay={() => setOver(false)} />
      )}
      <div className="content-halves">
        <Questions questions={video.questions} />
        <section className="flex flex-col gap-2 rounded-big bg-white p-5">
          <h1 className="text-xl font-bold">{video.title}</h1>
          <p className="text-base text-ink-2">{video.intro}</p>
          <FileRows files={video.files} />
          {next && (
            <div className="flex items-center justify-between gap-2">
              <span aria-hidden>放完接着放：{next.title}</span>
              <Switch label={`放完接着放：${next.title}`} isOn={goesOn} onChange={setGoesOn} />
            </div>
          )}
        </section>
      </div>
    </article>
  )
}

const NEXT_UP_MS = 5_000

type NextUpProps = { title: string; onNow: () => void; onStay: () => void }

/** The film is over, and the next one comes in a moment unless the class has something to say. */
function NextUp({ title, onNow, onStay }: NextUpProps) {
  useCountdown(NEXT_UP_MS, false, onNow)
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 rounded-big bg-sun-tint p-4 text-on-sun">
      <p className="mr-auto text-m font-bold">5 秒后放：{title}</p>
      <Button variant="white" onClick={onStay}>
        先不放
      </Button>
      <Button onClick={onNow}>现在放</Button>
    </div>
  )
}
