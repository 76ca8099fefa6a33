import type { ReportTotals } from '@pinge/contract/class-data.ts'
import { formatPoints } from '@pinge/contract/values/format-points.ts'
import type { RecordsNarrowing } from '../../../shared/navigation/records-path.ts'

/** More or less than in the span before, in words; `isMore` is null where it is as much. */
export type Change = { text: string; isMore: boolean | null; isGood: boolean }

export type Figure = {
  label: string
  value: string
  unit: string
  picture: string
  /** Null where there is nothing to compare with. */
  change: Change | null
  /** The comments that it counts. */
  narrowing: RecordsNarrowing
}

type Asked = {
  totals: ReportTotals
  /** Of the span before; null where there is none. */
  before: ReportTotals | null
  hasReminders: boolean
  /** The figures of one pupil count no pupils. */
  isOfOne?: boolean
}

/** The figures on top: how much was given, how kindly, to how many, and what it adds up to. */
export function figuresOf({ totals, before, hasReminders, isOfOne = false }: Asked): Figure[] {
  const sign = hasReminders ? {} : ({ sign: 'praise' } as const)
  const given: Figure = {
    label: hasReminders ? '点评次数' : '表扬次数',
    value: `${totals.count}`,
    unit: '次',
    picture: 'clap',
    change: before && changeOf(totals.count - before.count, ['多', '少'], '次'),
    narrowing: sign,
  }
  const rate: Figure = {
    label: '表扬占比',
    value: totals.praiseRate === null ? '–' : `${toPercent(totals.praiseRate)}`,
    unit: totals.praiseRate === null ? '' : '%',
    picture: 'heart',
    change: rateChange(totals.praiseRate, before?.praiseRate ?? null),
    narrowing: { sign: 'praise' },
  }
  const figures = hasReminders ? [given, rate] : [given]
  if (isOfOne) {
    const reminded: Figure = {
      label: '待改进',
      value: `${totals.reminder}`,
      unit: '次',
      picture: 'bulb',
      change: before && fewerIsBetter(changeOf(totals.reminder - before.reminder, ['多', '少'], '次')),
      narrowing: { sign: 'reminder' },
    }
    return [
      ...figures,
      ...(hasReminders ? [reminded] : []),
      sumOf('得分', totals.points, before?.points, sign),
    ]
  }
  return [
    ...figures,
    {
      label: '夸到的孩子',
      value: `${totals.reached}`,
      unit: `/ ${totals.students} 人`,
      picture: 'hug',
      change: before && changeOf(totals.reached - before.reached, ['多', '少'], '人'),
      narrowing: { sign: 'praise' },
    },
    sumOf('人均得分', meanOf(totals) ?? 0, before && meanOf(before), sign),
  ]
}

function sumOf(
  label: string,
  value: number,
  before: number | null | undefined,
  narrowing: RecordsNarrowing,
): Figure {
  const change =
    before === null || before === undefined ? null : changeOf(round(value - before), ['高', '低'], '分')
  return { label, value: formatPoints(value), unit: '分', picture: 'star', change, narrowing }
}

function meanOf({ points, students }: ReportTotals): number | null {
  return students === 0 ? null : round(points / students)
}

/** To one decimal. */
function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** 93 of 0.928. */
export function toPercent(share: number): number {
  return Math.round(share * 100)
}

/** Null where one of both rates has no base. */
function rateChange(now: number | null, before: number | null): Change | null {
  if (now === null || before === null) return null
  return changeOf(toPercent(now) - toPercent(before), ['高', '低'], '个百分点')
}

function fewerIsBetter(change: Change): Change {
  return { ...change, isGood: change.isMore !== true }
}

function changeOf(difference: number, [more, less]: readonly [string, string], unit: string): Change {
  if (difference === 0) return { text: '一样', isMore: null, isGood: true }
  const isMore = difference > 0
  return { text: `${isMore ? more : less} ${Math.abs(difference)} ${unit}`, isMore, isGood: isMore }
}
