// Runs in a page before anything else of it does, and keeps what the browser tells of it.
{
  const pupil = '[data-student-id]'
  /** @type {import('../browser/observed.ts').Observed} */
  const observed = { paints: [], pupilsDrawnMs: null, requests: 0, events: [], shifts: [] }

  /**
   * @typedef {PerformanceEntry & {
   *   element?: Element | null; interactionId?: number; value?: number; hadRecentInput?: boolean
   * }} Entry
   * @param {string} type
   * @param {(entry: Entry) => void} keep
   */
  const observe = (type, keep) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep))
    observer.observe(/** @type {PerformanceObserverInit} */ ({ type, buffered: true, durationThreshold: 16 }))
  }
  observe('largest-contentful-paint', ({ startTime, element }) =>
    observed.paints.push({ atMs: startTime, text: element?.textContent?.slice(0, 40) ?? '' }),
  )
  observe('event', ({ interactionId = 0, duration, name }) => {
    if (interactionId > 0) observed.events.push({ interaction: interactionId, durationMs: duration, name })
  })
  observe('layout-shift', ({ startTime, value = 0, hadRecentInput = false }) => {
    if (!hadRecentInput) observed.shifts.push({ atMs: startTime, value })
  })

  const untilPupils = new MutationObserver(() => {
    if (!document.querySelector(pupil)) return
    untilPupils.disconnect()
    // After the frame that draws them.
    requestAnimationFrame(() =>
      setTimeout(() => {
        observed.pupilsDrawnMs = performance.now()
        observed.requests = 1 + performance.getEntriesByType('resource').length
      }),
    )
  })
  untilPupils.observe(document, { childList: true, subtree: true })

  /** @type {import('../browser/observed.ts').InPage} */
  const inPage = {
    observed,
    count: (selector) => document.querySelectorAll(selector).length,
    find: (selector, place) => {
      const element = document.querySelectorAll(selector)[place]
      if (!element) return null
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2, name: element.getAttribute('aria-label') ?? '' }
    },
  }
  Object.assign(globalThis, { inPage })
}
