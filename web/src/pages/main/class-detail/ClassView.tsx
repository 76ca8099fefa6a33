import type { Student } from '@pinge/contract/students.ts'
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { formatNotice } from '../../../features/comments/format-comment.ts'
import type { FeedDrawerProps } from '../../../features/records/FeedDrawer.tsx'
import { classFigures } from '../../../features/students/class-figures.ts'
import { focusStudent } from '../../../features/students/move-focus.ts'
import { presentIds } from '../../../features/students/present-ids.ts'
import { NoStudentFound } from '../../../features/students/NoStudentFound.tsx'
import { NoStudents } from '../../../features/students/NoStudents.tsx'
import { ItemsAhead } from '../../../features/comments/items/ItemsAhead.tsx'
import { useBoardPraise } from '../../../features/comments/celebration/use-board-praise.ts'
import { useScoreDisplay } from '../../../features/students/score-display.store.ts'
import { searchStudents } from '../../../features/students/search-students.ts'
import type { SelectionStore } from '../../../features/students/selection.store.ts'
import { sortStudents, type StudentOrder } from '../../../features/students/sort-students.ts'
import { StudentGrid } from '../../../features/students/StudentGrid.tsx'
import { StudentMenu } from '../../../features/students/StudentMenu.tsx'
import { StudentToolbar } from '../../../features/students/StudentToolbar.tsx'
import { UsageHint } from '../../../features/students/UsageHint.tsx'
import { StudentGridSkeleton } from '../../../features/students/StudentGridSkeleton.tsx'
import type { SeatMapProps } from '../../../features/seating/SeatMap.tsx'
import { useTimers } from '../../../features/lesson-tools/timer/timer.store.ts'
import { deviceRandom } from '../../../shared/device/device-random.ts'
import { lazyDialog } from '../../../shared/ui/overlay/lazy-dialog.tsx'
import { Flight } from './Flight.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ClassDialogs } from './ClassDialogs.tsx'
import { ModeDeeds } from './ModeDeeds.tsx'
import { FeedCorner } from './FeedCorner.tsx'
import type { ClassDialog } from './use-class-dialog.ts'
import { useClassKeys } from './use-class-keys.ts'
import { useGiving, type Series } from './use-giving.ts'
import { useLiveChanges } from './use-live-changes.ts'

const FeedDrawer = lazyDialog<FeedDrawerProps>(
  async () => (await import('../../../features/records/FeedDrawer.tsx')).FeedDrawer,
  ({ onClose }) => onClose(),
)

/** The seats' part of the program, fetched when it is asked for; when it cannot be had, the list stays. */
const SeatMap = lazyDialog<SeatMapProps>(
  async () => (await import('../../../features/seating/SeatMap.tsx')).SeatMap,
  ({ onLeave }) => onLeave(),
)

export type ClassViewProps = {
  classId: string
  students: readonly Student[]
  selectionStore: SelectionStore
  dialog: ClassDialog
  isFeedOpen: boolean
  onFeed: (isOpen: boolean) => void
  onAdd: () => void
  /** Shown as they sit, in a class of this name; null in a list. */
  seating: { className: string; onLeave: () => void } | null
  /** A tool of the lesson lies over the class and has the keys. */
  isToolOpen: boolean
}

/** The pupils of one class, and everything that is done with them. */
export function ClassView({
  classId,
  students,
  selectionStore,
  dialog,
  isFeedOpen,
  onFeed,
  onAdd,
  seating,
  isToolOpen,
}: ClassViewProps) {
  const { select } = selectionStore
  const selection = useStore(selectionStore.store)
  const [order, setOrder] = useState<StudentOrder>('letter')
  const [typed, setTyped] = useState('')
  const [begun, setSeries] = useState<Series | null>(null)
  // Whoever begins to choose pupils, to exchange for instance, is done with it.
  const series = selection.isChoosing ? null : begun
  const [isDeedAsked, setIsDeedAsked] = useState(false)
  const [isArranging, setIsArranging] = useState(false)
  const areTimersOpen = useTimers(({ isOpen }) => isOpen)
  const search = useRef<HTMLInputElement>(null)
  const isScoreHidden = useScoreDisplay((display) => display.isHidden)
  const giving = useGiving(classId)
  const { comments } = giving
  const { comment } = dialog
  useLiveChanges(classId, useBoardPraise(classId, students, giving.celebrateOther))

  const { mode } = selection
  // A tap on a pupil is answered by that pupil's card; the bar at the bottom follows a moment later.
  const followed = useDeferredValue(selection)
  // It goes at once: a dialog that shuts gives the focus back to the bar's button only where that stays.
  const settled = selection.isChoosing ? followed : selection
  const isCommenting = mode === 'Default' || mode === 'CommentPersons'
  const shownOrder = mode === 'RewardExchange' ? 'redeem' : order
  const sorted = useMemo(() => sortStudents(students, shownOrder), [students, shownOrder])
  const shown = useMemo(() => searchStudents(sorted, typed), [sorted, typed])
  const shownIds = shown.map(({ id }) => id)
  // Points are for those who are in the room; a tap on one who is not still means that pupil.
  const thereIds = isCommenting ? presentIds(shown) : shownIds
  const chosen = students.filter(({ id }) => selection.tickedIds.has(id))
  const isSearching = typed.trim() !== ''

  /** Whoever is meant gets what is being given to one after another. */
  function giveInSeries({ item, remark }: Series, ids: readonly string[], isWholeClass = false): void {
    const meant = students.filter(({ id }) => ids.includes(id))
    if (meant.length > 0) giving.give({ students: meant, isWholeClass, item, remark })
  }

  function commentOn(ids: readonly string[], isWholeClass = false): void {
    if (series) giveInSeries(series, ids, isWholeClass)
    else comment(ids, isWholeClass)
  }

  function tick(id: string): void {
    if (series) giveInSeries(series, [id])
    else select({ type: 'student-ticked', id })
  }

  function tickFirst(): void {
    const [first] = shownIds
    if (first === undefined) return
    tick(first)
    setTyped('')
  }

  function pickFirst(): void {
    const [first] = shownIds
    if (first === undefined) return
    focusStudent(first)
    if (isCommenting) commentOn([first])
    else select({ type: 'student-ticked', id: first })
    if (series) setTyped('')
  }

  function doDeed(): void {
    if (isCommenting) comment(chosen.map(({ id }) => id))
    else setIsDeedAsked(true)
  }

  useClassKeys({
    onLetter: () => search.current?.focus(),
    onDigit: dialog.typeAhead,
    onUndo: comments.undoLast,
    onHelp: dialog.showKeys,
    onEscape: () => (series ? setSeries(null) : select({ type: 'choosing-ended' })),
    isDialogOpen: dialog.isOpen || isDeedAsked || isToolOpen || areTimersOpen || isArranging,
  })

  const menu = {
    students: shown,
    onComment: (id: string) => commentOn([id]),
    onTick: tick,
    onOpenRecords: dialog.openRecords,
  }
  return (
    <>
      {students.length === 0 ? (
        <NoStudents onAdd={onAdd} />
      ) : (
        <>
          {/* It finds, sorts and ticks pupils, and would take away what is being arranged. */}
          {!isArranging && (
            <StudentToolbar
              typed={typed}
              searchRef={search}
              order={shownOrder}
              isChoosing={selection.isChoosing}
              onType={setTyped}
              onPickFirst={pickFirst}
              onTickFirst={tickFirst}
              onEnter={() => chosen.length > 0 && doDeed()}
              onOrder={setOrder}
              onChoose={() => {
                setSeries(null)
                select({ type: selection.isChoosing ? 'choosing-ended' : 'choosing-started' })
              }}
              onSeries={selection.isChoosing || series ? undefined : dialog.chooseItem}
            >
              <FeedCorner classId={classId} onOpen={() => onFeed(true)} />
            </StudentToolbar>
          )}
          <div className="px-4 sm:px-8 sm:pt-1.5 board:px-11">
            {seating && (isArranging || (isCommenting && !isSearching)) ? (
              <Suspense fallback={<StudentGridSkeleton />}>
                <StudentMenu {...menu}>
                  <SeatMap
                    classId={classId}
                    className={seating.className}
                    students={shown}
                    tickedIds={selection.tickedIds}
                    isChoosing={selection.isChoosing}
                    isScoreHidden={isScoreHidden}
                    isArranging={isArranging}
                    onArrange={setIsArranging}
                    random={deviceRandom}
                    onPick={(id) => (selection.isChoosing ? tick(id) : commentOn([id]))}
                    onLeave={seating.onLeave}
                  />
                </StudentMenu>
              </Suspense>
            ) : shown.length === 0 ? (
              <NoStudentFound typed={typed} onClear={() => setTyped('')} />
            ) : (
              <StudentGrid
                figures={isSearching || !isCommenting ? null : classFigures(students)}
                selection={selection}
                isScoreHidden={isScoreHidden}
                praise={giving.praise}
                onCommentClass={() => commentOn(thereIds, true)}
                {...menu}
                onTickRange={(toId) => select({ type: 'range-ticked', toId, shownIds })}
                onSweep={(ids) => {
                  if (!series) select({ type: 'ticks-set', ids: [...selection.tickedIds, ...ids] })
                }}
              />
            )}
          </div>
        </>
      )}
      {/* The bar floats; what is last on the page can be scrolled out from under it. */}
      <div className="min-h-20 shrink-0 board:min-h-26">
        {students.length > 0 && !settled.isChoosing && !series && !comments.notice && !isArranging && (
          <UsageHint onKeys={dialog.showKeys} />
        )}
      </div>

      <BottomBar
        comments={comments}
        isChoosing={settled.isChoosing}
        mode={settled.mode}
        tickedIds={settled.tickedIds}
        chosen={students.filter(({ id }) => settled.tickedIds.has(id))}
        onTickAll={() => select({ type: 'all-ticked', shownIds: thereIds })}
        onInvert={() => select({ type: 'ticks-inverted', shownIds })}
        onCancel={() => select({ type: 'choosing-ended' })}
        onDeed={doDeed}
        series={
          series
            ? { item: series.item, onOtherItem: dialog.chooseItem, onEnd: () => setSeries(null) }
            : undefined
        }
      />
      <p role="status" className="sr-only">
        {comments.notice && formatNotice(comments.notice)}
      </p>
      <Flight moment={giving.moment} />
      <ItemsAhead classId={classId} />

      <Suspense>
        {isFeedOpen && (
          <FeedDrawer
            classId={classId}
            now={Date.now}
            onUndone={comments.forgetBatch}
            onClose={() => onFeed(false)}
          />
        )}
      </Suspense>
      <ClassDialogs
        classId={classId}
        students={students}
        dialog={dialog}
        selection={selection}
        select={select}
        giving={giving}
        onSeries={(next) => {
          dialog.close()
          setSeries(next)
        }}
        onGive={(given) => {
          select({ type: 'choosing-ended' })
          setTyped('')
          dialog.close()
          giving.give(given)
        }}
      />
      <ModeDeeds
        classId={classId}
        mode={mode}
        chosen={chosen}
        isAsked={isDeedAsked}
        isBarShown={selection.isChoosing || comments.notice !== null}
        onRemove={(ids) => ids.forEach((id) => select({ type: 'student-ticked', id }))}
        onClose={() => setIsDeedAsked(false)}
        onDone={() => {
          setIsDeedAsked(false)
          select({ type: 'choosing-ended' })
          setTyped('')
        }}
      />
    </>
  )
}
