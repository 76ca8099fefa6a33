import './tooltips.css'

/** A pointer that only passes reads nothing. */
const REST_MS = 450
/** After one tooltip the next appears without a rest. */
const CHAIN_MS = 300
const GAP_PX = 8
const EDGE_PX = 8

const keyNames: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
}

/** What moves the focus. Any other key may let the program move it, which asks for no explanation. */
const focusKeys = /^(Tab|Arrow\w+|Home|End|Page\w+)$/

/**
 * Shows each `title` of the page in the product's own looks, with the key that does the same (`aria-keyshortcuts`): to a
 * mouse that rests, and to the focus that a key moves. It goes with what it explains. A name that is in sight as a whole is not said again. It comes once the
 * screen stands; until then, on a touch screen and in a browser without popovers, the browser does what it always does
 * with a title.
 */
export function followTooltips(): void {
  if (!('popover' in HTMLElement.prototype)) return
  const tip = document.createElement('div')
  tip.className = 'tooltip'
  tip.popover = 'manual'
  // The title itself is what a screen reader reads.
  tip.ariaHidden = 'true'
  document.body.append(tip)

  /** Whom the mouse is at. Its title is taken away meanwhile, or the browser would show it as well. */
  let met: { owner: HTMLElement; title: string } | undefined
  let timer: number | undefined
  let lastShownAt = Number.NEGATIVE_INFINITY
  /** Where the mouse was pressed: what is drawn again under a mouse that stands still was not pointed at. */
  let pressed = ''
  let hasKeyMoved = false
  // What is shown explains something that may go at any time: a dialog closes, a row is removed.
  const removals = new MutationObserver(() => shownFor?.isConnected || hide())
  let shownFor: HTMLElement | undefined

  function hide(): void {
    clearTimeout(timer)
    removals.disconnect()
    if (!tip.matches(':popover-open')) return
    lastShownAt = performance.now()
    tip.hidePopover()
  }

  function leave(): void {
    hide()
    if (met && !met.owner.hasAttribute('title')) met.owner.title = met.title
    met = undefined
  }

  function showSoon(owner: HTMLElement, title: string): void {
    clearTimeout(timer)
    const isNext = performance.now() - lastShownAt < CHAIN_MS
    timer = window.setTimeout(() => show(owner, title), isNext ? 0 : REST_MS)
  }

  function show(owner: HTMLElement, title: string): void {
    if (!owner.isConnected) return
    tip.replaceChildren(title, ...keysOf(owner))
    tip.showPopover()
    place(tip, owner)
    shownFor = owner
    removals.observe(document.body, { childList: true, subtree: true })
  }

  document.addEventListener('pointerover', (event) => {
    const { target, pointerType } = event
    if (!(target instanceof Element) || met?.owner.contains(target)) return
    leave()
    if (placeOf(event) === pressed) return
    pressed = ''
    const owner = target.closest<HTMLElement>('[title]')
    const title = owner?.title ?? ''
    if (pointerType !== 'mouse' || !owner || title === '') return
    met = { owner, title }
    owner.removeAttribute('title')
    if (!isInSight(owner, title)) showSoon(owner, title)
  })
  document.addEventListener('pointerout', ({ relatedTarget }) => {
    if (relatedTarget === null) leave()
  })
  document.addEventListener('focusin', ({ target }) => {
    hide()
    if (!hasKeyMoved || !(target instanceof HTMLElement) || target === met?.owner) return
    if (target.title !== '' && !isInSight(target, target.title)) showSoon(target, target.title)
  })
  document.addEventListener('focusout', hide)
  // Before the control hears of it, because its action changes its tooltip.
  const press = (event: PointerEvent): void => {
    pressed = placeOf(event)
    leave()
  }
  document.addEventListener('pointerdown', press, true)
  const noteKey = ({ key }: KeyboardEvent): void => {
    hide()
    hasKeyMoved = focusKeys.test(key)
    // The focus moves while the key is told of; what comes later is the program's.
    setTimeout(() => (hasKeyMoved = false))
  }
  document.addEventListener('keydown', noteKey, true)
  document.addEventListener('scroll', hide, true)
}

function placeOf({ clientX, clientY }: PointerEvent): string {
  return `${clientX} ${clientY}`
}

/** Whether what it says stands there anyhow, and is not cut off. */
function isInSight(owner: HTMLElement, title: string): boolean {
  return owner.textContent.trim() === title && owner.scrollWidth <= owner.clientWidth
}

function keysOf(owner: HTMLElement): HTMLElement[] {
  const keys = owner.getAttribute('aria-keyshortcuts')
  if (keys === null) return []
  const shown = document.createElement('kbd')
  shown.textContent = keys
    .split('+')
    .map((key) => keyNames[key] ?? key)
    .join('+')
  return [shown]
}

/** Below its owner, above where there is no room, and never beyond an edge. */
function place(tip: HTMLElement, owner: HTMLElement): void {
  const { left, width, top, bottom } = owner.getBoundingClientRect()
  const own = tip.getBoundingClientRect()
  const furthest = innerWidth - own.width - EDGE_PX
  const x = Math.max(EDGE_PX, Math.min(left + (width - own.width) / 2, furthest))
  const hasRoomBelow = bottom + GAP_PX + own.height <= innerHeight - EDGE_PX
  const y = hasRoomBelow ? bottom + GAP_PX : top - GAP_PX - own.height
  tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
}
