import { useEffect, useEffectEvent, type ReactNode } from 'react'
import type { Read } from '../../shared/api/use-read.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { Pager } from './Pager.tsx'

export type PagedListProps<Item> = {
  read: Read<{ list: Item[]; total: number }>
  /** From 1, as the address says it. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Stands in place of a list without anything in it. */
  nothing: ReactNode
  children: (list: readonly Item[]) => ReactNode
}

/** A page of a list, and the way to the others. */
export function PagedList<Item>({ read, page, pageSize, onPage, nothing, children }: PagedListProps<Item>) {
  const waiting = <Skeleton className="h-96 w-full" />
  return (
    <ReadView read={read} waiting={waiting}>
      {({ list, total }) => {
        const pages = Math.ceil(total / pageSize)
        if (total === 0) return nothing
        if (list.length === 0) return <BeyondTheLast pages={pages} onPage={onPage} waiting={waiting} />
        return (
          <>
            {children(list)}
            <Pager page={page} pages={pages} onPage={onPage} />
          </>
        )
      }}
    </ReadView>
  )
}

type BeyondTheLastProps = Pick<PagedListProps<unknown>, 'onPage'> & { pages: number; waiting: ReactNode }

/** The list has become shorter than the address says: its last page comes in place of none. */
function BeyondTheLast({ pages, onPage, waiting }: BeyondTheLastProps) {
  const turn = useEffectEvent(() => onPage(pages))
  // The address lies outside React.
  useEffect(() => turn(), [pages])
  return waiting
}
