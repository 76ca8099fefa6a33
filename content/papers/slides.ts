import type { Course } from '@pinge/contract/content/manifest-courses.ts'
import pptxgen from 'pptxgenjs'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lesson } from '../courses/lesson.ts'
import { packageFolder, pictureFile, run, withFolder } from '../draw/programs.ts'

// The types tell of the CommonJS build; Node loads the other one, whose default export is the class itself.
const NewDeck = pptxgen as unknown as typeof pptxgen.default
type Deck = InstanceType<typeof NewDeck>
type Page = ReturnType<Deck['addSlide']>
type Step = Course['steps'][number]

const ink = '12303B'
const quiet = '4A6670'
const brand = '0E7490'
const fontFace = 'Microsoft YaHei'

/** Writes the slides of a lesson as a file that a teacher can change: native text, shapes and pictures. */
export async function writeSlides({ course }: Lesson, file: string): Promise<void> {
  const deck = new NewDeck()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = course.title
  deck.company = '品格班级'
  const cover = addPage(deck)
  cover.addImage({
    data: pngOf(join(packageFolder, `covers/${course.id}.webp`)),
    x: 6.9,
    y: 1.6,
    w: 5.8,
    h: 3.26,
    rounding: false,
  })
  cover.addText(course.title, {
    x: 0.7,
    y: 1.8,
    w: 6,
    h: 1.9,
    fontSize: 44,
    bold: true,
    color: ink,
    fontFace,
    valign: 'top',
  })
  cover.addText(`${course.theme}　·　${course.minutes} 分钟`, {
    x: 0.7,
    y: 4.2,
    w: 6,
    h: 0.6,
    fontSize: 22,
    color: quiet,
    fontFace,
  })
  for (const step of course.steps) addStep(deck, step, course.openers ?? [])
  const last = addPage(deck)
  addTag(last, '我的约定')
  last.addText((course.promise ?? '').replaceAll(/（　+）/g, '＿＿＿＿＿'), {
    x: 0.9,
    y: 1.9,
    w: 11.5,
    h: 3.2,
    fontSize: 38,
    bold: true,
    color: ink,
    fontFace,
    valign: 'middle',
  })
  await deck.writeFile({ fileName: file })
}

/** A short deck for a teacher's own lesson: the four steps, with room to type. */
export async function writeBlankSlides(file: string): Promise<void> {
  const deck = new NewDeck()
  deck.layout = 'LAYOUT_WIDE'
  deck.title = '班会课模板'
  const steps = [
    ['导入　5 分钟', '一张图片，一个谜语，或者一件昨天发生的小事'],
    ['体验　15 分钟', '让孩子动起来：演一演、分一分、试一试'],
    ['反思　12 分钟', '三个问题，一次只放一个'],
    ['行动　8 分钟', '写下约定，说好什么时候再看一看'],
  ] as const
  const cover = addPage(deck)
  cover.addText('班会主题写在这里', {
    x: 0.9,
    y: 2.2,
    w: 11,
    h: 1.2,
    fontSize: 48,
    bold: true,
    color: ink,
    fontFace,
  })
  cover.addText('班级　·　日期', { x: 0.9, y: 3.6, w: 11, h: 0.7, fontSize: 24, color: quiet, fontFace })
  for (const [tag, text] of steps) {
    const page = addPage(deck)
    addTag(page, tag)
    page.addText(text, { x: 0.9, y: 1.9, w: 11.5, h: 2.2, fontSize: 36, bold: true, color: ink, fontFace })
  }
  await deck.writeFile({ fileName: file })
}

function addStep(deck: Deck, step: Step, openers: readonly string[]): void {
  const tag = `${step.name}　${step.minutes} 分钟`
  for (const [place, { title, lines, picture }] of step.slides.entries()) {
    const page = addPage(deck)
    addTag(page, tag)
    const width = picture ? 8 : 11.6
    const isAlone = !lines
    const size = isAlone ? 50 : title.length > 22 ? 34 : 40
    page.addText(title, {
      x: 0.9,
      y: 1.35,
      w: width,
      h: isAlone ? 3.6 : 1.5,
      fontSize: size,
      bold: true,
      color: ink,
      fontFace,
      valign: 'middle',
    })
    if (lines)
      page.addText(
        lines.map((text) => ({ text, options: { breakLine: true } })),
        {
          x: 0.9,
          y: 2.95,
          w: width,
          h: 3.2,
          fontSize: 30,
          color: ink,
          fontFace,
          valign: 'top',
          paraSpaceAfter: 10,
        },
      )
    if (picture) page.addImage({ data: pngOf(join(packageFolder, picture)), x: 9.3, y: 1.9, w: 3.1, h: 3.1 })
    if (place === 0) page.addNotes(step.teacher)
  }
  for (const [place, question] of (step.questions ?? []).entries()) {
    const page = addPage(deck)
    addTag(page, `${step.name}　想一想，第 ${place + 1} 问`)
    page.addText(question, {
      x: 0.9,
      y: 1.6,
      w: 11.5,
      h: 2.2,
      fontSize: 46,
      bold: true,
      color: ink,
      fontFace,
      valign: 'middle',
    })
    for (const [column, opener] of openers.entries())
      page.addText(opener, {
        shape: 'roundRect',
        rectRadius: 0.3,
        fill: { color: 'FFFFFF' },
        x: 0.9 + column * 3.9,
        y: 4.3,
        w: 3.6,
        h: 0.95,
        fontSize: 24,
        color: ink,
        fontFace,
        align: 'center',
      })
  }
}

/** The ground of every page: sky, and two hills at its foot. */
function addPage(deck: Deck): Page {
  const page = deck.addSlide()
  page.background = { color: 'EAF5FA' }
  page.addShape('ellipse', {
    x: -2,
    y: 6.35,
    w: 10.5,
    h: 2.6,
    fill: { color: 'BDE6C8' },
    line: { type: 'none' },
  })
  page.addShape('ellipse', { x: 5, y: 6.6, w: 11, h: 2.4, fill: { color: '93D2A6' }, line: { type: 'none' } })
  return page
}

function addTag(page: Page, text: string): void {
  page.addText(text, {
    shape: 'roundRect',
    rectRadius: 0.28,
    fill: { color: brand },
    x: 0.9,
    y: 0.5,
    w: 0.9 + text.length * 0.24,
    h: 0.56,
    fontSize: 18,
    bold: true,
    color: 'FFFFFF',
    fontFace,
    align: 'center',
  })
}

/** PowerPoint of older years knows no WebP. */
function pngOf(file: string): string {
  return withFolder((folder) => {
    const png = join(folder, 'picture.png')
    run('convert', [file.startsWith('/') ? file : pictureFile(file), '-resize', '480x480>', png])
    return `image/png;base64,${readFileSync(png).toString('base64')}`
  })
}
