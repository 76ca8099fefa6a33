import { qualityTypes, type QualityType } from '@pinge/contract/values/quality-type.ts'
import { useState } from 'react'
import { QualityRadar } from '../../../shared/ui/picture/QualityRadar.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import type { PupilArchive } from './pupil-archive.ts'

type AxesCardProps = { archive: PupilArchive; comparedName: string | undefined }

/** 五维成长: only beside the pupil's own other term. A tap on a quality names what its points are made of. */
export function AxesCard({ archive, comparedName }: AxesCardProps) {
  const { axes, compareAxes, sources, username } = archive
  const [open, setOpen] = useState<QualityType | null>(null)
  const shown = sources.filter(({ type }) => type === open)
  return (
    <section aria-label="五维成长" className="flex flex-col gap-3 rounded-big bg-white p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-l font-bold">五维成长</h3>
        {comparedName !== undefined && <span className="text-s text-ink-2">虚线：{comparedName}</span>}
      </div>
      <QualityRadar axes={axes} compared={compareAxes} label={`${username}的五维`} />
      <div role="group" aria-label="看分数的来处" className="flex flex-wrap justify-center gap-2">
        {qualityTypes.map(({ type, tab }, place) => (
          <button
            key={type}
            type="button"
            aria-pressed={open === type}
            disabled={axes[place] === null}
            onClick={() => setOpen(open === type ? null : type)}
            className="flex min-h-11 items-center gap-1.5 rounded-full bg-mist px-3 text-base font-bold hover:bg-mist-2 disabled:text-ink-3 aria-pressed:bg-brand-tint aria-pressed:text-brand-deep"
          >
            <QualityShape type={type} />
            {tab}
          </button>
        ))}
      </div>
      {shown.length > 0 && (
        <ul className="flex flex-col gap-1">
          {shown.map(({ name, count, points }) => (
            <li key={name} className="flex justify-between gap-2 rounded-field bg-mist px-3 py-2 text-base">
              <span className="wrap-anywhere">{name}</span>
              <span className="num whitespace-nowrap">
                {count} 次，+{points}
              </span>
            </li>
          ))}
        </ul>
      )}
      {axes.every((points) => points === null) && (
        <p className="text-center text-base text-ink-2">这学期还没有表扬，夸一句就有了。</p>
      )}
    </section>
  )
}
