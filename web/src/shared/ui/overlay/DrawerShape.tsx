import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../form/IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export type DrawerProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  className?: string
  children: ReactNode
}

export function DrawerShape({ isOpen, onClose, title, className = '', children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={`fixed inset-y-0 right-0 z-50 flex w-full animate-drawer-in flex-col overflow-hidden bg-white shadow-float sm:w-[440px] sm:rounded-l-big ${className}`}
        >
          <div className="flex items-center gap-2 py-3 pr-3 pl-6">
            <Primitive.Title className="flex-1 text-l font-bold">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="关闭">
                <X />
              </IconButton>
            </Primitive.Close>
          </div>
          <div className="relative min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
