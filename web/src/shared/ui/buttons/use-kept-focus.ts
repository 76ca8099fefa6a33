import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'

/**
 * A browser takes the focus from a button that can't be pressed. It has it again when it can be, as after an action that has
 * ended, where nothing else took the focus meanwhile: a keyboard user goes on from there. Where the action takes its own
 * button away, they go on from the screen and not from its beginning; a dialog keeps the focus by itself.
 */
export function useKeptFocus(ref: Ref<HTMLButtonElement> | undefined, isDisabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current, [button])
  useLayoutEffect(() => {
    if (isDisabled) hadFocus.current = document.activeElement === button.current
    else if (hadFocus.current && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true })
  }, [isDisabled])
  // The focus, which what comes in place of the button may take first.
  useLayoutEffect(() => {
    const shown = button.current
    return () => {
      const hasFocus = hadFocus.current || document.activeElement === shown
      if (hasFocus && !shown?.closest('[role$=dialog]')) queueMicrotask(focusScreen)
    }
  }, [])
  return button
}

function focusScreen(): void {
  if (document.activeElement === document.body)
    document.getElementById('main')?.focus({ preventScroll: true })
}
