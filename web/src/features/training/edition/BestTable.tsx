import type { bestLevels, bestScores } from '@pinge/contract/training/editions.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { gameNames } from '../game-names.ts'
import { formatElapsed } from '../history/history.ts'

export type BestTableProps = { levels: DataOf<typeof bestLevels>; scores: DataOf<typeof bestScores> }

type Best = { level: number; count: number; date: number }

/** The best of an edition: mine, the class's, the region's. What was not played is a dash. */
export function BestTable({ levels, scores }: BestTableProps) {
  const pictures = scores.byType.find(({ type }) => type === 1)
  return (
    <section
      aria-label="最好成绩"
      // Scrolled by the arrow keys too.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-big bg-white p-5"
    >
      <h2 className="text-xl font-bold">
        最好成绩
        <span className="ml-3 text-m font-normal text-ink-2">
          练了 {scores.doneDays} 天，最高一天 {scores.maxScore} 分
        </span>
      </h2>
      <table className="mt-3 w-full text-left text-m whitespace-nowrap [&_:is(td,th):not(:last-child)]:pr-4">
        <thead>
          <tr className="text-s text-ink-2">
            <th className="py-2">项目</th>
            <th className="py-2">我的</th>
            <th className="py-2">本班</th>
            <th className="py-2">全区</th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-t border-hair">
            <th className="py-3">{gameNames[1]}</th>
            <td className="num py-3">{formatPictures(pictures)}</td>
            <td className="py-3">—</td>
            <td className="py-3">—</td>
          </tr>
          {levels.list.map(({ type, self, class: ofClass, region }) => (
            <tr key={type} className="border-t border-hair">
              <th className="py-3">{gameNames[type]}</th>
              <td className="num py-3">{formatBest(self)}</td>
              <td className="num py-3">{formatBest(ofClass)}</td>
              <td className="num py-3">
                {formatBest(region)}
                {region && <span className="ml-1 text-s text-ink-2">{region.label}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function formatPictures(best: BestTableProps['scores']['byType'][number] | undefined): string {
  const ms = best?.minDate ?? null
  return best === undefined || ms === null ? '—' : `${best.maxScore} 分 ${formatElapsed(ms)}`
}

function formatBest(best: Best | null): string {
  return best === null ? '—' : `第 ${best.level} 关 ${formatElapsed(best.date)}`
}
