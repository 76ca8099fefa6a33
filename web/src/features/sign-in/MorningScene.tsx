import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import morningWindow from './morning-window.svg'

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
      <img
        src={morningWindow}
        alt=""
        draggable={false}
        className="absolute bottom-[17.8%] left-[15.3%] w-[69.5%]"
      />
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
