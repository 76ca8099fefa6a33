import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../../shared/ui/buttons/IconButton.tsx'

export type PagerProps = {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Which page of a list is shown; nothing where there is one alone. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="页" className="flex items-center justify-center gap-3">
      <IconButton label="上一页" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <span className="text-base">
        第 <b className="num">{page}</b> 页，共 <b className="num">{pages}</b> 页
      </span>
      <IconButton label="下一页" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </nav>
  )
}
