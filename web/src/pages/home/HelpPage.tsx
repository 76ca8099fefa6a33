import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { HelpAnswer } from '../../features/help/HelpAnswer.tsx'
import { helpGroups } from '../../features/help/questions.ts'
import { searchHelp } from '../../features/help/search-help.ts'
import { useHashTarget } from '../../shared/device/use-hash-target.ts'
import { Button } from '../../shared/ui/buttons/Button.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'

/** What new teachers ask. Each question has an address of its own: `/help#undo`. */
export function HelpPage() {
  const [typed, setTyped] = useState('')
  const { hash } = useLocation()
  useHashTarget()
  const groups = searchHelp(helpGroups, typed)
  const wanted = typed.trim()
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0)

  return (
    <div className="mx-auto min-h-dvh w-full max-w-[860px] shrink-0 px-4 pt-2 pb-10 md:px-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-xl font-bold">帮助</h1>
        {/* No SearchInput: with it come 7 KB that only the screens of a class share. */}
        <TextField
          label="找问题"
          isLabelHidden
          type="search"
          placeholder="找问题，如 撤销"
          icon={<Search aria-hidden />}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          className="w-full sm:w-72 [&>div]:rounded-full [&>div]:bg-white/85"
        />
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && `找到 ${count} 个问题`}
      </p>
      {count === 0 && (
        <EmptyState
          picture="magnifier"
          title={`没有找到“${wanted}”`}
          text="换个词试试，或者问问学校的管理员。"
          action={
            <Button variant="soft" onClick={() => setTyped('')}>
              清空
            </Button>
          }
        />
      )}
      {groups.map(({ name, questions }) => (
        <section key={name} aria-label={name} className="mb-6">
          <h2 className="mb-2 text-l font-bold">{name}</h2>
          <div className="flex flex-col gap-2.5">
            {questions.map((help) => (
              <HelpAnswer key={help.id} help={help} isOpen={hash === `#${help.id}`} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
