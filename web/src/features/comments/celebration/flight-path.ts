export type Point = { x: number; y: number }

const RIBBON_WIDTH = 26
/** How far the way bends aside, as a part of its length. */
const BEND = 0.22

/** The way of a coin from the item to the card: a line for the coin, and a ribbon of light that widens along it. */
export function flightPath(from: Point, to: Point): { line: string; ribbon: string } {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  // Across the way, to the upper side of it.
  const side = dx > 0 ? 1 : -1
  const across = { x: (dy / length) * side, y: (-dx / length) * side }
  const bend = {
    x: (from.x + to.x) / 2 + across.x * length * BEND,
    y: (from.y + to.y) / 2 + across.y * length * BEND,
  }

  const beside = (point: Point, distance: number) =>
    say({ x: point.x + across.x * distance, y: point.y + across.y * distance })
  return {
    line: `M${say(from)} Q${say(bend)} ${say(to)}`,
    ribbon: [
      `M${say(from)}`,
      `Q${beside(bend, RIBBON_WIDTH / 4)} ${beside(to, RIBBON_WIDTH / 2)}`,
      `L${beside(to, -RIBBON_WIDTH / 2)}`,
      `Q${beside(bend, -RIBBON_WIDTH / 4)} ${say(from)}Z`,
    ].join(' '),
  }
}

function say({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`
}
