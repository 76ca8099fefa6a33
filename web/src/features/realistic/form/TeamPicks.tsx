import { categoryList, teamList } from '@pinge/contract/teams.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { SelectField } from '../../../shared/ui/form/SelectField.tsx'

type TeamPicksProps = {
  classId: string
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
}

/** 按小组选: a tap takes all of a team, and another one leaves them out. A class without teams has none of it. */
export function TeamPicks({ classId, chosen, onChange }: TeamPicksProps) {
  const [asked, setAsked] = useState('')
  const categories = useRead(categoryList, { classId }).data?.categoryInfos ?? []
  const category = categories.find(({ id }) => id === asked) ?? categories[0]
  const categoryId = category?.id ?? ''
  const { data = [] } = useRead(teamList, { classId, categoryId }, { enabled: category !== undefined })
  const teams = data.filter(({ studentIds }) => studentIds.length > 0)
  if (!category || teams.length === 0) return null
  const ids = new Set(chosen)
  return (
    <div className="flex flex-wrap items-center gap-2">
      {categories.length > 1 && (
        <SelectField
          label="分组方案"
          isLabelHidden
          value={categoryId}
          onChange={setAsked}
          options={categories.map((one) => ({ value: one.id, label: one.name }))}
          className="w-44 max-w-full"
        />
      )}
      <div role="group" aria-label="按小组选" className="flex flex-wrap gap-2">
        {teams.map(({ id, teamName, studentIds }) => {
          const isWhole = studentIds.every((studentId) => ids.has(studentId))
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isWhole}
              onClick={() =>
                onChange(
                  isWhole
                    ? chosen.filter((studentId) => !studentIds.includes(studentId))
                    : [...new Set([...chosen, ...studentIds])],
                )
              }
              className="flex min-h-11 items-center gap-1.5 rounded-full bg-white px-3 text-base font-bold hover:bg-brand-tint aria-pressed:bg-brand-tint aria-pressed:text-brand-deep"
            >
              {teamName} <span className="num text-ink-2">{studentIds.length}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
