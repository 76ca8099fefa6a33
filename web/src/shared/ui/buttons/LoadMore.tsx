import { Button } from './Button.tsx'

export type LoadMoreProps = {
  pages: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  className?: string
}

/** The way to older rows of a list; nothing where there are none. */
export function LoadMore({ pages, className = '' }: LoadMoreProps) {
  if (!pages.hasNextPage) return null
  return (
    <div className={`grid place-items-center pt-2 print:place-items-start ${className}`}>
      {/* What is on paper does not look complete where it is not. */}
      <p className="hidden text-s print:block">只打印了上面这些，更早的请用“导出”。</p>
      <Button
        variant="mist"
        className="print:hidden"
        isBusy={pages.isFetchingNextPage}
        onClick={() => void pages.fetchNextPage()}
      >
        {pages.isFetchNextPageError ? '没有加载出来，再试一次' : '加载更多'}
      </Button>
    </div>
  )
}
