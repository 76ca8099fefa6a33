import { X } from 'lucide-react'
import * as Primitive from 'radix-ui/dialog'
import type { ComponentProps, KeyboardEvent as KeyEvent, ReactNode, RefObject } from 'react'
import { isOfInputMethod } from '../../keys/is-of-input-method.ts'
import { useBackAsEscape } from '../../navigation/use-back-as-escape.ts'
import type { IsHeld } from '../../navigation/use-hold-navigation.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { useReturnFocus } from './use-return-focus.ts'

type ModalProps = { isOpen: boolean; onClose: () => void; title: string }

export type DialogProps = ModalProps & {
  /** The title is heard, but the content shows its own. */
  isTitleHidden?: boolean
  description?: string
  /** Nothing but its own buttons closes it: no click outside, no Escape, no close button. */
  isBlocking?: boolean
  /** `alertdialog` interrupts a screen reader's user; for warnings. */
  role?: 'dialog' | 'alertdialog'
  /** What has the focus at first: of a tool, the button it is opened for. Else the first thing that can have it. */
  initialFocus?: RefObject<HTMLElement | null>
  footer?: ReactNode
  className?: string
  children?: ReactNode
}

export type SheetProps = ModalProps & {
  /** The title is heard, but the content shows its own and its own close button. */
  isTitleHidden?: boolean
  /** What was done in it is not saved: it goes by its own buttons, not by a stray tap beside it or Escape. */
  isHeld?: boolean
  /** Its work is done: out of sight, while what it did is on its way to the screen beneath. */
  isLeaving?: boolean
  /** Size on wide screens, such as `md:w-[71.25rem] md:h-[40rem]`. */
  className?: string
  children: ReactNode
}

export type DrawerProps = ModalProps & { children: ReactNode }

const keepOpen = (event: Event) => event.preventDefault()

type ContentProps = ComponentProps<typeof Primitive.Content> & {
  initialFocus?: DialogProps['initialFocus'] | undefined
}

/**
 * What is the same for all: where the focus goes, that Escape which gives up something inside gives up no more, and that
 * the browser's Back is an Escape.
 */
function Content({ initialFocus, ...props }: ContentProps) {
  useBackAsEscape(leavesScreen)
  const returnFocus = useReturnFocus(initialFocus)
  return (
    <Primitive.Content
      {...returnFocus}
      onEscapeKeyDown={(event) => isKeptInside(event) && event.preventDefault()}
      onKeyUp={scrollToFocus}
      {...props}
    />
  )
}

/** From its first control to its last and back, the primitive moves the focus without scrolling to it. */
function scrollToFocus({ key, target }: KeyEvent): void {
  if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' })
}

/** What lies over a screen and stands in its address is a step of its own, which Back takes back. */
const leavesScreen: IsHeld = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname

/** For a word of Chinese that is being composed, or what is held and goes back where it was. */
function isKeptInside(event: KeyboardEvent): boolean {
  return isOfInputMethod(event) || document.querySelector('[data-keeps-escape]') !== null
}

/** Long words with nothing among them that takes the focus: the keys reach them by their own place in the tab order. */
function letKeysScroll(body: HTMLElement | null): void {
  const takesFocus = 'a, button, input, select, textarea, [tabindex]'
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector(takesFocus)) body.tabIndex = 0
}

/** A window as low as a zoom of 400 % leaves it: all of the dialog scrolls, for its head and its foot fill it. */
const low = '[@media(height<20rem)]:block [@media(height<20rem)]:overflow-y-auto'

export function DialogContent(props: DialogProps) {
  const { title, isTitleHidden, description, isBlocking, role, footer, className = '', children } = props
  return (
    <Primitive.Root open={props.isOpen} onOpenChange={(open) => !open && !isBlocking && props.onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade-in bg-scrim" />
        <Content
          initialFocus={props.initialFocus}
          {...(role && { role })}
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...(isBlocking && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen })}
          className={`fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] animate-rise-in flex-col overflow-hidden rounded-big bg-white shadow-float ${isTitleHidden ? '' : low} ${className}`}
        >
          <div className={isTitleHidden ? 'sr-only' : 'flex min-h-12 items-center gap-2 py-4 pr-4 pl-6'}>
            <Title title={title} isClosable={!isBlocking && !isTitleHidden} />
          </div>
          <div
            ref={letKeysScroll}
            className={isTitleHidden ? 'contents' : 'relative min-h-0 flex-1 overflow-y-auto px-6 pb-6'}
          >
            {description !== undefined && (
              <Primitive.Description className="text-m text-ink-2">{description}</Primitive.Description>
            )}
            {children}
          </div>
          {footer && <div className="flex flex-wrap justify-end gap-3 px-6 pb-6">{footer}</div>}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export function SheetContent(props: SheetProps) {
  const { isOpen, onClose, title, isTitleHidden, isHeld, isLeaving = false, className = '', children } = props
  const sight = isLeaving ? 'opacity-0' : ''
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className={`fixed inset-0 z-40 animate-fade-in bg-scrim ${sight}`} />
        <Content
          aria-describedby={undefined}
          {...(isHeld && { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen })}
          className={`fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-sheet-in flex-col overflow-hidden rounded-t-big bg-white shadow-float md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-2rem)] md:w-[40rem] md:max-w-[calc(100vw-2rem)] md:animate-rise-in md:rounded-big cramped:block cramped:overflow-y-auto ${sight} ${className}`}
        >
          <div className={isTitleHidden ? 'sr-only' : 'flex items-center gap-2 py-3 pr-3 pl-4 sm:pl-6'}>
            <Title title={title} isClosable={!isTitleHidden} />
          </div>
          {children}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

export function DrawerContent({ isOpen, onClose, title, children }: DrawerProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-full animate-drawer-in flex-col overflow-hidden bg-white shadow-float sm:w-[27.5rem] sm:rounded-l-big"
        >
          <div className="flex items-center gap-2 py-3 pr-3 pl-6">
            <Title title={title} isClosable />
          </div>
          <div ref={letKeysScroll} className="relative min-h-0 flex-1 overflow-y-auto">
            {children}
          </div>
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function Title({ title, isClosable }: { title: string; isClosable: boolean }) {
  return (
    <>
      <Primitive.Title className="flex-1 text-l font-bold">{title}</Primitive.Title>
      {isClosable && (
        <Primitive.Close asChild>
          <IconButton label="关闭">
            <X />
          </IconButton>
        </Primitive.Close>
      )}
    </>
  )
}
