import type { Evidence } from '@pinge/contract/reviews/review-values.ts'
import { givenName } from '@pinge/contract/reviews/sentences.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { QualityRadar } from '../../shared/ui/picture/QualityRadar.tsx'
import { QualityShape } from '../../shared/ui/picture/QualityShape.tsx'
import type { Review } from './review-edit.ts'

export type EvidencePaneProps = {
  review: Review
  /** Null where nothing can be written. */
  onFact: ((evidence: Evidence[]) => void) | null
}

const MAX_ITEMS = 6

/** 写评语的依据: what the database holds of the pupil's term. A tap on a fact puts a sentence into the text. */
export function EvidencePane({ review, onFact }: EvidencePaneProps) {
  const { facts, marks, fitness, records, axes, username } = review
  const ofKind = (...kinds: string[]) => facts.filter(([first]) => first && kinds.includes(first.kind))
  const items = ofKind('item').slice(0, MAX_ITEMS)
  const others = ofKind('mark', 'fitness', 'attendance', 'evaluation')
  return (
    <aside aria-label="写评语的依据" className="flex flex-col gap-3">
      <Card title={`这学期的${givenName(username)}`}>
        <QualityRadar axes={axes} label={`${username}的五维`} />
      </Card>
      <Card title="夸得最多的">
        {items.length === 0 ? <None>这学期还没有表扬</None> : <Facts facts={items} onFact={onFact} />}
      </Card>
      <Card title="学业和体质">
        {marks.length === 0 && !fitness && <None>还没有成绩和体质测试</None>}
        <dl className="grid grid-cols-2 gap-x-5 text-base">
          {marks.map(({ subject, level }) => (
            <div key={subject} className="flex justify-between gap-2 py-0.5">
              <dt className="wrap-anywhere">{subject}</dt>
              <dd className="font-bold whitespace-nowrap">{level}</dd>
            </div>
          ))}
        </dl>
        {fitness && (
          <p className="mt-1 flex justify-between border-t border-hair pt-1 text-base">
            体质
            <b>
              <span className="num">{fitness.total}</span> {fitness.level}
            </b>
          </p>
        )}
        {others.length > 0 && <Facts facts={others} onFact={onFact} />}
      </Card>
      <Card title="写实记录">
        {records.length === 0 ? (
          <None>还没有采纳的写实记录</None>
        ) : (
          <Facts
            facts={ofKind('record')}
            onFact={onFact}
            note={(label) => records.find(({ title }) => title === label)?.date ?? ''}
          />
        )}
      </Card>
    </aside>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-white/85 px-4 py-3">
      <h3 className="font-bold">{title}</h3>
      {children}
    </section>
  )
}

function None({ children }: { children: string }) {
  return <p className="text-s text-ink-2">{children}</p>
}

type FactsProps = {
  facts: readonly Evidence[][]
  onFact: EvidencePaneProps['onFact']
  /** The day of a record. */
  note?: (label: string) => string
}

function Facts({ facts, onFact, note }: FactsProps) {
  return (
    <ul className="flex flex-col">
      {facts.map((evidence) => {
        const [first] = evidence
        if (!first) return null
        const day = note?.(first.label) ?? ''
        const what = (
          <>
            {first.type !== null && <QualityShape type={first.type} />}
            <span className="min-w-0 flex-1 text-left wrap-anywhere">{first.label}</span>
            {day !== '' && <span className="text-s text-ink-2">{formatMonthDay(day)}</span>}
            {first.kind === 'item' && <b className="num">×{first.count}</b>}
            {first.kind === 'fitness' && <b className="num">{first.count}</b>}
          </>
        )
        return (
          <li key={`${first.kind} ${first.label}`}>
            {onFact ? (
              <button
                type="button"
                aria-label={`把“${first.label}”写进评语`}
                onClick={() => onFact(evidence)}
                className="flex min-h-11 w-full items-center gap-2 rounded-field px-1 text-base hover:bg-brand-tint"
              >
                {what}
                <Plus aria-hidden className="size-4 shrink-0 text-brand" />
              </button>
            ) : (
              <span className="flex min-h-9 items-center gap-2 px-1 text-base">{what}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
