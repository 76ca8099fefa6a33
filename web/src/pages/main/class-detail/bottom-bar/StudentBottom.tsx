import {
  useClassScreen,
  useClassScreenStore,
  useFollowedActivity,
} from '../../../../features/class-screen/class-screen.store.ts'
import { useGiving } from '../../../../features/comments/give/GivingProvider.tsx'
import { useWaitingComments } from '../../../../features/comments/queue/waiting-comments.store.ts'
import { onDemand } from '../../../../shared/on-demand.tsx'
import { useStudents } from '../ClassData.tsx'

/** Empty until a comment is given or waits for the network, or pupils are selected. */
const StudentBar = onDemand(async () => (await import('./StudentBar.tsx')).StudentBar, {
  preload: 'first-sign',
  when: ({ isShown }) => isShown,
})

/** Under the pupils: how they are used, until the bar takes its place. */
export function StudentBottom() {
  const isBrowsing = useFollowedActivity().type === 'browse'
  const hasStudents = useStudents().length > 0
  const isArranging = useClassScreen((screen) => screen.isArranging)
  const hasNotice = useGiving(({ notice }) => notice !== null)
  const isWaiting = useWaitingComments(({ comments }) => comments.length > 0)
  return (
    <>
      {/* The bar floats; what is last on the page can be scrolled out from under it. */}
      <div className="min-h-20 shrink-0">
        {hasStudents && isBrowsing && !hasNotice && !isArranging && <UsageHint />}
      </div>
      <StudentBar isShown={!isBrowsing || hasNotice || isWaiting} />
    </>
  )
}

/** What a card answers to, said once under the cards. */
function UsageHint() {
  const { dispatch } = useClassScreenStore()
  return (
    <p className="px-4 pt-4 text-center text-s text-ink-2 sm:px-8 [:root:fullscreen_&]:invisible">
      点学生，直接点评。
      <span className="pointer-fine:hidden">长按学生，看记录、改资料。</span>
      <span className="hidden pointer-fine:inline">
        按住 Ctrl 或 Shift 点，一起选上；右键更多；打字母，按拼音找人。
        <button
          type="button"
          onClick={() => dispatch({ type: 'dialog-opened', dialog: { type: 'keys' } })}
          className="min-h-6 px-1 font-bold text-brand underline-offset-4 hover:underline"
        >
          全部快捷键
        </button>
      </span>
    </p>
  )
}
