import { deletedClasses } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import { useState } from 'react'
import { DeletedClasses } from '../../features/class-edit/DeletedClasses.tsx'
import { JoinRequests } from '../../features/class-teachers/requests/JoinRequests.tsx'
import { useIsJoiningKnown } from '../../features/class-teachers/requests/use-join-requests.ts'
import { ClassCards, ClassCardsSkeleton } from '../../features/classes/list/ClassCards.tsx'
import { AddExample } from '../../features/classes/list/AddExample.tsx'
import { ClassSearch } from '../../features/classes/list/ClassSearch.tsx'
import { rememberClassOrder, useClassOrder } from '../../features/classes/list/class-order.store.ts'
import { moveClass, sortClasses } from '../../features/classes/list/class-order.ts'
import { NoClasses } from '../../features/classes/NoClasses.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { useSearch } from '../../shared/navigation/use-search.ts'
import { useNow } from '../../shared/time/use-now.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { ClassCardMenu } from '../my-classes/ClassCardMenu.tsx'
import { ClassEntryActions } from '../my-classes/ClassEntryActions.tsx'

/** Which of the classes are looked at; the address keeps it, so that Back restores it. */
type Shelf = 'active' | 'archived' | 'deleted'

/** Fewer classes are all in sight, and need no search. */
const SEARCHED_FROM = 5

export function ClassListPage() {
  const now = useNow()
  const userId = useCurrentUser()?.userId
  const order = useClassOrder(userId)
  const [search, change] = useSearch()
  const [typed, setTyped] = useState('')
  const read = useRead(classList, {}, { announces: 'refusals' })
  const isJoiningKnown = useIsJoiningKnown()
  const { data: deleted = [], isFetched: isDeletedKnown } = useRead(deletedClasses, {})
  const classes = isJoiningKnown && isDeletedKnown && read.data ? sortClasses(read.data, order) : undefined
  const active = classes?.filter(({ isArchived }) => !isArchived) ?? []
  const archived = classes?.filter(({ isArchived }) => isArchived) ?? []
  const counts: Counts = { active: active.length, archived: archived.length, deleted: deleted.length }
  const shelf = shelfOf(search.get('shelf'), counts)
  const isSearched = shelf !== 'deleted' && counts[shelf] >= SEARCHED_FROM
  const found = { now, typed: isSearched ? typed : '', onClear: () => setTyped('') }

  function changeShelf(next: Shelf): void {
    setTyped('')
    change({ shelf: next === 'active' ? '' : next })
  }

  return (
    <div className="mx-auto w-full max-w-[1726px] px-4 pt-2 pb-8 md:px-8 xl:px-[83px]">
      <div className="mb-4 flex min-h-12 flex-wrap items-center gap-x-4 gap-y-3">
        <h1 className="text-xl font-bold">班级列表</h1>
        {classes && counts.archived + counts.deleted > 0 && (
          <Shelves shelf={shelf} counts={counts} onChange={changeShelf} />
        )}
        <span className="flex-1" />
        {isSearched && <ClassSearch typed={typed} onChange={setTyped} />}
        {active.length > 0 && <ClassEntryActions />}
      </div>
      {isJoiningKnown && <JoinRequests />}
      {shelf === 'archived' && (
        <ClassCards
          {...found}
          classes={archived}
          renderMenu={(summary) => <ClassCardMenu summary={summary} />}
          isArchive
        />
      )}
      {shelf === 'deleted' && <DeletedClasses classes={deleted} now={now} />}
      <ReadView read={{ ...read, data: classes }} waiting={<ClassCardsSkeleton />}>
        {() => {
          if (shelf !== 'active') return null
          if (active.length === 0) return <NoClasses action={<ClassEntryActions />} />
          return (
            <>
              <ClassCards
                {...found}
                classes={active}
                renderMenu={(summary) => (
                  <ClassCardMenu
                    summary={summary}
                    onMove={(step) => rememberClassOrder(userId, moveClass(active, summary.classId, step))}
                  />
                )}
              />
              <AddExample classes={active} />
            </>
          )
        }}
      </ReadView>
    </div>
  )
}

type Counts = Record<Shelf, number>

function shelfOf(named: string | null, { archived, deleted }: Counts): Shelf {
  if (named === 'archived' && archived > 0) return named
  return named === 'deleted' && deleted > 0 ? named : 'active'
}

const shelfNames: Record<Shelf, string> = { active: '在用', archived: '已归档', deleted: '最近删除' }
const shelves = ['active', 'archived', 'deleted'] as const

type ShelvesProps = { shelf: Shelf; counts: Counts; onChange: (shelf: Shelf) => void }

/** A shelf without classes is not offered, except for the one in use. */
function Shelves({ shelf, counts, onChange }: ShelvesProps) {
  const offered = shelves.filter((name) => name === 'active' || counts[name] > 0)
  return (
    <Segmented<Shelf>
      label="看哪些班级"
      className="max-w-full"
      value={shelf}
      options={offered.map((value) => ({
        value,
        label: (
          <>
            {shelfNames[value]}
            <span className="num">{counts[value]}</span>
          </>
        ),
      }))}
      onChange={onChange}
    />
  )
}
