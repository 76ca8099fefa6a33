import type { ReviewLevel } from './review-values.ts'
import { qualityTypes } from '../values/quality-type.ts'

/** From which points, or hundredths of a mark, a level is proposed: 优秀, 良好, 合格. */
export type LevelBounds = { points: readonly number[]; marks: readonly number[] }

const usualBounds: LevelBounds = { points: [12, 6, 2], marks: [85, 70, 60] }

export type Proposal = {
  level: ReviewLevel | null
  /** Why, in a few words; why not, where no level is proposed. */
  reason: string
}

export type LevelGround = {
  /** Praise points of the term, of the five qualities; null where there was no praise. */
  axes: readonly (number | null)[]
  /** Mean of the term's marks, in hundredths of their maximum; null without marks. */
  markMean: number | null
  /** Of a complete fitness test. */
  fitness: { level: '优秀' | '良好' | '及格' | '待提高'; total: number } | null
}

const levels = ['优秀', '良好', '合格'] as const

/**
 * 学业 from marks, 健康 from a complete fitness test, all others from praise of the term. 待提高 is never proposed from
 * comments.
 */
export function proposeLevels({ axes, markMean, fitness }: LevelGround, bounds = usualBounds): Proposal[] {
  return qualityTypes.map(({ type, tab }) => {
    if (type === 1) return fromMarks(markMean, bounds.marks)
    if (type === 3) return fromFitness(fitness)
    const points = axes[type - 1] ?? 0
    const level = byBounds(points, bounds.points) ?? null
    return { level, reason: level ? `${tab}表扬 ${points} 分` : `${tab}的表扬还少` }
  })
}

function fromMarks(mean: number | null, bounds: readonly number[]): Proposal {
  if (mean === null) return { level: null, reason: '本学期还没有成绩' }
  return { level: byBounds(mean, bounds) ?? '待提高', reason: `成绩折合 ${tenthsBelow(mean)} 分` }
}

/** Rounded down: the words never name a bound that the mean did not reach. */
function tenthsBelow(mean: number): number {
  return Math.floor(Number((mean * 10).toFixed(5))) / 10
}

const fitnessLevels = { 优秀: '优秀', 良好: '良好', 及格: '合格', 待提高: '待提高' } as const

function fromFitness(fitness: LevelGround['fitness']): Proposal {
  if (!fitness) return { level: null, reason: '体质还没有测全' }
  return { level: fitnessLevels[fitness.level], reason: `体质总分 ${fitness.total}` }
}

function byBounds(value: number, bounds: readonly number[]): ReviewLevel | undefined {
  return levels[bounds.findIndex((bound) => value >= bound)]
}
