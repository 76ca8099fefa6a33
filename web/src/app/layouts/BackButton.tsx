import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Back is up: to the screen that stands before this one, whichever way one came. A landmark, so that it is found as one. */
export function BackButton({ to = '/' }: { to?: string | undefined }) {
  return (
    <nav aria-label="上一级">
      <Link
        to={to}
        aria-label="返回"
        title="返回"
        className="grid size-12 shrink-0 place-items-center rounded-full text-ink-2 hover:bg-groove hover:text-ink"
      >
        <ChevronLeft className="size-[22px]" />
      </Link>
    </nav>
  )
}
