import { ASIDE } from '@pinge/contract/archives/cells.ts'
import { assess, type Assessment, type Measured } from '@pinge/contract/archives/fitness/assess.ts'
import type { FitnessItem } from '@pinge/contract/archives/fitness/primary-2014.ts'
import { bmiName, nextStep, nextTotal } from '@pinge/contract/archives/fitness/standard.ts'
import { formatMeasured, GOOD_VISION, healthItems } from '@pinge/contract/archives/health-items.ts'
import {
  healthSheet,
  saveHealth,
  type FitnessLevel,
  type HealthItem,
  type HealthRow,
  type HealthSheet,
} from '@pinge/contract/archives/health.ts'
import { readAside } from '@pinge/contract/archives/read-mark.ts'
import { readMeasurement } from '@pinge/contract/archives/read-measurement.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { makeOnce } from '../../../shared/sheet/make-once.ts'
import type {
  Answer,
  SentCell,
  SheetColumn,
  SheetRow,
  Shown,
  Tone,
  Values,
} from '../../../shared/sheet/sheet-types.ts'

export type FitnessRow = SheetRow & Pick<HealthRow, 'gender'>

const tones: Readonly<Record<FitnessLevel, Tone>> = {
  优秀: 'best',
  良好: 'good',
  及格: 'pass',
  待提高: 'low',
}
const shortNames: Partial<Record<HealthItem, string>> = {
  ropeSkip: '跳绳',
  sitUp: '仰卧起坐',
  shuttle50x8: '50米×8',
  visionLeft: '左眼',
  visionRight: '右眼',
}

/** What the grade measures, each item with its score as one types, and the totals, which are never written. */
export function healthColumns({
  items,
  grade,
  standardName,
  customAsideName,
}: Pick<HealthSheet, 'items' | 'grade' | 'standardName' | 'customAsideName'>): SheetColumn<FitnessRow>[] {
  const measured = items.map((item): SheetColumn<FitnessRow> => ({
    key: item,
    title: `${shortNames[item] ?? healthItems[item].name}${unitOf(item)}`,
    width: item === 'height' || item === 'weight' ? 5 : 7.5,
    exempt: '免测',
    read: (typed) => readMeasurement(item, typed),
    show: (value, row, values) => showItem(item, value, row, assessOf(values, row, grade), grade),
  }))
  const told = standardName === null ? [] : totals(grade)
  const aside: SheetColumn<FitnessRow>[] =
    customAsideName === '' ? [] : [{ key: ASIDE, title: customAsideName, width: 10, read: readAside }]
  return [...measured, ...told, ...aside]
}

/** Short, so that a heading stays on one line. */
const shortUnits: Readonly<Record<string, string>> = {
  厘米: ' cm',
  千克: ' kg',
  毫升: ' mL',
  秒: ' 秒',
  次: ' 次',
}

function unitOf(item: HealthItem): string {
  return item === 'shuttle50x8' ? ' 分秒' : (shortUnits[healthItems[item].unit] ?? '')
}

function totals(grade: number | null): SheetColumn<FitnessRow>[] {
  const told = (
    key: string,
    title: string,
    width: number,
    tell: (found: Assessment, row: FitnessRow) => Shown,
  ): SheetColumn<FitnessRow> => ({
    key,
    title,
    width,
    show: (_, row, values) => tell(assessOf(values, row, grade), row),
  })
  return [
    told('bmi', 'BMI', 6, ({ bmi, scores }, { gender }) => showBmi(bmi, scores.bmi, gender, grade)),
    told('standard', '标准分', 4, ({ standard }) => ({ text: toTenths(standard) })),
    told('bonus', '加分', 4, ({ bonus }) => ({ text: String(bonus ?? '') })),
    told('total', '总分', 8, (found) => showTotal(found)),
  ]
}

/** The standard tells these to one decimal, also where it is a nought. */
function toTenths(value: number | null): string {
  return value?.toFixed(1) ?? ''
}

/** The national form has words of its own for a weight: 良好 for a child who weighs too little would be wrong. */
function showBmi(
  bmi: number | null,
  scored: Assessment['scores']['bmi'],
  gender: FitnessRow['gender'],
  grade: number | null,
): Shown {
  const text = toTenths(bmi)
  if (bmi === null || !scored || !gender || grade === null) return { text }
  return {
    text,
    note: `${scored.score} ${bmiName(bmi, { gender, grade }) ?? ''}`.trim(),
    tone: tones[scored.level],
  }
}

function showTotal({ total, level, missing, exempt }: Assessment): Shown {
  if (total !== null && level !== null) {
    const next = nextTotal(total)
    return {
      text: toTenths(total),
      note: level,
      tone: tones[level],
      hint: next && `再加 ${next.gap} 分到${next.level}`,
    }
  }
  const names = (items: readonly Measured[]) => items.map((item) => healthItems[item].name).join('、')
  const hint = [
    missing.length > 0 && `未测：${names(missing)}`,
    exempt.length > 0 && `免测：${names(exempt)}`,
  ]
    .filter(Boolean)
    .join('；')
  if (missing.length > 0) return { text: '', note: `差 ${missing.length} 项`, hint }
  return exempt.length > 0 ? { text: '', note: '有免测', hint } : { text: '' }
}

function showItem(
  item: HealthItem,
  value: number | string | null,
  { gender }: FitnessRow,
  { scores }: Assessment,
  grade: number | null,
): Shown {
  if (typeof value !== 'number') return { text: value === null ? '' : '免测' }
  const text = formatMeasured(item, value)
  if (item === 'visionLeft' || item === 'visionRight')
    return value < GOOD_VISION ? { text, note: '视力低下', tone: 'low' } : { text }
  const scored = item === 'height' || item === 'weight' ? undefined : scores[item]
  if (!scored || !gender || grade === null) return { text }
  // Height and weight have no score of their own.
  const next = nextStep(item as Exclude<FitnessItem, 'bmi'>, value, { gender, grade })
  const unit = item === 'shuttle50x8' ? '秒' : healthItems[item].unit
  return { text, ...noteOf(scored), hint: next && `差 ${next.gap} ${unit}到${next.level}` }
}

function noteOf(scored: { score: number; level: FitnessLevel } | undefined): Pick<Shown, 'note' | 'tone'> {
  return scored ? { note: `${scored.score} ${scored.level}`, tone: tones[scored.level] } : {}
}

export function assessOf(
  values: Values,
  { gender }: Pick<FitnessRow, 'gender'>,
  grade: number | null,
): Assessment {
  const numbers: Partial<Record<string, number | 'exempt'>> = {}
  for (const [item, value] of Object.entries(values))
    if (typeof value === 'number' || value === 'exempt') numbers[item] = value
  return assess(numbers, { gender, grade })
}

const healthRow = makeOnce(({ studentId, username, stuNo, gender, cells, aside }: HealthRow): FitnessRow => ({
  id: studentId,
  name: username,
  number: stuNo,
  gender,
  cells: { ...cells, [ASIDE]: aside },
}))

export function healthRows(rows: readonly HealthRow[]): FitnessRow[] {
  return rows.map(healthRow)
}

/** Sends some cells, and draws what was saved. */
export async function sendMeasurements(
  queryClient: QueryClient,
  sheet: { classId: string; documentId: string },
  cells: readonly SentCell[],
  requestId: string,
): Promise<Answer> {
  const request = {
    ...sheet,
    requestId,
    // The columns that can be written are the items and the own one.
    cells: cells.map(({ rowId, column, value, version }) => ({
      studentId: rowId,
      item: column as HealthItem | typeof ASIDE,
      value,
      version,
    })),
  }
  const { data } = await sendWrite(queryClient, saveHealth, request, {
    drawAnswer: ({ saved }, _, change) =>
      change(healthSheet, sheet, (drawn) => ({
        ...drawn,
        rows: drawn.rows.map((row) => {
          const own = saved.filter(({ studentId }) => studentId === row.studentId)
          let { aside } = row
          const changed = { ...row.cells }
          for (const { item, value, version } of own)
            if (item === ASIDE) aside = { value, version }
            else changed[item] = { score: null, level: null, ...changed[item], value, version }
          return own.length === 0 ? row : { ...row, cells: changed, aside }
        }),
      })),
  })
  const placed = <Placed extends { studentId: string; item: string }>({
    studentId,
    item,
    ...rest
  }: Placed) => ({
    ...rest,
    rowId: studentId,
    column: item,
  })
  return { saved: data.saved.map(placed), refused: data.refused.map(placed) }
}
