import { markFigures } from '@pinge/contract/archives/figures.ts'
import type { PerformSheet } from '@pinge/contract/archives/perform.ts'
import { memo } from 'react'

/** What the class has in each column: for its teachers, without an order. Counted when marks are saved, not with each key. */
export const MarkFigures = memo(function Figures({ data }: { data: PerformSheet }) {
  const shown = data.subjects
    .filter(({ isHidden }) => !isHidden)
    .flatMap((subject) =>
      data.kinds
        .filter(({ isHidden }) => !isHidden)
        .map((kind) => ({ subject, kind, figures: markFigures(data, subject.id, kind.id) })),
    )
    .filter(({ figures }) => figures.count > 0)
  if (shown.length === 0) return null
  return (
    <section aria-label="全班情况" className="overflow-x-auto rounded-card bg-white p-4">
      <h2 className="mb-2 text-l font-bold">全班情况</h2>
      <table className="w-full text-left text-m tabular-nums">
        <thead className="text-s text-ink-2">
          <tr>
            {['学科', '人数', '平均分', '标准差', '优秀', '良好', '合格', '待提高'].map((heading) => (
              <th key={heading} scope="col" className="px-2 py-1">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ subject, kind, figures }) => (
            <tr key={`${subject.id}.${kind.id}`} className="border-t border-hair">
              <th scope="row" className="px-2 py-1 whitespace-nowrap">
                {subject.name} {kind.name}
              </th>
              <td className="px-2">{figures.count}</td>
              <td className="px-2">{figures.mean ?? '—'}</td>
              <td className="px-2">{figures.spread ?? '—'}</td>
              {figures.levels.map(({ name, count }) => (
                <td key={name} className="px-2">
                  {count}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
