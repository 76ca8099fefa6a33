/** Where an entry of a list stands on the page, in pixels. */
export type Box = { top: number; bottom: number }

/** The place over which an entry that was moved down by `by` pixels (up, when negative) is held. */
export function dropPlace(boxes: readonly Box[], from: number, by: number): number {
  const held = boxes[from]
  if (!held) return from
  const isPassed = (box: Box, place: number): boolean => {
    const middle = (box.top + box.bottom) / 2
    if (place < from) return held.top + by > middle
    return held.bottom + by > middle
  }
  return boxes.filter((box, place) => place !== from && isPassed(box, place)).length
}

/** How far each entry is drawn from where it stands, while the one at `from` is held over `to`. */
export function shifts(boxes: readonly Box[], from: number, to: number): number[] {
  const held = boxes[from]
  const target = boxes[to]
  if (!held || !target) return boxes.map(() => 0)
  const room = heldRoom(boxes, from)
  return boxes.map((_, place) => {
    if (place === from) return to > from ? target.bottom - held.bottom : target.top - held.top
    if (place > from && place <= to) return -room
    return place < from && place >= to ? room : 0
  })
}

/** The height of an entry and of the gap beside it. */
function heldRoom(boxes: readonly Box[], place: number): number {
  const held = boxes[place]
  const after = boxes[place + 1]
  const before = boxes[place - 1]
  if (!held) return 0
  if (after) return after.top - held.top
  return before ? held.bottom - before.bottom : held.bottom - held.top
}
