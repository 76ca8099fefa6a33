import type { QualityType } from '@pinge/contract/quality-type.ts'
import { QualityShape } from '../../shared/ui/QualityShape.tsx'

/** The five shapes on their line, in the scene's pixels: where each hangs and how long its thread is. */
const flags: readonly (readonly [type: QualityType, left: number, top: number, thread: number])[] = [
  [1, 70, 33, 22],
  [2, 232, 57, 30],
  [3, 397, 64, 24],
  [4, 563, 54, 32],
  [5, 731, 26, 22],
]

/** The window at eight in the morning, and who is waiting there. Its parent gives the width. */
export function MorningScene() {
  return (
    <div aria-hidden className="relative aspect-[806/482] w-full">
      <MorningWindow />
      <svg viewBox="0 0 806 130" className="absolute inset-x-0 top-0 w-full overflow-visible">
        <g fill="none" stroke="#9CC6D6" strokeWidth="2.5">
          <path d="M-400 -87L-10 14Q390 118 816 6L1200 -95" />
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
      {/* One picture of all guests, so that the first page asks for one file in place of a dozen. */}
      <img src="/img/morning.webp" alt="" draggable={false} className="absolute inset-0 size-full" />
    </div>
  )
}

function MorningWindow() {
  return (
    <svg viewBox="0 0 560 346" className="absolute bottom-[17.8%] left-[15.3%] w-[69.5%]">
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
