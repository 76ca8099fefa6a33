import { useEffect, useEffectEvent, useRef } from 'react'
import { hasModifier } from '../../../shared/keys/has-modifier.ts'
import { isFormField } from '../../../shared/keys/is-form-field.ts'
import { useKeyDown } from '../../../shared/keys/use-key-down.ts'
import { readDialogKey, type DialogTab } from './dialog-key.ts'

export type DialogKeys = {
  tab: DialogTab
  /** Typed before the dialog was there. */
  typedAhead: number | null
  /** A form that stands over it has the keys. */
  isCovered: boolean
  /** There are items to pick from. */
  isReady: boolean
  onDigit: (digit: number) => void
  onTab: (tab: DialogTab) => void
}

/** The keys of the comment dialog, wherever the focus is, as long as nothing is being written. */
export function useDialogKeys({ tab, typedAhead, isCovered, isReady, onDigit, onTab }: DialogKeys): void {
  // What was typed before there is anything to pick from.
  const ahead = useRef(typedAhead)

  function pickOrWait(digit: number): void {
    if (isReady) onDigit(digit)
    else ahead.current = digit
  }

  useKeyDown((event) => {
    if (isCovered || isWritten(event.target) || hasModifier(event)) return
    const meant = readDialogKey(event.key, tab)
    if (meant?.type === 'item') pickOrWait(meant.digit)
    else if (meant) {
      event.preventDefault()
      onTab(meant.tab)
    }
  })

  const pick = useEffectEvent(() => {
    const digit = ahead.current
    ahead.current = null
    if (digit !== null) onDigit(digit)
  })
  // Keys lie outside React.
  useEffect(() => {
    if (isReady) pick()
  }, [isReady])
}

/** The free comment has the keys on its buttons as well: its words are not given up for an item. */
function isWritten(target: EventTarget | null): boolean {
  return isFormField(target) || (target instanceof Element && target.closest('form') !== null)
}
