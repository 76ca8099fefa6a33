import { bmiOf } from '@pinge/contract/archives/fitness/standard.ts'
import { healthItems } from '@pinge/contract/archives/health-items.ts'
import { gradeName } from '@pinge/contract/classes.ts'
import type { Values } from '../../../../shared/sheet/sheet-types.ts'
import { bmiBands, isScored, nextLevelHint, standardRows, type StandardRow } from './standard-rows.ts'

export type StandardPanelProps = {
  /** The column with the cursor. */
  column: string
  values: Values
  gender: 'male' | 'female' | null
  grade: number
}

/** The national table of the item with the cursor, for this pupil's grade and gender, as one types. */
export function StandardPanel({ column, values, gender, grade }: StandardPanelProps) {
  const shown = gender && tableOf(column, values, { gender, grade })
  return (
    <aside
      aria-label="评分标准"
      className="hidden w-56 shrink-0 flex-col gap-2 self-start rounded-card bg-white p-4 xl:flex print:hidden"
    >
      {shown && gender ? (
        <>
          <h2 className="text-m font-bold">
            {shown.title} · {gradeName(grade)}
            {gender === 'male' ? '男生' : '女生'}
          </h2>
          <Rows rows={shown.rows} unit={shown.unit} />
          {shown.hint && (
            <p className="rounded-field bg-sun-tint px-3 py-2 text-center text-base font-bold">
              {shown.hint}
            </p>
          )}
        </>
      ) : (
        <p className="text-base text-ink-2">
          {gender ? '点一格有评分的项目，这里会列出国家标准。' : '这名学生没有填性别，不能评分。'}
        </p>
      )}
    </aside>
  )
}

type Table = { title: string; unit: string; rows: StandardRow[]; hint: string }

function tableOf(
  column: string,
  values: Values,
  pupil: { gender: 'male' | 'female'; grade: number },
): Table | undefined {
  if (isScored(column)) {
    const { name, unit } = healthItems[column]
    const value = numberIn(values, column)
    const rows = standardRows(column, value, pupil)
    const hint = value === null ? '' : nextLevelHint(column, value, pupil)
    return rows.length === 0 ? undefined : { title: name, unit, rows, hint }
  }
  if (!['height', 'weight', 'bmi'].includes(column)) return undefined
  const height = numberIn(values, 'height')
  const weight = numberIn(values, 'weight')
  const bmi = height !== null && weight !== null ? bmiOf(height, weight) : null
  return { title: 'BMI', unit: '', rows: bmiBands(bmi, pupil), hint: '' }
}

function numberIn(values: Values, key: string): number | null {
  const value = values[key]
  return typeof value === 'number' ? value : null
}

function Rows({ rows, unit }: { rows: readonly StandardRow[]; unit: string }) {
  return (
    <table className="w-full text-base tabular-nums">
      <thead className="text-left text-s text-ink-2">
        <tr>
          <th scope="col" className="px-2 font-normal">
            得分
          </th>
          <th scope="col" className="px-2 font-normal">
            {unit || '数值'}
          </th>
          <th scope="col" className="px-2 font-normal">
            <span className="sr-only">等级</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ score, needed, level, isReached }) => (
          <tr
            key={needed}
            {...(isReached && { 'aria-current': 'true' })}
            className="aria-[current]:bg-brand aria-[current]:font-bold aria-[current]:text-white"
          >
            <td className="rounded-l-field px-2 py-px">{score}</td>
            <td className="px-2 whitespace-nowrap">{needed}</td>
            <td className="rounded-r-field px-2 text-right text-s">{level}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
