import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { findCard } from './find-card.ts'
import { flightPath } from './flight-path.ts'
import { isForMany, praisedStudents } from './praise.ts'
import type { PraiseMoment } from './praise-moment.ts'
import { PraiseStage } from './PraiseStage.tsx'
import './praise-flight.css'

type PraiseFlightProps = { moment: PraiseMoment | null; onTouch: () => void }

/**
 * A praise as it is seen over the screen: on stage where a class looks; on a phone coins fly from the item to the cards,
 * and many pupils at once have one picture in common. Seen only: the words are said elsewhere.
 */
export function PraiseFlight({ moment, onTouch }: PraiseFlightProps) {
  if (!moment || moment.phase === 'glow') return null
  const { praise, phase } = moment
  const key = praise[0].requestId
  if (phase !== 'coins') return <PraiseStage key={key} moment={moment} onTouch={onTouch} />
  return isForMany(praise) ? <ClassPraise key={key} moment={moment} /> : <Coins key={key} moment={moment} />
}

/** A coin reaches the upper part of a card, where the face is. */
const FACE_AT = 0.36

function Coins({ moment: { praise, from } }: { moment: PraiseMoment }) {
  const cards = praisedStudents(praise).flatMap(({ id }) => findCard(id) ?? [])
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-30 overflow-hidden motion-reduce:hidden">
      {cards.map(({ left, top, width, height }, place) => {
        const { line, ribbon } = flightPath(from, { x: left + width / 2, y: top + height * FACE_AT })
        const delay = `${Math.min(place * 30, 240)}ms`
        return (
          <div key={`${left} ${top}`}>
            <svg className="absolute inset-0 size-full">
              <path
                d={ribbon}
                fill="var(--color-sun)"
                className="praise-ribbon"
                style={{ animationDelay: delay }}
              />
            </svg>
            <span
              className="praise-coin num"
              style={{ offsetPath: `path("${line}")`, animationDelay: delay }}
            >
              +{praise[0].item.score}
            </span>
          </div>
        )
      })}
    </div>
  )
}

function ClassPraise({ moment: { praise } }: { moment: PraiseMoment }) {
  const [{ item }] = praise
  return (
    <div
      aria-hidden
      className="praise-light pointer-events-none fixed inset-0 z-30 grid place-items-center overflow-hidden"
    >
      <div className="praise-class grid justify-items-center gap-2 rounded-[2.5rem] bg-sun px-12 pt-6 pb-7 text-on-sun shadow-float ring-6 ring-white">
        <span className="grid size-33 place-items-center rounded-full bg-white">
          <Picture name={item.icon} size={104} fallback={{ text: item.name, type: item.type }} />
        </span>
        <span className="text-xl font-bold">{item.name}</span>
        <span className="flex items-baseline gap-3 text-l font-bold">
          {praisedStudents(praise).length} 人 <b className="num text-2xl font-black">+{item.score}</b>
        </span>
      </div>
    </div>
  )
}
