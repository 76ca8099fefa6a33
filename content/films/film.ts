import type { Palette } from '../draw/landscape.ts'

export type Move = 'still' | 'hop' | 'sway' | 'float' | 'fromLeft' | 'fromRight' | 'fall' | 'rise' | 'shiver'

/** A picture in a scene: its name, the middle of it from the left and its foot from the bottom, its width, and how it moves. */
export type Actor = readonly [name: string, x: number, bottom: number, size: number, move: Move]

/** A moment of a film: what is said below it, line by line, and what may stand large in it. */
export type Scene = {
  palette: Palette
  lines: readonly string[]
  actors: readonly Actor[]
  words?: string
}

export type Film = {
  id: string
  title: string
  column: 'town-films' | 'teacher-shows' | 'meeting' | 'people'
  intro: string
  questions: readonly string[]
  /** Ids of files of the package that go with it. */
  files?: readonly string[]
  scenes: readonly Scene[]
}

export function scene(
  palette: Palette,
  lines: readonly string[],
  actors: readonly Actor[],
  words?: string,
): Scene {
  return { palette, lines, actors, ...(words === undefined ? {} : { words }) }
}

/** A child reads a line in so long, with a breath before the next one. */
const secondsOfLine = (text: string): number => Math.round((1.3 + text.length * 0.21) * 10) / 10

/** When each line of a scene begins and how long it stays, from the beginning of the scene. */
export function timeLines({ lines }: Scene): { text: string; from: number; to: number }[] {
  let from = 0.3
  return lines.map((text) => {
    const one = { text, from, to: from + secondsOfLine(text) }
    from = one.to + 0.15
    return one
  })
}

/** In tenths, so that frames and captions fall together. */
export function secondsOfScene(one: Scene): number {
  return Math.round(((timeLines(one).at(-1)?.to ?? 1) + 0.3) * 10) / 10
}

export function secondsOfFilm({ scenes }: Film): number {
  return Math.round(scenes.reduce((sum, one) => sum + secondsOfScene(one), 0))
}
