import type { ClassFitness } from './class-fitness.ts'

const colours: Readonly<Record<ClassFitness['parts'][number]['name'], string>> = {
  优秀: 'bg-sun',
  良好: 'bg-brand',
  及格: 'bg-accent',
  待提高: 'bg-q2',
  未测完: 'bg-ink-3',
  有免测: 'bg-line',
}

/** The class at a glance: rates with how many they tell of, and a bar in which everybody is. */
export function ClassFitnessBar({ fitness }: { fitness: ClassFitness }) {
  const { count, mean, passRate, excellentRate, missingCells } = fitness
  const parts = fitness.parts.filter((part) => part.count > 0)
  const all = parts.reduce((sum, part) => sum + part.count, 0)
  return (
    <section
      aria-label="全班情况"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-white px-4 py-3 text-m"
    >
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span>
          测完 <b className="num text-l">{count}</b> 人
        </span>
        <span>
          平均分 <b className="num text-l">{mean ?? '—'}</b>
        </span>
        <span>
          及格率 <b className="num text-l">{percent(passRate)}</b>
        </span>
        <span>
          优秀率 <b className="num text-l">{percent(excellentRate)}</b>
        </span>
      </p>
      <div className="min-w-[min(100%,15rem)] flex-1">
        <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-mist">
          {parts.map((part) => (
            <i key={part.name} className={colours[part.name]} style={{ flexGrow: part.count }} />
          ))}
        </div>
        <ul aria-label="等级" className="mt-1 flex flex-wrap gap-x-4 text-s text-ink-2">
          {parts.map((part) => (
            <li key={part.name} className="flex items-center gap-1.5">
              <i aria-hidden className={`size-2.5 ${colours[part.name]}`} />
              {part.name} {part.count} 人
            </li>
          ))}
          <li className="ml-auto">
            共 {all} 人{missingCells > 0 && `，还缺 ${missingCells} 格`}
          </li>
        </ul>
      </div>
    </section>
  )
}

function percent(rate: number | null): string {
  return rate === null ? '—' : `${Math.round(rate * 1000) / 10}%`
}
