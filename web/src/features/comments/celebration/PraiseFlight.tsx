import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { CLASS_WIDE_FROM } from '../give/format-comment.ts'
import { flightPath } from './flight-path.ts'
import type { PraiseMoment } from './praise-moment.ts'
import './praise-flight.css'

/** Coins fly from the item to the cards; for many pupils at once the class has one praise in common. Seen only: the words are said elsewhere. */
export function PraiseFlight({ moment }: { moment: PraiseMoment | null }) {
  if (!moment) return null
  const { comment } = moment
  return comment.students.length < CLASS_WIDE_FROM ? (
    <Coins key={comment.requestId} moment={moment} />
  ) : (
    <ClassPraise key={comment.requestId} moment={moment} />
  )
}

function Coins({ moment: { comment, from, faces } }: { moment: PraiseMoment }) {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-0 z-30 overflow-hidden motion-reduce:hidden">
      {faces.map((to, place) => {
        const { line, ribbon } = flightPath(from, to)
        const delay = `${Math.min(place * 30, 240)}ms`
        return (
          <div key={`${to.x} ${to.y}`}>
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
              +{comment.item.score}
            </span>
          </div>
        )
      })}
    </div>
  )
}

function ClassPraise({ moment: { comment } }: { moment: PraiseMoment }) {
  const { item, students } = comment
  return (
    <div
      aria-hidden
      className="praise-light pointer-events-none fixed inset-0 z-30 grid place-items-center overflow-hidden"
    >
      <div className="praise-class grid justify-items-center gap-2 rounded-[40px] bg-sun px-12 pt-6 pb-7 text-on-sun shadow-float ring-6 ring-white">
        <Picture name={item.icon} size={112} fallback={{ text: item.name, type: item.type }} />
        <span className="text-xl font-bold">{item.name}</span>
        <span className="flex items-baseline gap-3 text-l font-bold">
          {students.length} 人 <b className="num text-2xl font-black">+{item.score}</b>
        </span>
      </div>
    </div>
  )
}
