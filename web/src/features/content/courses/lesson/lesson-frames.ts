import type { CourseDetail } from '@pinge/contract/content/courses.ts'

/** What stands large on the board: a slide, or one question. */
export type Frame =
  | { kind: 'slide'; step: number; title: string; lines: readonly string[]; picture: string | null }
  | { kind: 'question'; step: number; question: string; number: number; count: number }

/** All of a lesson in its order: the slides of a step, then its questions. */
export function framesOf({ steps }: Pick<CourseDetail, 'steps'>): Frame[] {
  return steps.flatMap(({ slides, questions }, step) => [
    ...slides.map((slide): Frame => ({ kind: 'slide', step, ...slide })),
    ...questions.map((question, at): Frame => ({
      kind: 'question',
      step,
      question,
      number: at + 1,
      count: questions.length,
    })),
  ])
}

/** The first frame of a step. */
export function startOf(frames: readonly Frame[], step: number): number {
  return Math.max(
    0,
    frames.findIndex((frame) => frame.step === step),
  )
}

/** How large a sentence stands: at most two lines of it on a board. */
export function sizeOf(text: string): 'huge' | 'large' | 'plain' {
  if (text.length <= 22) return 'huge'
  return text.length <= 44 ? 'large' : 'plain'
}
