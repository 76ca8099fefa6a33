/** What a page measures of itself, as the browser tells it. Times are milliseconds since the navigation began. */
export type Observed = {
  /** Each the largest until then. */
  paints: { atMs: number; text: string }[]
  /** When the first pupils were drawn; null until then. */
  pupilsDrawnMs: number | null
  /** Requests that began before that, with the page itself. */
  requests: number
  /** One entry for each event that took at least 16 ms until what it changed was drawn. */
  events: { interaction: number; durationMs: number; name: string }[]
  shifts: { atMs: number; value: number }[]
}

/** What `in-page/observe.js` leaves in a page. */
export type InPage = {
  observed: Observed
  count(selector: string): number
  /** The middle of an element on the screen, and its accessible name. */
  find(selector: string, place: number): { x: number; y: number; name: string } | null
}
