import { fireEvent } from '@testing-library/react'
import { PointerEventsCheckLevel } from '@testing-library/user-event'
import { vi } from 'vitest'
import type { User } from '../user.ts'

/** So far one lies from the next, in CSS pixels: farther than a hand trembles. */
const APART = 100

const keys = { mouse: ['[MouseLeft>]', '[/MouseLeft]'], finger: ['[TouchA>]', '[/TouchA]'] } as const

/**
 * Puts a mouse or a finger down on the first of these, draws it over the others, and lifts it from the last. This document
 * has no layout: what lies under the pointer is what the test says. `rest` is what happens before it moves; of a quick hand
 * the page hears only where it ends.
 */
export async function draw(
  user: User,
  pointer: keyof typeof keys,
  over: readonly Element[],
  { rest, isQuick = false }: { rest?: () => Promise<void>; isQuick?: boolean } = {},
): Promise<void> {
  const [down, up] = keys[pointer]
  layInRow(over)
  if (isQuick) return drawQuickly(over)
  const places = over.map((target, at) => ({ target, coords: placeIn(at) }))
  const [first, ...others] = places
  await user.pointer({ keys: down, ...first })
  await rest?.()
  const pointerName = pointer === 'finger' ? { pointerName: 'TouchA' } : {}
  for (const place of others) await user.pointer({ ...pointerName, ...place })
  // What was touched hears of the finger to the end, whatever has come over it.
  const lifting = user.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  await lifting.pointer({ keys: up, ...places.at(-1) })
}

/** Lays these in a row, for what asks the document what lies at a place. */
export function layInRow(elements: readonly Element[]): void {
  vi.spyOn(document, 'elementFromPoint').mockImplementation((x) => elements[Math.round(x / APART)] ?? null)
}

/** Where one of a row lies. */
export function placeIn(at: number): { clientX: number; clientY: number } {
  return { clientX: at * APART, clientY: APART * 3 }
}

/** A mouse of which the page hears at both ends alone. */
function drawQuickly(over: readonly Element[]): void {
  const [first, last] = [over[0], over.at(-1)]
  if (!first || !last) return
  const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0 }
  fireEvent.pointerDown(first, { ...mouse, buttons: 1, ...placeIn(0) })
  fireEvent.pointerMove(last, { ...mouse, buttons: 1, ...placeIn(over.length - 1) })
  fireEvent.pointerUp(last, mouse)
}
