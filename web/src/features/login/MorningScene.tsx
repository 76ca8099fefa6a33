import type { QualityType } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'

/** Where each guest of the scene stands, in the scene's own 806 × 482 pixels: left, bottom, width, layer. */
const guests: readonly (readonly [
  name: string,
  left: number,
  bottom: number,
  width: number,
  layer: number,
])[] = [
  ['cloud', 64, 226, 112, 1],
  ['cloud', 664, 196, 92, 1],
  ['kite', 600, 262, 70, 2],
  ['giraffe', 118, 82, 190, 2],
  ['panda', 330, 62, 150, 4],
  ['rabbit', 232, 62, 126, 5],
  ['tiger', 470, 62, 128, 4],
  ['chick', 430, 50, 64, 6],
  ['fox', 582, 66, 112, 3],
  ['hedgehog', 186, 50, 66, 6],
  ['frog', 668, 62, 76, 4],
  ['tulip', 84, 52, 54, 4],
  ['seedling', 748, 56, 48, 4],
  ['books', 548, 48, 58, 6],
]

/** The five shapes on their line: where each hangs and how long its thread is. */
const flags: readonly (readonly [type: QualityType, left: number, top: number, thread: number])[] = [
  [1, 70, 33, 22],
  [2, 232, 57, 30],
  [3, 397, 64, 24],
  [4, 563, 54, 32],
  [5, 731, 26, 22],
]

const WIDTH = 806
const HEIGHT = 482

/** The window at eight in the morning, and who is waiting there. Its parent gives the scale by its font size. */
export function MorningScene() {
  return (
    <div aria-hidden className="relative" style={{ width: em(WIDTH), height: em(HEIGHT) }}>
      <MorningWindow />
      {guests.map(([name, left, bottom, width, layer]) => (
        <img
          key={`${name}-${left}`}
          src={`/img/${name}.webp`}
          alt=""
          draggable={false}
          className="absolute"
          style={{ left: em(left), bottom: em(bottom), width: em(width), height: em(width), zIndex: layer }}
        />
      ))}
      <svg
        viewBox="0 0 806 130"
        className="absolute inset-x-0 z-3 overflow-visible"
        style={{ bottom: em(352), height: em(130), width: em(WIDTH) }}
      >
        <g fill="none" stroke="#9CC6D6" strokeWidth="2.5">
          <path d="M-100 -8Q390 136 816 6" />
          {flags.map(([type, left, top, thread]) => (
            <path key={type} d={`M${left} ${top}v${thread}`} strokeWidth="2" />
          ))}
        </g>
        {flags.map(([type, left, top, thread]) => (
          <g key={type} transform={`translate(${left - 15} ${top + thread - 3})`}>
            <QualityShape type={type} size={30} />
          </g>
        ))}
      </svg>
    </div>
  )
}

function MorningWindow() {
  return (
    <svg
      viewBox="0 0 560 346"
      className="absolute"
      style={{ left: em(123), bottom: em(86), width: em(560), height: em(346) }}
    >
      <defs>
        <clipPath id="window-arch">
          <path d="M0 280a280 280 0 0 1 560 0v34a32 32 0 0 1-32 32H32a32 32 0 0 1-32-32Z" />
        </clipPath>
        <linearGradient id="window-sky" x2="0" y2="1">
          <stop stopColor="#FFF3CB" />
          <stop offset=".62" stopColor="#FFFBEF" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <radialGradient id="window-sun">
          <stop offset=".4" stopColor="#FFD869" />
          <stop offset=".7" stopColor="#FFE08A" />
          <stop offset="1" stopColor="#FFEBAE" />
        </radialGradient>
      </defs>
      <g clipPath="url(#window-arch)">
        <rect width="560" height="346" fill="url(#window-sky)" />
        <circle cx="280" cy="316" r="150" fill="url(#window-sun)" />
        <path d="M0 286C120 226 240 234 330 278s170 40 230-6v74H0Z" fill="#BFE6DF" />
        <path d="M0 316c110-50 230-30 320-6s180 14 240-22v58H0Z" fill="#8FD3CB" />
        <path d="M280 0v346M0 196h560" stroke="#fff" strokeWidth="10" opacity=".85" />
      </g>
    </svg>
  )
}

/** The scene is drawn in pixels and shown in hundredths of its font size, so that it grows with the page. */
function em(pixels: number): string {
  return `${pixels / 100}em`
}
