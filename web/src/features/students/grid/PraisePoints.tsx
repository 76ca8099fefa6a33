import type { CommentItem } from '@pinge/contract/comments.ts'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'

/** The points of a praise, as they bounce over the face, with a few rays of the sun around it. */
export function PraisePoints({ item }: { item: CommentItem }) {
  return (
    <>
      <svg
        aria-hidden
        viewBox="-75 -75 150 150"
        className="pointer-events-none absolute top-[38%] left-1/2 -z-1 size-[9.375rem] -translate-1/2"
      >
        <circle r="43" fill="#fff" opacity=".5" />
        <g stroke="var(--color-sun)" strokeWidth="5" strokeLinecap="round">
          <path d="M41.6 11.1 49.3 13.1M-41.5 11.2-46.3 12.5M-41.6-11.1-49.3-13.1M-30.5-30.4-34-33.9M30.4-30.5 36-36.1M41.5-11.2 46.3-12.5" />
        </g>
      </svg>
      <span
        aria-hidden
        className="student-praise num flex h-[2.375rem] items-center gap-1 rounded-[1.1875rem] rounded-bl-[4px] bg-sun pr-3 pl-1.5 text-[1.3125rem] font-black whitespace-nowrap text-on-sun ring-3 ring-white"
      >
        <Picture name={item.icon} size={28} fallback={{ text: item.name, type: item.type }} />+{item.score}
      </span>
    </>
  )
}
