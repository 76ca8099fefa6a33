import { useClassScreenStore } from '../../../../features/class-screen/class-screen.store.ts'

/** What a card answers to, said once under the cards. */
export function UsageHint() {
  const { dispatch } = useClassScreenStore()
  return (
    <p className="py-2 text-center text-s text-ink-2 max-xl:px-4 xl:fixed xl:inset-x-0 xl:bottom-6 xl:z-6 [:root:fullscreen_&]:hidden">
      点学生，直接点评。
      <span className="pointer-fine:hidden">长按学生，查看记录、改资料。</span>
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
