import { MAX_REMARK_LENGTH } from '@pinge/contract/values/limits.ts'
import { PenLine } from 'lucide-react'
import type { ReactNode } from 'react'

export type RemarkFieldProps = {
  value: string
  onChange: (remark: string) => void
  /** The photo that goes with it. */
  photo: ReactNode
}

/** A sentence that goes with the item, written before it is tapped. */
export function RemarkField({ value, onChange, photo }: RemarkFieldProps) {
  return (
    <div className="flex items-center gap-3 border-t border-hair bg-white px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-3 md:short:py-1.5">
      <label className="flex min-h-12 flex-1 items-center gap-2.5 rounded-field bg-mist px-4 text-ink-2 focus-within:outline-3 focus-within:outline-brand">
        <PenLine aria-hidden className="size-4.5 shrink-0" />
        <input
          type="text"
          value={value}
          maxLength={MAX_REMARK_LENGTH}
          aria-label="备注"
          placeholder="备注（选填），随点评一起提交"
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
          className="min-h-11 w-full min-w-0 bg-transparent text-m text-ink shadow-none! outline-none! placeholder:text-ink-2 md:text-base"
        />
        {value.length > MAX_REMARK_LENGTH - 50 && (
          <span className="num text-s">
            {value.length}/{MAX_REMARK_LENGTH}
          </span>
        )}
      </label>
      {photo}
      <p
        aria-hidden
        className="flex items-center gap-1.5 text-s text-ink-2 max-lg:hidden pointer-coarse:hidden"
      >
        <Key>1</Key>–<Key>9</Key> 选点评项
        <Key className="ml-2">←</Key>
        <Key>→</Key> 换品质
        <Key className="ml-2">Esc</Key> 关闭
      </p>
    </div>
  )
}

function Key({ children, className = '' }: { children: string; className?: string }) {
  return (
    <kbd className={`num rounded-[0.3125rem] bg-mist-2 px-1.5 text-cap/5 text-ink-2 ${className}`}>
      {children}
    </kbd>
  )
}
