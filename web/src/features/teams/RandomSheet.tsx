import { isAway } from '@pinge/contract/attendance.ts'
import { MAX_TEAMS_PER_CATEGORY } from '@pinge/contract/limits.ts'
import type { Student } from '@pinge/contract/students.ts'
import { arrangeTeams, type Team } from '@pinge/contract/teams.ts'
import { Minus, Plus, Shuffle } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { describeFailure } from '../../shared/api/describe-failure.ts'
import { useKeptRequest, type Numbered } from '../../shared/api/use-kept-request.ts'
import { seededRandom } from '../../shared/device/seeded-random.ts'
import { Button } from '../../shared/ui/form/Button.tsx'
import { Checkbox } from '../../shared/ui/form/Checkbox.tsx'
import { IconButton } from '../../shared/ui/form/IconButton.tsx'
import { Segmented } from '../../shared/ui/form/Segmented.tsx'
import { Sheet } from '../../shared/ui/overlay/Sheet.tsx'
import { countTeams, groupRandomly, type Mix } from './random-grouping.ts'
import { planTeams, sayPlan, type PlannedTeam } from './random-plan.ts'

export type RandomSheetProps = {
  classId: string
  categoryId: string
  teams: readonly Team[]
  students: readonly Student[]
  /** A number by chance for the first dealing. */
  firstSeed: number
  onDone: () => void
  onClose: () => void
}

const ways = [
  { value: 'teams', label: '按组数' },
  { value: 'members', label: '按每组人数' },
] as const
const mixes = [
  { value: 'none', label: '完全随机' },
  { value: 'gender', label: '男女均衡' },
  { value: 'score', label: '积分均衡' },
] as const

/** 随机分组: how many, mixed or not, seen before it is saved, and saved in one piece. */
export function RandomSheet(props: RandomSheetProps) {
  const { classId, categoryId, teams, students, firstSeed, onDone, onClose } = props
  const [by, setBy] = useState<'teams' | 'members'>('teams')
  const [wanted, setWanted] = useState(teams.length || Math.max(2, Math.round(students.length / 6)))
  const [mix, setMix] = useState<Mix>('none')
  const [seed, setSeed] = useState(firstSeed)
  const [isWithAway, setIsWithAway] = useState(false)
  const { send, isSending, isUnsettled, error } = useKeptRequest(writeArrangement)

  const there = students.filter(({ attendance }) => !isAway(attendance))
  const awayCount = students.length - there.length
  // When nobody is there, somebody forgot to take it back.
  const dealt = isWithAway || there.length === 0 ? students : there
  const count = countTeams(dealt.length, by, wanted)
  const plan = planTeams(teams, groupRandomly(dealt, count, mix, seededRandom(seed)))
  const names = new Map(students.map(({ id, username }) => [id, username]))
  const most = by === 'teams' ? Math.min(MAX_TEAMS_PER_CATEGORY, dealt.length) : dealt.length

  async function save(): Promise<void> {
    try {
      await send({ classId, categoryId, teams: plan })
    } catch {
      // Said above the buttons.
      return
    }
    onDone()
  }

  return (
    <Sheet isOpen onClose={onClose} title="随机分组" className="md:w-[920px]!">
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-2 sm:px-6">
        <fieldset disabled={isUnsettled} className="flex flex-wrap items-center gap-3 pb-3">
          <Segmented label="怎么分" value={by} options={ways} onChange={setBy} />
          <div
            role="group"
            aria-label={by === 'teams' ? '组数' : '每组人数'}
            className="flex items-center gap-1"
          >
            <IconButton
              label="减少"
              disabled={wanted <= 1}
              onClick={() => setWanted(Math.min(wanted, most) - 1)}
            >
              <Minus />
            </IconButton>
            <output className="num w-16 text-center text-l font-bold">
              {Math.min(wanted, most)} {by === 'teams' ? '组' : '人'}
            </output>
            <IconButton label="增加" disabled={wanted >= most} onClick={() => setWanted(wanted + 1)}>
              <Plus />
            </IconButton>
          </div>
          <Segmented
            label="均衡什么"
            value={mix}
            options={mixes}
            onChange={setMix}
            className="max-sm:[&_button]:px-3"
          />
          {awayCount > 0 && there.length > 0 && (
            <Checkbox isChecked={isWithAway} onChange={setIsWithAway}>
              加上没到的 {awayCount} 人
            </Checkbox>
          )}
        </fieldset>
        <ul aria-label="分组预览" className="grid content-start gap-2 sm:grid-cols-2 md:grid-cols-3">
          {plan.map(({ teamId, teamName, studentIds }) => (
            <li key={teamId ?? teamName} className="rounded-card bg-mist px-3 py-2">
              <p className="flex gap-2 font-bold">
                <span className="min-w-0 flex-1 truncate">{teamName}</span>
                <span className="num text-s text-ink-2">{studentIds.length} 人</span>
              </p>
              <p className="text-s text-ink-2">{studentIds.map((id) => names.get(id)).join('、')}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3 px-4 pt-3 pb-5 sm:px-6">
        <p className="mr-auto text-s text-ink-2">
          {sayPlan(teams, count)}
          {dealt.length < students.length && `没到的 ${awayCount} 人先不进组。`}
        </p>
        {Boolean(error) && (
          <p role="alert" className="text-base text-danger">
            {describeFailure(error)}
          </p>
        )}
        <Button variant="mist" disabled={isUnsettled} onClick={() => setSeed(seed + 1)}>
          <Shuffle aria-hidden />
          换一换
        </Button>
        <Button isBusy={isSending} onClick={() => void save()}>
          就这样分
        </Button>
      </div>
    </Sheet>
  )
}

function writeArrangement(request: Numbered<{ classId: string; categoryId: string; teams: PlannedTeam[] }>) {
  return call(arrangeTeams, request)
}
