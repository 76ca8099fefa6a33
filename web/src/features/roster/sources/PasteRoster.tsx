import { MAX_PASTED_LENGTH } from '@pinge/contract/roster/roster.ts'
import { ClipboardPaste } from 'lucide-react'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Field } from '../../../shared/ui/form/Field.tsx'
import { useReadRoster } from './use-read-roster.ts'
import type { Roster } from '../use-roster.ts'

/** A text that became another one altogether stays whole. */
function withoutRead(now: string, text: string): string {
  const read = text.trimEnd()
  return now === text || now.startsWith(`${read}\n`) ? now.slice(read.length).trim() : now
}

export function PasteRoster({ roster, isLocked }: { roster: Roster; isLocked: boolean }) {
  const { read, isReading, problem, forgetProblem } = useReadRoster(roster)
  const { pasted, setPasted } = roster
  const canRead = pasted.trim() !== '' && !isLocked

  async function readPasted() {
    // What is typed stays until its rows stand in the preview, and longer when it was written meanwhile.
    if (canRead && !isReading && (await read({ text: pasted }))) setPasted((now) => withoutRead(now, pasted))
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void readPasted()
      }}
      className="flex flex-col gap-3"
    >
      <Field
        label="学生姓名"
        hint="一行一个，或用逗号、顿号隔开；也可以从表格里整列复制过来。"
        error={problem || undefined}
      >
        {(field) => (
          <textarea
            {...field}
            rows={7}
            value={pasted}
            maxLength={MAX_PASTED_LENGTH}
            disabled={isLocked}
            placeholder={'王浩然\n李沐阳\n周诗语'}
            onChange={(event) => {
              setPasted(event.target.value)
              forgetProblem()
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void readPasted()
            }}
            className="block w-full resize-y rounded-field bg-mist px-4 py-3 text-m placeholder:text-ink-3 aria-invalid:bg-danger-tint"
          />
        )}
      </Field>
      <Button type="submit" variant="soft" isBusy={isReading} disabled={!canRead}>
        {!isReading && <ClipboardPaste aria-hidden />}
        识别名单
      </Button>
    </form>
  )
}
