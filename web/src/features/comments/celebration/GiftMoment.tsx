import type { Student } from '@pinge/contract/students.ts'
import type { CSSProperties } from 'react'
import { NameText } from '../../../shared/text/NameText.tsx'
import { useCountdown } from '../../../shared/time/use-countdown.ts'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { useEndOnTouch } from './use-end-on-touch.ts'
import './praise-stage.css'
import './gift-moment.css'

const GIFT_MS = 1_800
/** So many children stand beside their gift; of more, the first do. */
const SHOWN = 6

export type GiftMomentProps = { students: readonly Student[]; icon: string; name: string; onEnd: () => void }

/** The gift opens for the child that has earned it, in the middle of a screen that the class looks at. A touch ends it. */
export function GiftMoment({ students, icon, name, onEnd }: GiftMomentProps) {
  useCountdown(GIFT_MS, false, onEnd)
  useEndOnTouch(onEnd)

  const shown = students.slice(0, SHOWN)
  return (
    <div aria-hidden className="praise-stage gift-stage">
      <div className="praise-sun" />
      <div className="praise-scene">
        <ul
          className="praise-faces"
          data-is-named=""
          style={{ '--columns': shown.length, '--rows': 1 } as CSSProperties}
        >
          {shown.map(({ id, header, username }, place) => (
            <li key={id} className="praise-dancer" style={{ '--beat': place % 5 } as CSSProperties}>
              <span className="praise-face">
                <Avatar header={header} className="praise-avatar" />
              </span>
              <span className="praise-name">
                <NameText>{username}</NameText>
              </span>
            </li>
          ))}
        </ul>
        <span className="praise-what">
          <span className="praise-picture">
            <Picture name={icon} size={120} className="gift-inside" />
            <i className="gift-box" />
            <i className="gift-lid" />
          </span>
          {name}
        </span>
      </div>
    </div>
  )
}
