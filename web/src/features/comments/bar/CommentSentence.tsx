import { formatSignedPoints } from '@pinge/contract/values/format-points.ts'
import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { GivenComment } from '../give/given-comment.ts'
import { formatReceivers } from '../give/format-comment.ts'

/** 已点评 陈一诺、韩明轩 等 5 人 ■ 乐于助人 +2; while the network is away, 先记下 */
export function CommentSentence({ comment, isQueued }: { comment: GivenComment; isQueued: boolean }) {
  const { item } = comment
  return (
    <span className="min-w-0 flex-1 cramped:basis-3/5 leading-tight sm:line-clamp-1">
      {isQueued && '先记下：'}
      {!isQueued && <span className="max-sm:hidden">已点评 </span>}
      <b className="break-all">{formatReceivers(comment)}</b>{' '}
      <span className="whitespace-nowrap cramped:whitespace-normal">
        <QualityShape type={item.type} className={`mx-0.5 inline-block! ${onInk[item.type]}`} />
        <b>{item.name}</b>{' '}
        <b className={`num text-lg ${item.score > 0 ? 'text-sun' : ''}`}>{formatSignedPoints(item.score)}</b>
      </span>
    </span>
  )
}

/** The quality's colours are made for a light ground; on ink they are lighter. */
const onInk: Record<QualityType, string> = {
  1: 'text-[#8fb4ff]!',
  2: 'text-[#ffa26b]!',
  3: 'text-[#7ddc9c]!',
  4: 'text-[#f2c766]!',
  5: 'text-[#f0a3f5]!',
}
