type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown'
}

/** The place an arrow key leads to among `count` cards in rows of `columns`; the edge holds. */
export function nextPlace(place: number, arrow: Arrow, columns: number, count: number): number {
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[arrow]
  const next = place + step
  return next < 0 || next >= count ? place : next
}

/** Moves the focus from card to card, so that a teacher need not step through sixty of them. */
export function moveFocus(grid: HTMLElement, arrow: Arrow): void {
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-action]:not([data-action="select"])')]
  const place = cards.findIndex((card) => card === document.activeElement)
  if (place === -1) return
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  cards[nextPlace(place, arrow, columns, cards.length)]?.focus()
}

/** Puts the focus on a pupil's card: who was found by typing is stood before, and keys mean cards again. */
export function focusStudent(studentId: string): void {
  document
    .querySelector<HTMLElement>(`[data-student-id="${CSS.escape(studentId)}"] [data-action="tap"]`)
    ?.focus()
}

/** Puts the focus into the field that finds pupils: the letter that was typed goes into it. */
export function focusSearch(): void {
  document.querySelector<HTMLElement>('[data-finds-students]')?.focus()
}
