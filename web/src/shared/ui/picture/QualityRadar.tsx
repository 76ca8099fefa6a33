import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { QualityShape } from './QualityShape.tsx'

/** Of the five qualities in their order; null where there was no praise, which is drawn as a gap. */
export type Axes = readonly (number | null)[]

export type QualityRadarProps = {
  axes: Axes
  /** Of another term, drawn dashed below. */
  compared?: Axes | null
  /** What the figure is, for the ear: whose, of when. */
  label: string
  className?: string
}

const WIDTH = 300
const HEIGHT = 224
const CENTRE = { x: WIDTH / 2, y: 118 }
const RADIUS = 76
const rings = [1 / 3, 2 / 3, 1]

/** Drawn to the pupil's own highest value, in steps of 5: no child is drawn smaller because a classmate got more. */
function scaleOf(...all: readonly (Axes | null | undefined)[]): number {
  const most = Math.max(...all.flatMap((axes) => (axes ?? []).map((points) => points ?? 0)), 1)
  return Math.ceil(most / 5) * 5
}

function pointAt(place: number, share: number) {
  const angle = (Math.PI * 2 * place) / qualityTypes.length - Math.PI / 2
  return { x: CENTRE.x + RADIUS * share * Math.cos(angle), y: CENTRE.y + RADIUS * share * Math.sin(angle) }
}

const written = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Lines between neighbours that both have a value. */
function linesOf(axes: Axes, scale: number): string {
  return axes
    .map((points, place) => {
      const next = (place + 1) % axes.length
      const there = axes[next] ?? null
      if (points === null || there === null) return ''
      return `M${written(pointAt(place, points / scale))}L${written(pointAt(next, there / scale))}`
    })
    .join('')
}

/** A wedge between neighbours that both have a value: nothing is filled across a gap. */
function areaOf(axes: Axes, scale: number): string {
  return linesOf(axes, scale).replaceAll(/M[^M]+/gu, (line) => `${line}L${written(CENTRE)}Z`)
}

function saidOf(axes: Axes): string {
  return qualityTypes.map(({ tab }, place) => `${tab}${axes[place] ?? '暂无'}`).join('，')
}

/** The five qualities of one pupil. */
export function QualityRadar({ axes, compared = null, label, className = '' }: QualityRadarProps) {
  const scale = scaleOf(axes, compared)
  const said = saidOf(axes) + (compared ? `；比较的学期：${saidOf(compared)}` : '')
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${label}：${said}`}
      className={`block w-full ${className}`}
    >
      {rings.map((share) => (
        <path
          key={share}
          d={`M${qualityTypes.map((_, place) => written(pointAt(place, share))).join('L')}Z`}
          className="fill-none stroke-line"
        />
      ))}
      {qualityTypes.map(({ type }, place) => (
        <path key={type} d={`M${written(CENTRE)}L${written(pointAt(place, 1))}`} className="stroke-line" />
      ))}
      {compared && (
        <path
          d={linesOf(compared, scale)}
          className="fill-none stroke-ink-3"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      )}
      {compared?.map(
        (points, place) =>
          points !== null && (
            // A value without a neighbour has no line, and is seen by its ring alone.
            <Ring key={place} at={pointAt(place, points / scale)} />
          ),
      )}
      <path d={areaOf(axes, scale)} className="fill-brand/10" />
      <path d={linesOf(axes, scale)} className="fill-none stroke-brand" strokeWidth="3" />
      {qualityTypes.map(({ type, tab }, place) => (
        <Corner key={type} type={type} tab={tab} place={place} points={axes[place] ?? null} scale={scale} />
      ))}
    </svg>
  )
}

function Ring({ at }: { at: { x: number; y: number } }) {
  return <circle cx={at.x} cy={at.y} r="4" className="fill-white stroke-ink-3" strokeWidth="2" />
}

type CornerProps = {
  type: (typeof qualityTypes)[number]['type']
  tab: string
  place: number
  points: number | null
  scale: number
}

const MARK = 14
/** Those at the sides begin or end beside their corner: a word is wider than the room that its middle would have. */
const anchors = ['middle', 'start', 'middle', 'middle', 'end'] as const

/** The word at the end of an axis, and the mark on it. */
function Corner({ type, tab, place, points, scale }: CornerProps) {
  const anchor = anchors[place]
  const word = pointAt(place, anchor === 'middle' ? 1.28 : 1.15)
  const mark = points === null ? null : pointAt(place, points / scale)
  return (
    <>
      <text
        x={word.x}
        y={word.y}
        textAnchor={anchor}
        dominantBaseline="central"
        fill="currentColor"
        className="text-[13px] font-bold text-ink"
      >
        {tab} <tspan className={points === null ? 'font-normal text-ink-3' : 'num'}>{points ?? '暂无'}</tspan>
      </text>
      {mark && (
        <svg x={mark.x - MARK / 2} y={mark.y - MARK / 2} width={MARK} height={MARK} viewBox="0 0 12 12">
          <QualityShape type={type} />
        </svg>
      )}
    </>
  )
}
