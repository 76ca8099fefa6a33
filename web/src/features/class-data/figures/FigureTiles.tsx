import { Link } from 'react-router'
import { Picture } from '../../../shared/ui/picture/Picture.tsx'
import type { RecordsLink } from '../shown-report.ts'
import type { Change, Figure } from './figures.ts'

export type FigureTilesProps = {
  figures: readonly Figure[]
  /** With what they are compared, in words. */
  beforeName: string
  recordsOf: RecordsLink
}

/** The figures on top, each with its change, and each the way to the comments that it counts. */
export function FigureTiles({ figures, beforeName, recordsOf }: FigureTilesProps) {
  return (
    <dl className="figure-tiles">
      {figures.map(({ label, value, unit, picture, change, narrowing }) => (
        <div key={label} className="figure-tile rounded-big bg-white hover:bg-mist">
          <dt className="text-s text-ink-2">
            <span className="figure-picture place-items-center rounded-full bg-sun-tint">
              <Picture name={picture} size={40} />
            </span>
            {label}
          </dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <Link to={recordsOf(narrowing)} className="figure-link whitespace-nowrap">
              <b className="num figure-value">{value}</b>
              <span className="num text-m">
                {unit !== '%' && ' '}
                {unit}
              </span>
            </Link>
            {change && <ChangeMark change={change} beforeName={beforeName} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function ChangeMark({
  change: { text, isMore, isGood },
  beforeName,
}: {
  change: Change
  beforeName: string
}) {
  const colour = isMore === null ? 'text-ink-2' : isGood ? 'text-q3' : 'text-clay'
  return (
    <span className={`figure-change text-s font-bold whitespace-nowrap ${colour}`}>
      <span className="sr-only">和{beforeName}相比：</span>
      {isMore !== null && <span aria-hidden>{isMore ? '▲' : '▼'} </span>}
      {text}
    </span>
  )
}
