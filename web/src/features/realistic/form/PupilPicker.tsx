import type { Student } from '@pinge/contract/students.ts'
import { CameraOff, Check } from 'lucide-react'
import { useId, useState } from 'react'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { isOfInputMethod } from '../../../shared/keys/is-of-input-method.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { SearchInput } from '../../../shared/ui/form/SearchInput.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { TeamPicks } from './TeamPicks.tsx'

export type PupilPickerProps = {
  classId: string
  /** In the order in which they are offered. */
  students: readonly Student[]
  chosen: readonly string[]
  /** Of them no picture may be added. */
  withoutConsent: ReadonlySet<string>
  problem: string | undefined
  find: (students: readonly Student[], typed: string) => Student[]
  onChange: (chosen: readonly string[]) => void
}

/** Who is in it: cards to tap, found by name or initials. */
export function PupilPicker(props: PupilPickerProps) {
  const { classId, students, chosen, withoutConsent, problem, find, onChange } = props
  const [typed, setTyped] = useState('')
  const noConsentId = useId()
  const ids = new Set(chosen)
  const called = callApart(students)
  const shown = typed.trim() === '' ? called : find(called, typed)
  const isAll = students.length > 0 && students.every(({ id }) => ids.has(id))
  const toggle = (id: string) => onChange(ids.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className="flex shrink-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        <h3 className="flex-1 text-l font-bold">谁在里面？</h3>
        <Button variant="white" onClick={() => onChange(isAll ? [] : students.map(({ id }) => id))}>
          {isAll ? '全不选' : '全班'}
        </Button>
      </div>
      <TeamPicks classId={classId} chosen={chosen} onChange={onChange} />
      <SearchInput
        label="找学生"
        placeholder="姓名或拼音首字母"
        value={typed}
        onChange={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return
          event.preventDefault()
          const [first] = shown
          if (first && typed.trim() !== '') {
            toggle(first.id)
            setTyped('')
          }
        }}
      />
      <Problem text={problem} className="text-s" />
      <span id={noConsentId} hidden>
        家长没有同意添加照片
      </span>
      <ul aria-label="学生" className="realistic-pupils">
        {shown.map(({ id, username, header }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={ids.has(id)}
              aria-describedby={withoutConsent.has(id) ? noConsentId : undefined}
              onClick={() => toggle(id)}
              className="realistic-pupil realistic-quality relative flex h-full w-full flex-col items-center justify-center gap-1 rounded-card bg-white px-1 py-2"
            >
              <Avatar header={header} size={44} />
              <span className="line-clamp-2 text-center text-s font-bold wrap-anywhere">{username}</span>
              {withoutConsent.has(id) && (
                <CameraOff aria-hidden className="absolute top-1.5 left-1.5 size-4 text-ink-2" />
              )}
              {ids.has(id) && (
                <span className="realistic-check grid size-6 place-items-center rounded-full bg-brand text-white">
                  <Check aria-hidden className="size-4" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="text-s text-ink-2">没有找到，换个字试试。</p>}
    </div>
  )
}
