import type { FamilyPage } from '@pinge/contract/reviews/family.ts'

/** Between the head of a sheet and its foot, in millimetres. */
const ROOM_MM = 232
const GAP_MM = 3.5
const STEP = 0.01
/** Smaller is not read without glasses; a sheet with more on it goes on to a second one. */
const SMALLEST = 0.6

/** How high the parts of the page are in their usual size, in millimetres, as `family.css` draws them. */
const height = {
  axes: 67.5,
  levels: 56,
  heading: 7,
  markRow: 7.3,
  fitnessRow: 26,
  records: 28,
  goal: 12,
  wordsFrame: 14.5,
  wordsLine: 7.4,
  lines: 32,
} as const
const MARKS_A_ROW = 3
/** In the usual size; what is drawn smaller leaves room for more. */
const FITNESS_A_ROW = 8
const CHARACTERS_A_LINE = 43

/** In which scale all of a pupil's page fits on one sheet: 1, or less where there is much of it. */
export function scaleOf(page: FamilyPage): number {
  let scale = 1
  while (scale > SMALLEST && neededAt(page, scale) > ROOM_MM) scale -= STEP
  return Math.round(scale / STEP) * STEP
}

function neededAt(page: FamilyPage, scale: number): number {
  const parts = heightsOf(page, scale).filter((part) => part > 0)
  return scale * parts.reduce((sum, part) => sum + part + GAP_MM, 0)
}

function heightsOf(
  { axes, levels, marks, attendance, fitness, records, goal, ...words }: FamilyPage,
  scale: number,
): number[] {
  const markRows = Math.ceil((marks.length + (attendance ? 1 : 0)) / MARKS_A_ROW)
  const fitnessRows = Math.ceil((fitness?.items.length ?? 0) / Math.floor(FITNESS_A_ROW / scale))
  const wordLines = linesOf(words.text, scale) + linesOf(words.teacherWords, scale)
  return [
    chartHeight(axes, levels),
    markRows && height.heading + markRows * height.markRow,
    fitnessRows && height.heading + fitnessRows * height.fitnessRow,
    records.length && height.records,
    goal === '' ? 0 : height.goal,
    wordLines && height.wordsFrame + wordLines * height.wordsLine,
    height.lines,
  ]
}

function chartHeight(axes: FamilyPage['axes'], levels: FamilyPage['levels']): number {
  if (axes.some((points) => points !== null)) return height.axes
  return levels.some((level) => level !== null) ? height.levels : 0
}

function linesOf(text: string, scale: number): number {
  if (text === '') return 0
  const lines = text
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(([...line].length * scale) / CHARACTERS_A_LINE)))
  return lines.reduce((sum, count) => sum + count, 0)
}
