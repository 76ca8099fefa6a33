import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../form/IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type SheetProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  /** The title is heard, but the content shows its own and its own close button. */
  isTitleHidden?: boolean
  /** Its work is done: out of sight, while what it did is on its way to the screen beneath. */
  isLeaving?: boolean
  /** Size on wide screens, such as `md:w-[1140px] md:h-[640px]`. */
  className?: string
  children: ReactNode
}

export function SheetShape(props: SheetProps) {
  const { isOpen, onClose, title, isTitleHidden, isLeaving = false, className = '', children } = props
  const returnFocus = useReturnFocus()
  const sight = isLeaving ? 'opacity-0' : ''
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={`fixed inset-0 z-40 animate-fade-in bg-scrim ${sight}`} />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-sheet-in flex-col overflow-hidden rounded-t-big bg-white shadow-float md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-32px)] md:w-[640px] md:max-w-[calc(100vw-32px)] md:animate-rise-in md:rounded-big ${sight} ${className}`}
        >
          <div className={isTitleHidden ? 'sr-only' : 'flex items-center gap-2 py-3 pr-3 pl-6'}>
            <Primitive.Title className="flex-1 text-l font-bold">{title}</Primitive.Title>
            {!isTitleHidden && (
              <Primitive.Close asChild>
                <IconButton label="关闭">
                  <X />
                </IconButton>
              </Primitive.Close>
            )}
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
