import { saveConsent, type Consent } from '@pinge/contract/privacy/consents.ts'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { DateField } from '../../../shared/ui/form/DateField.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'

export type SaveConsentsProps = {
  classId: string
  today: string
  chosen: readonly Consent[]
  without: readonly Consent[]
  count: number
  onChooseWithout: () => void
  onChooseAll: () => void
  onChooseNone: () => void
}

/** Puts down for all who are chosen what their families signed, with the day on the form. */
export function SaveConsents({ classId, today, chosen, ...props }: SaveConsentsProps) {
  const [date, setDate] = useState(today)
  // Others may be chosen after a try that was not answered.
  const saving = useWrite(saveConsent, { isRepeatable: true })

  const studentIds = chosen.map(({ studentId }) => studentId)
  // Others may be chosen while an answer is on its way, and stay so.
  const areChosen = useIsShown(studentIds.join())

  async function save(state: 'given' | 'withdrawn'): Promise<void> {
    const written = await saving.write({ classId, studentIds, state, date: date || today })
    if (!written.isDone) return
    if (areChosen()) props.onChooseNone()
    showSuccess(`已登记 ${studentIds.length} 名学生的家长${state === 'given' ? '同意' : '撤回同意'}`)
  }

  return (
    <section aria-label="登记" className="rounded-big bg-white p-4">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-m font-bold">
          {chosen.length === 0 ? '点学生的名字，再登记' : `已选 ${chosen.length} 名学生`}
        </p>
        {props.without.length > 0 && (
          <Button variant="quiet" onClick={props.onChooseWithout}>
            选没有同意的
          </Button>
        )}
        <Button
          variant="quiet"
          onClick={chosen.length === props.count ? props.onChooseNone : props.onChooseAll}
        >
          {chosen.length === props.count ? '都不选' : '全选'}
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <DateField
          label="同意书上的日期"
          value={date}
          max={today}
          placeholder="今天"
          onChange={setDate}
          className="w-60 max-sm:w-full"
        />
        <Button
          disabled={chosen.length === 0}
          isBusy={saving.isSending}
          onClick={() => void save('given')}
          className="max-sm:flex-1"
        >
          登记同意
        </Button>
        <Button
          variant="mist"
          disabled={chosen.length === 0 || saving.isSending}
          onClick={() => void save('withdrawn')}
          className="max-sm:flex-1"
        >
          登记撤回
        </Button>
      </div>
      <Problem text={saving.problem} className="mt-3" />
    </section>
  )
}
