import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { readHandedSelection } from '../../../../shared/navigation/handed-selection.ts'
import { useClassScreen, useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'
import { useClassKeys } from '../../../../features/class-screen/use-class-keys.ts'
import { useGiver } from '../../../../features/comments/give/GivingProvider.tsx'
import { useCommentItems } from '../../../../features/comments/items/use-comment-items.ts'
import { useTimers } from '../../../../features/lesson-tools/timer/timer.store.ts'
import { rememberSeated } from '../../../../features/seating/seat-view.store.ts'
import { focusSearch } from '../../../../features/students/grid/move-focus.ts'
import { useCurrentUser } from '../../../../shared/session/session.ts'
import { afterPaint } from '../../../../shared/device/after-paint.ts'
import { useClassData, useStudents } from '../ClassData.tsx'
import { useLiveLesson } from '../live/use-live-lesson.ts'

/** What the pupils' tab listens to: the keys, what others do in the class, and its own first drawing. Draws nothing. */
export function StudentListeners() {
  const { classId } = useClassData()
  useLiveLesson()
  useStudentKeys()
  usePrefetchedItems(classId)
  useHandedSelection()
  useSeatsOfAddress()
  return null
}

function useStudentKeys(): void {
  const { dispatch } = useClassScreenStore()
  const { undoLast } = useGiver()
  const areTimersOpen = useTimers(({ isOpen }) => isOpen)
  const isCovered = useClassScreen(
    ({ dialog, tool, isArranging }) => dialog !== null || tool !== null || isArranging,
  )
  useClassKeys({
    onLetter: focusSearch,
    onUndo: undoLast,
    onHelp: () => dispatch({ type: 'dialog-opened', dialog: { type: 'keys' } }),
    onEscape: () => dispatch({ type: 'activity-ended' }),
    isDialogOpen: isCovered || areTimersOpen,
  })
}

/** Selects the pupils whom a link to the class handed over, once: a reload finds the class as usual. */
function useHandedSelection(): void {
  const { dispatch } = useClassScreenStore()
  const navigate = useNavigate()
  const location = useLocation()
  const students = useStudents()
  const handed = readHandedSelection(location.state)
  const select = useEffectEvent(() => {
    const present = students.filter(({ id }) => handed.includes(id))
    dispatch({ type: 'students-selected', ids: present.map(({ id }) => id) })
    void navigate({ search: location.search, hash: location.hash }, { replace: true, state: null })
  })
  const isHanded = handed.length > 0
  // The browser's history.
  useEffect(() => {
    if (isHanded) select()
  }, [isHanded])
}

/** `&seats=1` opens the seats; what is looked at from then on is the device's own choice. */
function useSeatsOfAddress(): void {
  const userId = useCurrentUser()?.userId ?? ''
  const { classId } = useClassData()
  const [search, setSearch] = useSearchParams()
  const asksForSeats = search.get('seats') === '1'
  const show = useEffectEvent(() => {
    rememberSeated(userId, classId, true)
    const next = new URLSearchParams(search)
    next.delete('seats')
    setSearch(next, { replace: true })
  })
  // What this device remembers, and the address, lie outside React.
  useEffect(() => {
    if (asksForSeats) show()
  }, [asksForSeats])
}

/** Asks for the items of the class once its pupils are drawn, so that the dialog finds them there. */
function usePrefetchedItems(classId: string): void {
  const [isDrawn, setIsDrawn] = useState(false)
  // What the browser draws lies outside React.
  useEffect(() => afterPaint(() => setIsDrawn(true)), [])
  useCommentItems(classId, isDrawn)
}
