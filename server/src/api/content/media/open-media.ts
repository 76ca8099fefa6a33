import type * as contract from '@pinge/contract/content/videos.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { MediaLinks } from './media-links.ts'

/** The addresses by which one teacher's session plays a video. */
export async function openVideo(
  { videos }: Catalogue,
  vid: string,
  sessionId: string,
  links: MediaLinks,
): Promise<DataOf<typeof contract.mediaDetail>> {
  const video = videos.get(vid)
  if (!video) throw new AppError('contentNotFound')
  const { url, expireTime } = await links.issue({ key: video.key, sessionId })
  const caption = await links.issue({ key: video.captionsKey, sessionId })
  return {
    vid,
    url,
    expireTime,
    duration: video.seconds,
    sources: [{ label: '标准', url }],
    caption: caption.url,
  }
}

/** Guests hear stories as well, so that the address hangs on its time alone. */
export async function openSound(
  { sounds }: Catalogue,
  vid: string,
  links: MediaLinks,
): Promise<DataOf<typeof contract.audioDetail>> {
  const sound = sounds.get(vid)
  if (!sound) throw new AppError('contentNotFound')
  return { vid, ...(await links.issue({ key: sound.key, sessionId: null })), duration: sound.seconds }
}
