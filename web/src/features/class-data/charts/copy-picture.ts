import { saveFile } from '../../../shared/table/save-file.ts'

export type ChartPicture = {
  title: string
  /** Whose it is and of which days. */
  subtitle: string
  width: number
  height: number
  /** Draws the chart below the heading; `colour` knows what a token stands for. */
  draw: (canvas: CanvasRenderingContext2D, colour: (token: string) => string) => void
}

const MARGIN = 28
const HEAD = 64
/** Sharp on paper and on a large screen. */
const SCALE = 2

/**
 * Puts a chart on the clipboard as a picture, or saves it: a browser gives its clipboard only to pages that came over
 * HTTPS or from the same device.
 */
export async function copyPicture(picture: ChartPicture): Promise<'copied' | 'saved'> {
  const file = drawFile(picture)
  try {
    // Handed over before it is made: Safari asks for it within the tap.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': file })])
    return 'copied'
  } catch {
    saveFile(await file, `${picture.title} ${picture.subtitle}.png`)
    return 'saved'
  }
}

async function drawFile({ title, subtitle, width, height, draw }: ChartPicture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = (width + 2 * MARGIN) * SCALE
  canvas.height = (height + HEAD + 2 * MARGIN) * SCALE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser draws no pictures')
  const root = getComputedStyle(document.documentElement)
  const colour = (token: string) =>
    root.getPropertyValue(token.replace(/^var\((.+)\)$/, '$1')).trim() || token
  context.scale(SCALE, SCALE)
  context.fillStyle = colour('--color-white')
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.translate(MARGIN, MARGIN)
  writeText(context, title, { x: 0, y: 20, size: 20, weight: 700, colour: colour('--color-ink') })
  writeText(context, subtitle, { x: 0, y: 44, size: 13, colour: colour('--color-ink-2') })
  context.translate(0, HEAD)
  draw(context, colour)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture is empty'))), 'image/png')
  })
}

export type TextPlace = {
  x: number
  y: number
  size: number
  weight?: number
  colour: string
  align?: CanvasTextAlign
}

export function writeText(context: CanvasRenderingContext2D, text: string, place: TextPlace): void {
  const { x, y, size, weight = 400, colour, align = 'left' } = place
  context.font = `${weight} ${size}px Nunito, ${getComputedStyle(document.body).fontFamily}`
  context.fillStyle = colour
  context.textAlign = align
  context.fillText(text, x, y)
}
