import { useState } from 'react'
import { findInterrupted, useKeepInterrupted } from '../../../shared/form/interrupted.ts'
import { emptyExchange, type ExchangeDraft } from './exchange-draft.ts'

/**
 * What is prepared for pupils of a class. The end of a session only keeps it, but not one whose answer did not come: it may
 * be done, and would be done twice.
 */
export function useExchangeDraft(classId: string, isUnsettled: boolean) {
  const form = `exchange/${classId}`
  const [draft, setDraft] = useState(() => findInterrupted(form, emptyExchange))
  const isBegun = JSON.stringify(draft) !== JSON.stringify(emptyExchange)
  useKeepInterrupted(form, () => (isBegun && !isUnsettled ? draft : undefined))
  const change = (changes: Partial<ExchangeDraft>) => setDraft((before) => ({ ...before, ...changes }))
  return { draft, change }
}
