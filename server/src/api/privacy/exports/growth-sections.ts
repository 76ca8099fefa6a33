import { evaluationTexts } from '@pinge/contract/archives/evaluation.ts'
import { healthItems } from '@pinge/contract/archives/health-items.ts'
import { ASIDE, EXEMPT } from '@pinge/contract/archives/cells.ts'
import {
  realisticKindNames,
  realisticLevelNames,
  realisticStateNames,
  type RealisticKind,
  type RealisticLevel,
  type RealisticState,
} from '@pinge/contract/realistic.ts'
import {
  reviewStateNames,
  type ReviewLevels,
  type ReviewState,
} from '@pinge/contract/reviews/review-values.ts'
import { levelName, type TrainingType } from '@pinge/contract/training/items.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { termName } from '@pinge/contract/values/school-days/terms.ts'
import { askedIn, columnsOf, EVALUATION, markColumn } from '../../writes/archives/columns.ts'
import { teacherNames, timeOf, wordsOf } from './row-texts.ts'
import type { Cell, Section } from './page.ts'
import type { PupilData } from './pupil-data.ts'
import type { Row } from './rows.queries.ts'

/** The growth archive, the reviews and the training of a pupil. */
export function growthSections(data: PupilData): Section[] {
  return [cells(data), records(data), reviews(data), rounds(data)]
}

const textNames: Readonly<Record<(typeof evaluationTexts)[number], string>> = {
  progress: '我的进步',
  goal: '我的目标',
  peer: '同伴的话',
  family: '家长的话',
  reply: '老师回复',
}

type Document = PupilData['facts']['names']['documents'][number]

/** What the columns of a document are called. */
function columnNames(document: Document): Map<string, string> {
  const { subjects, kinds } = columnsOf(document)
  const asked = askedIn(document).questions
  return new Map([
    [ASIDE, document.customAsideName || '备注'],
    ...Object.entries(healthItems).map(([item, { name, unit }]): [string, string] => [
      item,
      unit === '' ? name : `${name}（${unit}）`,
    ]),
    ...subjects.flatMap((subject) =>
      kinds.map((kind): [string, string] => [
        markColumn(subject.id, kind.id),
        `${subject.name} ${kind.name}`,
      ]),
    ),
    ...asked.map(({ id, text }): [string, string] => [EVALUATION + id, `自评：${text}`]),
    ...evaluationTexts.map((name): [string, string] => [EVALUATION + name, `自评：${textNames[name]}`]),
  ])
}

/** A mark is 免考, and a measurement 免测. */
function exemptIn(column: string): string {
  return column in healthItems ? '免测' : '免考'
}

function cells(data: PupilData): Section {
  const documents = new Map(data.facts.names.documents.map((document) => [document.id, document]))
  const names = new Map([...documents].map(([id, document]) => [id, columnNames(document)]))
  const filled = (data.rows.sheetCells ?? []).filter(({ value }) => value !== '')
  return {
    title: '学业、体质和自评',
    none: '没有填写',
    heads: ['档案', '栏目', '内容'],
    rows: filled.map(({ documentId, column, value }) => {
      const document = documents.get(wordsOf(documentId))
      return [
        document ? `${document.name}（${termName(document.termKey)}）` : '',
        names.get(wordsOf(documentId))?.get(wordsOf(column)) ?? wordsOf(column),
        value === EXEMPT ? exemptIn(wordsOf(column)) : wordsOf(value),
      ]
    }),
  }
}

function records(data: PupilData): Section {
  const { rows, pictures } = data
  const teacherOf = teacherNames(data)
  const batches = new Map((rows.realisticBatches ?? []).map((batch) => [batch['id'], batch]))
  const photos = Map.groupBy(rows.realisticPictures ?? [], ({ batchId }) => batchId)
  const picturesOf = (row: Row): Cell[] =>
    (photos.get(row['batchId'] ?? '') ?? []).flatMap(({ fileKey }) => {
      const picture = pictures.get(wordsOf(fileKey))
      return picture ? [{ picture: picture.name, alt: '写实记录的照片' }] : []
    })
  return {
    title: '写实记录',
    none: '没有写实记录',
    heads: ['日期', '做了什么', '类型', '时长和级别', '角色', '状态', '老师', '照片'],
    rows: (rows.realisticRecords ?? []).map((row) => {
      const batch = batches.get(row['batchId'] ?? '') ?? {}
      const word = wordsOf(row['word'])
      return [
        wordsOf(batch['date']),
        [wordsOf(batch['title']), wordsOf(batch['text'])].filter((part) => part !== '').join('\n'),
        [qualityName(batch['type']), realisticKindNames[batch['kind'] as RealisticKind]].join(' '),
        extentOf(batch),
        wordsOf(row['role']),
        [
          realisticStateNames[row['state'] as RealisticState] + (word === '' ? '' : `：${word}`),
          ...(row['isTypical'] === 1 ? ['典型'] : []),
        ].join('\n'),
        teacherOf(batch),
        picturesOf(row),
      ]
    }),
  }
}

/** 40 分钟, 校级. */
function extentOf({ minutes, level }: Row): string {
  const parts = [
    typeof minutes === 'number' ? `${minutes} 分钟` : '',
    level ? realisticLevelNames[level as RealisticLevel] : '',
  ]
  return parts.filter((part) => part !== '').join('，')
}

function qualityName(type: Row[string] | undefined): string {
  return qualityTypes.find((quality) => quality.type === type)?.name ?? ''
}

function reviews(data: PupilData): Section {
  const tagsOf = (text: string): string => (JSON.parse(text || '[]') as string[]).join('、')
  return {
    title: '期末评语',
    none: '没有评语',
    heads: ['学期', '评语', '老师的话', '等级', '关键词', '状态'],
    rows: (data.rows.termReviews ?? []).map(({ termKey, text, teacherWords, levels, tags, state }) => [
      termName(wordsOf(termKey)),
      wordsOf(text),
      wordsOf(teacherWords),
      levelsOf(wordsOf(levels)),
      tagsOf(wordsOf(tags)),
      reviewStateNames[state as ReviewState],
    ]),
  }
}

/** 学业成就 优秀, a line each: of those that the teacher gave. */
function levelsOf(text: string): string {
  return (JSON.parse(text || '[]') as ReviewLevels)
    .flatMap((level, place) => (level === null ? [] : [`${qualityTypes[place]?.name ?? ''} ${level}`]))
    .join('\n')
}

function rounds(data: PupilData): Section {
  return {
    title: '大脑训练',
    none: '没有训练记录',
    heads: ['时间', '关卡', '得分', '答对', '答错'],
    rows: (data.rows.trainingRounds ?? []).map((row) => [
      timeOf(row['startedAt']),
      levelName(row['type'] as TrainingType, Number(row['level'])),
      wordsOf(row['score']),
      wordsOf(row['correct']),
      wordsOf(row['wrong']),
    ]),
  }
}
