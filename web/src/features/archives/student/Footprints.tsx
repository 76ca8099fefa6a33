import type { Happened } from '@pinge/contract/archives/student.ts'
import { useState } from 'react'
import { Segmented } from '../../../shared/ui/form/Segmented.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'

/** 脚印: what happened in all terms, the newest first. */
export function Footprints({ timeline }: { timeline: readonly Happened[] }) {
  const [isTypical, setTypical] = useState('')
  const typical = timeline.filter((one) => one.isTypical)
  const shown = isTypical === '' ? timeline : typical
  return (
    <section aria-label="脚印" className="flex flex-col gap-3 rounded-big bg-white p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-l font-bold">一路的脚印</h3>
        <Segmented
          label="看哪些"
          value={isTypical}
          options={[
            { value: '', label: `全部 ${timeline.length}` },
            { value: '1', label: `典型 ${typical.length}` },
          ]}
          onChange={setTypical}
        />
      </div>
      {shown.length === 0 && (
        <p className="py-6 text-center text-ink-2">还没有脚印。写实记录采纳以后、体质测全以后，就在这里。</p>
      )}
      <ol className="flex flex-col">
        {shown.map(({ id, kind, date, type, title, note, isTypical: isOne }) => (
          <li
            key={`${kind} ${id}`}
            className="flex min-h-14 items-center gap-3 cramped:flex-wrap border-b border-hair last:border-0"
          >
            <time className="num w-24 shrink-0 text-s text-ink-2">{date}</time>
            <QualityShape type={type} isNamed />
            <span className="min-w-0 flex-1">
              <b className="block wrap-anywhere">{title}</b>
              <span className="text-s text-ink-2">{note}</span>
            </span>
            {isOne && <Tag tone="sun">典型</Tag>}
          </li>
        ))}
      </ol>
    </section>
  )
}
