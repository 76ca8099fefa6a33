import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import { writeFileSync } from 'node:fs'
import type { Lesson } from '../courses/lesson.ts'

const font = { ascii: 'Microsoft YaHei', eastAsia: 'Microsoft YaHei', hAnsi: 'Microsoft YaHei' }
const border = { style: BorderStyle.SINGLE, size: 6, color: 'B9CDD6' }
const borders = { top: border, bottom: border, left: border, right: border }
const PAGE_WIDTH = 9600
const gradeNames = { low: '低年级', middle: '中年级', high: '高年级' } as const

/** Writes the teacher's guide of a lesson as a document that can be changed. */
export async function writeGuide({ course, prepare, notes }: Lesson, file: string): Promise<void> {
  const grades = course.grades.map((grade) => gradeNames[grade]).join('、')
  const { know, feel, act } = course.goals
  await write(file, course.title, [
    paragraph(
      `${course.theme}　·　${grades}　·　${course.minutes} 分钟　·　课后可以点评“${course.comment}”`,
      '4A6670',
    ),
    paragraph(course.intro),
    heading('这节课想做到'),
    ...bullets([`认知：${know}`, `情感：${feel}`, `行为：${act}`]),
    heading('课前准备'),
    ...bullets(prepare),
    heading('怎么上'),
    table(
      ['步骤', '做什么、说什么'],
      course.steps.map(({ name, minutes, teacher }) => [`${name}\n${minutes} 分钟`, teacher]),
      [1500, PAGE_WIDTH - 1500],
    ),
    heading('三个问题'),
    ...course.questions.map((question, place) => paragraph(`${place + 1}．${question}`)),
    ...(course.category === 'practical'
      ? [
          heading('七天小任务'),
          table(
            ['日子', '小任务'],
            course.days.map(({ title, task }) => [title, task]),
            [1500, PAGE_WIDTH - 1500],
          ),
        ]
      : []),
    heading('约定卡上的话'),
    paragraph(course.promise ?? ''),
    heading('上完以后'),
    ...bullets(notes),
    heading('我的记录'),
    table(['哪里顺利', '下次想改'], [['\n\n\n', '']], [PAGE_WIDTH / 2, PAGE_WIDTH / 2]),
  ])
}

/** Writes a table for the class that is filled in on a computer or by hand. */
export async function writeForm(
  file: string,
  title: string,
  lead: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const width = Math.floor(PAGE_WIDTH / head.length)
  await write(file, title, [
    paragraph(lead, '4A6670'),
    table(
      head,
      rows,
      head.map(() => width),
    ),
  ])
}

async function write(file: string, title: string, children: (Paragraph | Table)[]): Promise<void> {
  const document = new Document({
    creator: '品格班级',
    title,
    styles: { default: { document: { run: { font, size: 22, color: '12303B' } } } },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1100, bottom: 1000, left: 1150, right: 1150 },
          },
        },
        children: [
          new Paragraph({
            heading: HeadingLevel.TITLE,
            alignment: AlignmentType.LEFT,
            spacing: { after: 120 },
            children: [new TextRun({ text: title, font, bold: true, size: 40, color: '0E7490' })],
          }),
          ...children,
        ],
      },
    ],
  })
  writeFileSync(file, await Packer.toBuffer(document))
}

function heading(text: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: 240, after: 80 },
    children: [new TextRun({ text, font, bold: true, size: 26, color: '12303B' })],
  })
}

function paragraph(text: string, color = '12303B'): Paragraph {
  return new Paragraph({ spacing: { after: 80, line: 330 }, children: [new TextRun({ text, font, color })] })
}

function bullets(texts: readonly string[]): Paragraph[] {
  return texts.map(
    (text) =>
      new Paragraph({
        bullet: { level: 0 },
        spacing: { after: 40, line: 330 },
        children: [new TextRun({ text, font })],
      }),
  )
}

function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
): Table {
  const cell = (text: string, column: number, isHead: boolean): TableCell =>
    new TableCell({
      borders,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 80, bottom: 80, left: 120, right: 120 },
      ...(isHead ? { shading: { fill: 'E6F4FA' } } : {}),
      children: text.split('\n').map(
        (one) =>
          new Paragraph({
            spacing: { line: 320 },
            children: [new TextRun({ text: one, font, bold: isHead || (column === 0 && text !== '') })],
          }),
      ),
    })
  return new Table({
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths: [...widths],
    rows: [
      new TableRow({ tableHeader: true, children: head.map((text, column) => cell(text, column, true)) }),
      ...rows.map(
        (cells) =>
          new TableRow({ cantSplit: true, children: cells.map((text, column) => cell(text, column, false)) }),
      ),
    ],
  })
}
