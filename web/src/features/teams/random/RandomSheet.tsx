import { isAway } from '@pinge/contract/attendance/attendance.ts'
import { MAX_TEAMS_PER_CATEGORY } from '@pinge/contract/values/limits.ts'
import { arrangeTeams, type Category, type Team } from '@pinge/contract/teams.ts'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { seededRandom } from '@pinge/contract/values/seeded-random.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Sheet } from '../../../shared/ui/overlay/Sheet.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { useScheme } from '../scheme/SchemeContext.ts'
import { countTeams, groupRandomly } from './random-grouping.ts'
import { formatPlan, planTeams, type PlannedTeam } from './random-plan.ts'
import { RandomOptions, type GroupingOptions } from './RandomOptions.tsx'

export type RandomSheetProps = {
  category: Category
  /** Why nothing of the scheme can be saved any more. */
  gone: string
  /** A number by chance for the first dealing. */
  firstSeed: number
  onClose: () => void
}

/** 随机分组: how many, mixed or not, seen before it is saved, and saved in one piece. */
export function RandomSheet(props: RandomSheetProps) {
  const { teamsRead } = useScheme()
  const { gone, onClose } = props
  return (
    <Sheet isOpen onClose={onClose} title="随机分组" className="md:w-[57.5rem]!">
      {gone !== '' ? (
        <Problem text={gone} className="px-4 pb-5 text-base sm:px-6" />
      ) : (
        // Saved without the teams that are there, it would take them away with their scores.
        <ReadView read={teamsRead} waiting={<PreviewSkeleton />} errorClassName="mx-4 mb-5 sm:mx-6">
          {(teams) => <Dealing {...props} teams={teams} />}
        </ReadView>
      )}
    </Sheet>
  )
}

type DealingProps = RandomSheetProps & { teams: readonly Team[] }

function Dealing({ category, firstSeed, teams, onClose }: DealingProps) {
  const { classId, students } = useScheme()
  const [options, setOptions] = useState<GroupingOptions>({
    by: 'teams',
    wanted: teams.length || Math.max(2, Math.round(students.length / 6)),
    mix: 'none',
    isWithAway: false,
  })
  const [seed, setSeed] = useState(firstSeed)
  const { write, isSending, isUnsettled, problem } = useWrite(arrangeTeams)
  const isShown = useIsShown(category.id)
  const isLocked = isSending || isUnsettled

  const there = students.filter(({ attendance }) => !isAway(attendance))
  const awayCount = students.length - there.length
  // When all are away, somebody forgot to take it back.
  const dealt = options.isWithAway || there.length === 0 ? students : there
  const count = countTeams(dealt.length, options.by, options.wanted)
  const plan = planTeams(teams, groupRandomly(dealt, count, options.mix, seededRandom(seed)))

  async function save(): Promise<void> {
    const { isDone } = await write({ classId, categoryId: category.id, teams: plan })
    if (!isDone) return
    showSuccess('已分好组')
    if (isShown()) onClose()
  }

  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
        <RandomOptions
          options={options}
          most={options.by === 'teams' ? Math.min(MAX_TEAMS_PER_CATEGORY, dealt.length) : dealt.length}
          awayCount={there.length > 0 ? awayCount : 0}
          isLocked={isLocked}
          onChange={(change) => setOptions({ ...options, ...change })}
        />
        <Preview plan={plan} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        <p className="mr-auto text-s text-ink-2">
          {formatPlan(teams, count)}
          {dealt.length < students.length && `没到的 ${awayCount} 人先不分组。`}
        </p>
        <Problem text={problem} />
        <Button variant="mist" disabled={isLocked} onClick={() => setSeed(seed + 1)}>
          <Shuffle aria-hidden />
          重新随机
        </Button>
        <Button isBusy={isSending} onClick={() => void save()}>
          保存分组
        </Button>
      </div>
    </>
  )
}

/** The teams as they would be. */
function Preview({ plan }: { plan: readonly PlannedTeam[] }) {
  const { students } = useScheme()
  const names = new Map(students.map(({ id, username }) => [id, username]))
  return (
    <ul aria-label="分组预览" className="grid content-start gap-2 sm:grid-cols-2 md:grid-cols-3">
      {plan.map(({ teamId, teamName, studentIds }) => (
        <li key={teamId ?? teamName} className="rounded-card bg-mist px-3 py-2">
          <p className="flex gap-2 font-bold">
            <span className="min-w-0 flex-1 truncate">{teamName}</span>
            <span className="num text-s text-ink-2">{studentIds.length} 人</span>
          </p>
          <p className="text-s break-keep wrap-anywhere text-ink-2">
            {studentIds.map((id) => names.get(id)).join('、')}
          </p>
        </li>
      ))}
    </ul>
  )
}

function PreviewSkeleton() {
  return (
    <SkeletonGroup className="grid gap-2 px-4 pb-5 sm:grid-cols-2 sm:px-6 md:grid-cols-3">
      {Array.from({ length: 6 }, (_, place) => (
        <Skeleton key={place} className="h-16" />
      ))}
    </SkeletonGroup>
  )
}
