import type { ReportStudent } from '@pinge/contract/class-data.ts'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import type { DayRange } from '../../../shared/time/day-range.ts'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import { spanWords } from '../span-words.ts'

export type UnreachedCardProps = {
  /** Pupils of the class who were not praised, by first letter. */
  pupils: readonly ReportStudent[]
  range: DayRange
  /** In a class that rests nothing is given. */
  canGive: boolean
  onPraise: (studentIds: readonly string[]) => void
}

const SHOWN = 8

/** Who was not praised yet: a tap on a face praises this pupil, here. */
export function UnreachedCard({ pupils, range, canGive, onPraise }: UnreachedCardProps) {
  const [isWhole, setIsWhole] = useState(false)
  if (pupils.length === 0)
    return (
      <p className="unreached flex flex-col items-center justify-center gap-3 rounded-big p-6 text-lg font-bold text-sun-ink">
        <Picture name="party" size={72} />
        {spanWords[range]}每个孩子都夸到了
      </p>
    )
  const shown = isWhole ? pupils : pupils.slice(0, SHOWN)
  return (
    <section
      aria-label="还没夸到的孩子"
      className="unreached flex flex-wrap items-center gap-x-8 gap-y-4 rounded-big p-6"
    >
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lg font-bold">
          {spanWords[range]}还没夸到的孩子 <span className="num">{pupils.length}</span>
        </h2>
        <p className="mt-1 text-base text-sun-ink">
          {canGive ? '点一个孩子，现在就夸；也可以一起夸。' : '班级已归档，只能查看。'}
        </p>
        {canGive && (
          <Button variant="sun" className="mt-4" onClick={() => onPraise(pupils.map(({ id }) => id))}>
            <Sparkles aria-hidden />
            现在夸一夸
          </Button>
        )}
      </div>
      <ul aria-label="还没夸到的学生" className="unreached-faces">
        {shown.map((pupil) => (
          <li key={pupil.id}>
            <Face pupil={pupil} canGive={canGive} onPraise={() => onPraise([pupil.id])} />
          </li>
        ))}
        {pupils.length > SHOWN && (
          <li className="grid place-items-center">
            <Button
              variant="quiet"
              className="px-3!"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? '收起' : `还有 ${pupils.length - SHOWN} 人`}
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}

type FaceProps = { pupil: ReportStudent; canGive: boolean; onPraise: () => void }

function Face({ pupil: { username, header }, canGive, onPraise }: FaceProps) {
  const face = (
    <>
      <Avatar header={header} size={72} />
      <span className="max-w-full text-center text-base font-bold">
        <NameText>{username}</NameText>
      </span>
    </>
  )
  const look = 'flex w-full min-w-0 flex-col items-center gap-1.5 rounded-card p-1.5'
  if (!canGive) return <span className={look}>{face}</span>
  return (
    <button
      type="button"
      title={username}
      aria-label={`点评${username}`}
      className={`${look} hover:bg-white/60`}
      onClick={onPraise}
    >
      {face}
    </button>
  )
}
