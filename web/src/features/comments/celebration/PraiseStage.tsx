import { memo, useLayoutEffect, useMemo, useRef, type CSSProperties, type RefObject } from 'react'
import { prefersLessMotion } from '../../../shared/device/prefers-less-motion.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import type { GivenComment } from '../give/given-comment.ts'
import { findCard } from './find-card.ts'
import { formatPraised, praisedItems, praisedStudents, praiseSize, type PraiseSize } from './praise.ts'
import type { PraiseMoment } from './praise-moment.ts'
import { useEndOnTouch } from './use-end-on-touch.ts'
import './praise-stage.css'
import { NameText } from '../../../shared/text/NameText.tsx'

/** So many pupils stand under their own names; more are named together. */
const NAMED = 6
/** More animals than these would be too small to be told apart from the last row. */
const SHOWN = 60

/** The praise in the middle of a screen that a class looks at: the animals dance, and then fly home to their cards. */
export function PraiseStage({ moment, onTouch }: { moment: PraiseMoment; onTouch: () => void }) {
  const { praise, phase } = moment
  const faces = useRef<HTMLUListElement>(null)
  useEndOnTouch(onTouch)
  // The cards are measured when the flight begins, for a list that was sorted meanwhile has moved them.
  useLayoutEffect(() => {
    if (phase === 'home' && faces.current && !prefersLessMotion()) flyHome(faces.current)
  }, [phase])

  const students = useMemo(() => praisedStudents(praise).slice(0, SHOWN), [praise])
  const isNamed = students.length <= NAMED
  return (
    <div aria-hidden className="praise-stage" data-phase={phase} data-size={praiseSize(praise)}>
      <div className="praise-sun" />
      <Sparks size={praiseSize(praise)} />
      <div className="praise-scene">
        <Faces list={faces} students={students} isNamed={isNamed} />
        <div className="praise-words">
          {!(isNamed && !praise[0].toTeams) && <b className="praise-who">{formatPraised(praise)}</b>}
          {praisedItems(praise)
            .slice(-3)
            .map((item) => (
              <span key={`${item.name} ${item.score}`} className="praise-what">
                <span className="praise-picture">
                  <Picture name={item.icon} size={120} fallback={{ text: item.name, type: item.type }} />
                </span>
                {item.name}
                <b className="praise-points num">+{item.score}</b>
              </span>
            ))}
        </div>
      </div>
    </div>
  )
}

type FacesProps = {
  list: RefObject<HTMLUListElement | null>
  students: GivenComment['students']
  isNamed: boolean
}

/** They are drawn once: when the flight begins, the frames are the flight's. */
const Faces = memo(function Faces({ list, students, isNamed }: FacesProps) {
  return (
    <ul
      ref={list}
      className="praise-faces"
      data-is-named={isNamed ? '' : undefined}
      style={roomFor(students.length)}
    >
      {students.map(({ id, username, header }, place) => (
        <li key={id} className="praise-dancer" style={{ '--beat': place % 5 } as CSSProperties}>
          <span data-flies={id} className="praise-face">
            <Avatar header={header} className="praise-avatar" />
          </span>
          {isNamed && (
            <span className="praise-name">
              <NameText>{username}</NameText>
            </span>
          )}
        </li>
      ))}
    </ul>
  )
})

/** Sparks of sunlight that fly outwards, more of them for more points. */
function Sparks({ size }: { size: PraiseSize }) {
  const count = { small: 10, large: 18, class: 28 }[size]
  return (
    <div className="praise-sparks">
      {Array.from({ length: count }, (_, place) => (
        <i
          key={place}
          style={{ '--turn': `${(place * 360) / count}deg`, '--beat': place % 3 } as CSSProperties}
        />
      ))}
    </div>
  )
}

/** Rows and columns in which so many animals are as large as they can be on a screen that is wider than high. */
function roomFor(count: number): CSSProperties {
  const columns = count <= NAMED ? count : Math.ceil(Math.sqrt(count * 3))
  return { '--columns': columns, '--rows': Math.ceil(count / columns) } as CSSProperties
}

/** Sends each animal to the card of its pupil; whose card is out of sight fades where it is. */
function flyHome(list: HTMLElement): void {
  // All are measured before one is moved, or the page would be laid out again for each.
  const flights = [...list.querySelectorAll<HTMLElement>('[data-flies]')].map((face) => ({
    face,
    own: face.getBoundingClientRect(),
    card: findCard(face.dataset['flies'] ?? ''),
  }))
  for (const { face, own, card } of flights) {
    if (!card) {
      face.dataset['isFading'] = ''
      continue
    }
    const x = card.left + card.width / 2 - (own.left + own.width / 2)
    const y = card.top + card.height * 0.4 - (own.top + own.height / 2)
    const scale = Math.min(1, (card.height * 0.5) / (own.height || 1))
    face.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${scale.toFixed(3)})`
    face.dataset['isFlying'] = ''
  }
}
