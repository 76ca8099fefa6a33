import { Link } from 'react-router'

/** A link back to the list at which a video was found. */
export function BackToVideos({ cid, page }: { cid: string | undefined; page: number }) {
  const query = new URLSearchParams({
    ...(cid !== undefined && { cid }),
    ...(page > 1 && { page: String(page) }),
  })
  const search = query.toString()
  return (
    <Link
      to={`/pinge-course${search === '' ? '' : `?${search}`}`}
      className="inline-flex min-h-12 items-center font-bold text-brand-deep"
    >
      全部视频
    </Link>
  )
}
