import type { CommentItem } from '@pinge/contract/comments.ts'
import { CommentItemButton } from './CommentItemButton.tsx'
import { DialogHeading } from './DialogHeading.tsx'

const DIGITS = 9

/** Praises, the first nine with their digits, and under them the reminders. */
export function ItemSections({ items }: { items: readonly CommentItem[] }) {
  const praises = items.filter((item) => item.score > 0)
  const reminders = items.filter((item) => item.score < 0)
  return (
    <>
      {praises.length > 0 && (
        <>
          <DialogHeading>表扬</DialogHeading>
          <ul
            aria-label="表扬"
            className="grid grid-cols-3 cramped:grid-cols-2 gap-2 md:grid-cols-4 lg:grid-cols-6"
          >
            {praises.map((item, place) => (
              <li key={item.id} className="grid min-w-0">
                <CommentItemButton item={item} digit={place < DIGITS ? place + 1 : undefined} />
              </li>
            ))}
          </ul>
        </>
      )}
      {reminders.length > 0 && (
        <>
          <DialogHeading>
            待改进 <span className="font-normal text-ink-2">只记录，不响铃</span>
          </DialogHeading>
          <ul aria-label="待改进" className="grid grid-cols-3 cramped:grid-cols-2 gap-2 lg:grid-cols-5">
            {reminders.map((item) => (
              <li key={item.id} className="grid min-w-0">
                <CommentItemButton item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
