import type { QualityType } from '@pinge/contract/values/quality-type.ts'
import { writeText, type ChartPicture } from './copy-picture.ts'
import { DONUT_RADIUS, donutParts, type Quality } from './donut-parts.ts'
import { qualityColours, qualityOutlines } from './quality-marks.ts'
import type { TimeBar } from './time-bars.ts'
import { placeBars, TIME_CHART_HEIGHT } from './time-scale.ts'

type Drawing = Pick<ChartPicture, 'width' | 'height' | 'draw'>

/** The ring with its words, as it is on the screen. */
export function drawDonut(qualities: readonly Quality[]): Drawing {
  return {
    width: 460,
    height: 2 * DONUT_RADIUS + 8,
    draw(canvas, colour) {
      const ink = colour('--color-ink')
      canvas.save()
      canvas.translate(DONUT_RADIUS, DONUT_RADIUS + 4)
      for (const { type, path, mark } of donutParts(qualities)) {
        fillPath(canvas, path, colour(qualityColours[type]))
        if (mark) drawMark(canvas, type, mark, colour('--color-white'))
      }
      const all = qualities.reduce((sum, { praise }) => sum + praise, 0)
      writeText(canvas, `${all}`, { x: 0, y: 6, size: 36, weight: 900, colour: ink, align: 'center' })
      const below = { x: 0, y: 28, size: 13, colour: colour('--color-ink-2'), align: 'center' } as const
      writeText(canvas, '次表扬', below)
      canvas.restore()
      for (const [place, { type, name, praise, percent }] of qualities.entries()) {
        const y = 32 + place * 40
        drawMark(canvas, type, [238, y - 5], colour(qualityColours[type]))
        writeText(canvas, name, { x: 256, y, size: 15, colour: ink })
        writeText(canvas, `${praise}`, { x: 380, y, size: 17, weight: 800, colour: ink, align: 'right' })
        const share = { x: 440, y, size: 14, colour: colour('--color-ink-2'), align: 'right' } as const
        writeText(canvas, `${percent}%`, share)
      }
    },
  }
}

/** The shape of a quality, with its middle at this place. */
function drawMark(
  canvas: CanvasRenderingContext2D,
  type: QualityType,
  [x, y]: readonly [number, number],
  colour: string,
): void {
  canvas.save()
  canvas.translate(x - 7, y - 7)
  canvas.scale(14 / 12, 14 / 12)
  fillPath(canvas, qualityOutlines[type], colour)
  canvas.restore()
}

function fillPath(canvas: CanvasRenderingContext2D, path: string, colour: string): void {
  canvas.fillStyle = colour
  // A canvas is no array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  canvas.fill(new Path2D(path))
}

/** The bars by day or by week. */
export function drawTimes(times: readonly TimeBar[], hasReminders: boolean): Drawing {
  const width = 760
  return {
    width,
    height: TIME_CHART_HEIGHT,
    draw(canvas, colour) {
      const { bars, grid, base, left, right, isNumbered } = placeBars(times, width, hasReminders)
      const quiet = colour('--color-ink-2')
      for (const { value, y } of grid) {
        canvas.fillStyle = colour(value === 0 ? '--color-line' : '--color-hair')
        canvas.fillRect(left, y, right - left, 1)
        writeText(canvas, `${value}`, {
          x: left - 10,
          y: y + 4,
          size: 12,
          weight: 700,
          colour: quiet,
          align: 'right',
        })
      }
      for (const bar of bars) {
        canvas.fillStyle = colour(bar.isNow ? '--color-sun' : '--praise-bar')
        canvas.fillRect(bar.praiseX, bar.praiseY, bar.praiseWidth, base - bar.praiseY)
        canvas.fillStyle = colour('--reminder-bar')
        canvas.fillRect(bar.reminderX, bar.reminderY, bar.reminderWidth, base - bar.reminderY)
        const middle = { weight: 800, align: 'center' } as const
        if (isNumbered && bar.praise > 0)
          writeText(canvas, `${bar.praise}`, {
            ...middle,
            x: bar.praiseX + bar.praiseWidth / 2,
            y: bar.praiseY - 8,
            size: 15,
            colour: colour('--color-ink'),
          })
        if (isNumbered && hasReminders && bar.reminder > 0)
          writeText(canvas, `${bar.reminder}`, {
            ...middle,
            x: bar.reminderX + bar.reminderWidth / 2,
            y: bar.reminderY - 6,
            size: 13,
            colour: colour('--color-clay'),
          })
        if (bar.isLabelled)
          writeText(canvas, bar.label, {
            x: bar.labelX,
            y: base + 24,
            size: 13,
            colour: quiet,
            align: 'center',
          })
      }
    },
  }
}

export type ItemLine = { name: string; type: QualityType; count: number }

/** The items that were given most. */
export function drawItems(items: readonly ItemLine[]): Drawing {
  const most = Math.max(1, ...items.map(({ count }) => count))
  return {
    width: 460,
    height: Math.max(1, items.length) * 44,
    draw(canvas, colour) {
      for (const [place, { name, type, count }] of items.entries()) {
        const y = place * 44 + 26
        writeText(canvas, name, { x: 0, y, size: 15, weight: 700, colour: colour('--color-ink') })
        drawMark(canvas, type, [176, y - 5], colour(qualityColours[type]))
        canvas.fillStyle = colour('--color-mist')
        canvas.fillRect(194, y - 12, 210, 14)
        canvas.fillStyle = colour(qualityColours[type])
        canvas.fillRect(194, y - 12, (210 * count) / most, 14)
        writeText(canvas, `${count}`, {
          x: 455,
          y,
          size: 16,
          weight: 800,
          colour: colour('--color-ink'),
          align: 'right',
        })
      }
    },
  }
}
