import { SYMBOLS_PER_FAMILY } from '@pinge/contract/training/items.ts'

/** A line figure in a square of 24, and how it is turned or mirrored. */
type Shape = { path: string; turn?: number; isMirrored?: boolean }

const turned = (path: string): Shape[] => [0, 90, 180, 270].map((turn) => ({ path, turn }))

/**
 * Eight families of five: within a family the figures are turned or mirrored, so that they are taken for each other;
 * between families nothing is alike.
 */
const families: readonly (readonly Shape[])[] = [
  // Arrows.
  [...turned('M12 20V4M6 10l6-6 6 6'), { path: 'M12 20V4M6 10l6-6 6 6', turn: 45 }],
  // Corners.
  [...turned('M6 5v14h12'), { path: 'M5 5v14h14V5' }],
  // Bows over a dot.
  [...turned('M4 17a8 8 0 0 1 16 0M12 17h.01'), { path: 'M12 4a8 8 0 1 0 .01 0M12 12h.01' }],
  // Waves.
  [
    { path: 'M3 15c3-9 6-9 9-3s6 6 9-3' },
    { path: 'M3 15c3-9 6-9 9-3s6 6 9-3', isMirrored: true },
    { path: 'M3 15c3-9 6-9 9-3s6 6 9-3', turn: 90 },
    { path: 'M3 15c3-9 6-9 9-3s6 6 9-3', turn: 90, isMirrored: true },
    { path: 'M3 9c3-6 6-6 9 0s6 6 9 0M3 17c3-6 6-6 9 0s6 6 9 0' },
  ],
  // Flags on a pole.
  [
    { path: 'M7 21V3h11l-3 4 3 4H7' },
    { path: 'M7 21V3h11l-3 4 3 4H7', isMirrored: true },
    { path: 'M7 21V3h11l-3 4 3 4H7', turn: 180 },
    { path: 'M7 21V3h11l-3 4 3 4H7', turn: 180, isMirrored: true },
    { path: 'M7 21V3l11 4-11 4' },
  ],
  // Boxes with one corner filled.
  [...turned('M4 4h16v16H4zM7.5 7.5h3v3h-3z'), { path: 'M4 4h16v16H4zM10.5 10.5h3v3h-3z' }],
  // Triangles with a bar.
  [...turned('M12 4l8 13H4zM5 21h14'), { path: 'M12 4l8 13H4zM12 10v3' }],
  // Keys: a ring with teeth.
  [
    { path: 'M8 4a4 4 0 1 0 .01 0M8 12v9M8 16h5M8 20h4' },
    { path: 'M8 4a4 4 0 1 0 .01 0M8 12v9M8 16h5M8 20h4', isMirrored: true },
    { path: 'M8 4a4 4 0 1 0 .01 0M8 12v9M8 16h5M8 20h4', turn: 180 },
    { path: 'M8 4a4 4 0 1 0 .01 0M8 12v9M8 16h5M8 20h4', turn: 180, isMirrored: true },
    { path: 'M8 4a4 4 0 1 0 .01 0M8 12v9M8 16h5M3 20h5' },
  ],
]

/** What each is called where it cannot be seen; the five of a family differ by a number, as they do by a turn. */
const familyNames = ['箭头', '拐角', '拱门', '波浪', '小旗', '方块', '三角', '钥匙']

function placeOf(id: string): { family: number; member: number } {
  const at = Number(id.slice(1)) - 1
  return { family: Math.floor(at / SYMBOLS_PER_FAMILY), member: at % SYMBOLS_PER_FAMILY }
}

/** 箭头 2 */
export function symbolName(id: string): string {
  const { family, member } = placeOf(id)
  return `${familyNames[family] ?? ''} ${member + 1}`
}

export function symbolShape(id: string): Shape | undefined {
  const { family, member } = placeOf(id)
  return families[family]?.[member]
}

/** One of the 40 symbols, as large as its place. What stands around it names it. */
export function TrainingSymbol({ id }: { id: string }) {
  const { path = '', turn = 0, isMirrored = false } = symbolShape(id) ?? {}
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-full fill-none stroke-current"
      strokeWidth={2.25}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} transform={`rotate(${turn} 12 12)${isMirrored ? ' translate(24 0) scale(-1 1)' : ''}`} />
    </svg>
  )
}
