import type { GradeBand } from '@pinge/contract/content/manifest-fields.ts'

export const gradeBandNames: Readonly<Record<GradeBand, string>> = {
  low: '低年级',
  middle: '中年级',
  high: '高年级',
}

/** 全年级, or the bands that a course is for. */
export function formatGrades(grades: readonly GradeBand[]): string {
  return grades.length === 3 ? '全年级' : grades.map((band) => gradeBandNames[band]).join('、')
}
