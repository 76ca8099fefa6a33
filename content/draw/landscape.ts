import { pictureUrl } from './programs.ts'

const palettes = {
  sun: ['#FFF0BE', '#FFE08A', '#BFE3A8'],
  sky: ['#D3EAFD', '#B4D8F8', '#8FC3F0'],
  leaf: ['#DDF3E2', '#BDE6C8', '#93D2A6'],
  violet: ['#E6E2FB', '#CFC8F6', '#A9D6EE'],
  rose: ['#FFE3EA', '#FFD0DC', '#FBE3B4'],
  teal: ['#D6F0EF', '#B5E1E0', '#8FCFCB'],
  peach: ['#FFE9D6', '#FFD3B0', '#F6C08F'],
  night: ['#16324A', '#1D4560', '#2A5B70'],
} as const

export type Palette = keyof typeof palettes

/** A picture in a landscape: its name, the middle of it from the left and its foot from the bottom, and its width; all in hundredths of the height. */
export type Placed = readonly [name: string, x: number, bottom: number, size: number]

/** The ground of all covers: three flat colours, one pale disc, and pictures that stand on the hills. */
export function landscape(
  width: number,
  height: number,
  palette: Palette,
  pictures: readonly Placed[],
): string {
  const [sky, far, near] = palettes[palette]
  const unit = height / 100
  const wide = width / unit
  const hill = (top: number, swing: number, colour: string): string =>
    `<path fill="${colour}" d="M0 ${top} C${wide * 0.3} ${top - swing} ${wide * 0.55} ${top + swing} ${wide} ${top - swing * 0.4} V100 H0Z"/>`
  const shown = pictures.map(
    ([name, x, bottom, size]) =>
      `<img src="${pictureUrl(name)}" style="position:absolute;left:${(x - size / 2) * unit}px;bottom:${bottom * unit}px;width:${size * unit}px">`,
  )
  return `<div style="position:relative;overflow:hidden;width:${width}px;height:${height}px;background:${sky}">
<svg style="position:absolute" width="${width}" height="${height}" viewBox="0 0 ${wide} 100" preserveAspectRatio="none">
<circle cx="${wide * 0.76}" cy="30" r="21" fill="${palette === 'night' ? '#FFE9A8' : '#fff'}" opacity="${palette === 'night' ? 0.28 : 0.5}"/>
${hill(66, 14, far)}${hill(82, -9, near)}</svg>${shown.join('')}</div>`
}
