import { drawPng, run } from '../draw/programs.ts'
import { POSTER_HEIGHT, POSTER_WIDTH } from './pages.ts'

/** Which part of the work makes a file. */
export type FilePart = 'sheets' | 'slides' | 'guides' | 'posters' | 'sounds'

/** A file of the package, where the library shows it, and how it is made. */
export type MadeFile = {
  id: string
  name: string
  path: string
  folder: string
  part: FilePart
  make: (file: string) => void | Promise<void>
}

/** Draws a poster; few colours keep it small. */
export function drawPoster(html: string, file: string): void {
  drawPng(html, POSTER_WIDTH, POSTER_HEIGHT, file)
  run('convert', [file, '-background', 'white', '-flatten', '-dither', 'None', '-colors', '200', file])
}
