import type { ZipEntry } from './roster-zip.ts'

const prefix = '(?:\\w{1,20}:)?'
const numberFormat = new RegExp(`<${prefix}numFmt\\s([^<>]*)>`, 'g')
const cellFormatsBegin = new RegExp(`<${prefix}cellXfs[\\s>]`)
const cellFormatsEnd = new RegExp(`</${prefix}cellXfs>`)
const cellFormat = new RegExp(`<${prefix}xf\\s([^<>]*)>`, 'g')
const formula = `<${prefix}f[^<>]*/>|<${prefix}f[^<>]*>[^<>]*</${prefix}f>`
/** A cell that holds a whole number, typed or computed. Like the others it takes time in step with the length of the text. */
const wholeNumber = new RegExp(`(<${prefix}c\\s[^<>]*)(>(?:${formula})?<${prefix}v>)(\\d{1,15})(?=<)`, 'g')
const styleOfCell = /\ss=["'](\d{1,9})["']/
const numberType = /\st=["']n["']/
const otherType = /\st=["'](?!n["'])/

/** A workbook in which 7 by the format 000 is the text 007, as a teacher sees it: of a 学号 each nought counts. */
export function withZeros(parts: readonly ZipEntry[]): readonly ZipEntry[] {
  const styles = parts.find(({ name }) => name === 'xl/styles.xml')?.bytes.toString('utf8') ?? ''
  const widths = widthsOf(styles)
  if (widths.size === 0) return parts
  return parts.map((part) => {
    if (!part.name.startsWith('xl/worksheets/')) return part
    const text = part.bytes
      .toString('utf8')
      .replace(wholeNumber, (all, cell: string, between: string, digits: string) => {
        const [, style = ''] = styleOfCell.exec(cell) ?? []
        const width = widths.get(style) ?? 0
        if (digits.length >= width || otherType.test(cell)) return all
        return `${cell.replace(numberType, '')} t="str"${between}${digits.padStart(width, '0')}`
      })
    return { ...part, bytes: Buffer.from(text) }
  })
}

/** How many digits a style shows at the least, by its number. */
function widthsOf(styles: string): Map<string, number> {
  const ofFormat = new Map<string, number>()
  for (const [, tag = ''] of styles.matchAll(numberFormat)) {
    const [, zeros = ''] = /^(0{2,15})(?:[_;].*)?$/.exec(attribute(tag, 'formatCode')) ?? []
    if (zeros !== '') ofFormat.set(attribute(tag, 'numFmtId'), zeros.length)
  }
  const [, behind = ''] = styles.split(cellFormatsBegin, 2)
  const [formats = ''] = behind.split(cellFormatsEnd, 1)
  const widths = new Map<string, number>()
  for (const [at, [, tag = '']] of [...formats.matchAll(cellFormat)].entries()) {
    const width = ofFormat.get(attribute(tag, 'numFmtId'))
    if (width !== undefined) widths.set(String(at), width)
  }
  return widths
}

function attribute(tag: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? ''
}
