import { ArrowRight } from 'lucide-react'
import type { Choice, KnownRow, RecordChange } from '../draft/known-row.ts'

export const choiceNames = {
  fill: '只补空缺',
  update: '更新',
  keep: '保持不变',
  another: '另一名学生',
} as const satisfies Record<Choice, string>

export type KnownRowDetailProps = {
  known: KnownRow
  isLocked: boolean
  onChoose: (choice: Choice) => void
}

/** What would change of a pupil who is in the class, and what shall become of it. */
export function KnownRowDetail({ known, isLocked, onChoose }: KnownRowDetailProps) {
  const { classmate, doubt, isByNameAlone, changes, choices, choice } = known
  const name = classmate.username
  return (
    <div className="flex flex-col gap-2.5 pr-4 pb-3.5 pl-12">
      {doubt !== '' && <p className="text-base text-danger">{doubt}，是同一位吗？</p>}
      {choices.length === 0 && (
        <p className="text-base text-ink-2">
          没有变化{isByNameAlone && '；如果是另一名学生，请给两位填不同的学号'}
        </p>
      )}
      {choice === 'another' && <p className="text-base text-ink-2">作为另一位{name}添加</p>}
      {changes.length > 0 && (
        <ul aria-label={`${name}的变化`} className="flex flex-col gap-1">
          {changes.map((change) => (
            <Change key={change.label} change={change} />
          ))}
        </ul>
      )}
      {choices.length > 0 && (
        <div role="group" aria-label={`${name}怎样处理`} className="flex flex-wrap gap-2">
          {choices.map((one) => (
            <button
              key={one}
              type="button"
              disabled={isLocked}
              aria-pressed={one === choice}
              onClick={() => onChoose(one)}
              className="min-h-12 rounded-full bg-white px-4 text-name font-bold text-ink-2 hover:text-ink aria-pressed:bg-brand-tint aria-pressed:text-brand-deep aria-pressed:ring-2 aria-pressed:ring-brand aria-pressed:ring-inset"
            >
              {choiceNames[one]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

function Change({ change: { label, from, to, isHappening } }: { change: RecordChange }) {
  return (
    <li className="flex flex-wrap items-center gap-x-1.5 text-base text-ink-2">
      {label}
      <span className="wrap-anywhere">{from || '空'}</span>
      <ArrowRight aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">改为</span>
      <span className={`wrap-anywhere ${isHappening ? 'font-bold text-ink' : ''}`}>{to}</span>
      {!isHappening && <span>（不改）</span>}
    </li>
  )
}
