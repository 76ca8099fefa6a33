import { GripVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

export type DragHandleProps = Omit<ComponentProps<'button'>, 'name' | 'type' | 'children'> & {
  /** What is moved by it. */
  name: string
}

/** By which an entry of a sortable list is held; the rest of the props comes from `useSortable`. */
export function DragHandle({ name, className = '', ...handle }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      aria-label={`移动${name}`}
      title="拖动排序"
      className={`grid h-12 w-8 shrink-0 place-items-center rounded-field text-ink-3 hover:text-ink [&_svg]:size-5 ${className}`}
    >
      <GripVertical aria-hidden />
    </button>
  )
}
