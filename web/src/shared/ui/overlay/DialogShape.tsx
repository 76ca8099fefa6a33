import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../form/IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The title is heard, but the content shows its own. */
  isTitleHidden?: boolean
  description?: string
  /** Nothing but its own buttons closes it: no click outside, no Escape, no close button. */
  isBlocking?: boolean
  /** `alertdialog` interrupts a screen reader's user; for warnings. */
  role?: 'dialog' | 'alertdialog'
  /** What has the focus at first; else the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

const keepOpen = (event: Event) => event.preventDefault()

export function DialogShape(props: DialogProps) {
  const { isOpen, onClose, isBlocking = false } = props
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && !isBlocking && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <DialogContent {...props} />
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function DialogContent(props: DialogProps) {
  const { title, isTitleHidden, description, isBlocking, role, footer, className = '', children } = props
  const returnFocus = useReturnFocus(props.initialFocus)
  return (
    <Primitive.Content
      {...returnFocus}
      {...(role && { role })}
      {...(description === undefined && { 'aria-describedby': undefined })}
      {...(isBlocking && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen })}
      className={`fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-32px)] w-[min(480px,calc(100vw-32px))] animate-rise-in flex-col overflow-hidden rounded-big bg-white shadow-float ${className}`}
    >
      <div className={isTitleHidden ? 'sr-only' : 'flex min-h-12 items-center gap-2 py-4 pr-4 pl-6'}>
        <Primitive.Title className="flex-1 text-l font-bold">{title}</Primitive.Title>
        {!isBlocking && !isTitleHidden && (
          <Primitive.Close asChild>
            <IconButton label="关闭">
              <X />
            </IconButton>
          </Primitive.Close>
        )}
      </div>
      <div className={isTitleHidden ? 'contents' : 'relative min-h-0 flex-1 overflow-y-auto px-6 pb-6'}>
        {description !== undefined && (
          <Primitive.Description className="text-m text-ink-2">{description}</Primitive.Description>
        )}
        {children}
      </div>
      {footer && <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</div>}
    </Primitive.Content>
  )
}
