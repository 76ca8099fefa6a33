import { localDate } from '@pinge/contract/values/school-days/school-time.ts'
import { redeemablePoints } from '@pinge/contract/values/comment-effect.ts'
import { MINUTE_MS } from '@pinge/contract/values/durations.ts'
import type { LedgerTable } from '../../platform/db/tables/comments/ledger.ts'
import type { RedemptionTable } from '../../platform/db/tables/comments/rewards.ts'
import type { GuardianTable, StudentTable } from '../../platform/db/tables/students.ts'
import type { TeamCategoryTable, TeamMemberTable, TeamTable } from '../../platform/db/tables/teams.ts'
import { nameSortKey } from '../../platform/pinyin/name-letter.ts'
import type { NewId } from '../../platform/random.ts'
import type { DrawnLesson } from './draw-lesson.ts'
import { type ClassPlan, type GeneratedClass, withTotals } from './generate-class.ts'

/** What makes a class look lived in: teams and what they got, families, exchanges, and the last minutes of today. */
export type DrawnCompany = {
  category: TeamCategoryTable
  teams: TeamTable[]
  members: TeamMemberTable[]
  guardians: GuardianTable[]
  redemptions: RedemptionTable[]
}

const teamNames = ['火箭队', '彩虹队', '四叶草队', '星星队', '海豚队', '小树苗队']
/** Of shipped rewards, as a teacher finds them. */
const rewards = [
  { id: 'g-01', name: '贴纸/印章', cost: 10, icon: 'star' },
  { id: 'g-02', name: '表扬信', cost: 15, icon: 'scroll' },
  { id: 'g-04', name: '点播一首歌', cost: 20, icon: 'microphone' },
]
const EXCHANGES = 6

type Batch = Omit<LedgerTable, 'id' | 'studentId' | 'teamId'>

/** Adds the company to a generated class: its ledger grows, and its totals are what that adds up to. */
export function drawCompany(
  newId: NewId,
  generated: GeneratedClass,
  plan: ClassPlan,
  attendance: DrawnLesson['attendance'],
): { grown: GeneratedClass; company: DrawnCompany } {
  const { classId, teacherId, from } = plan
  const { students } = generated
  const category = {
    id: newId(),
    classId,
    creatorId: teacherId,
    name: '四人小组',
    createdAt: from,
    removedAt: null,
  }
  const teams = drawTeams(newId, category, from)
  const teamOf = (place: number) => teams[place % teams.length]?.id ?? ''
  const members = students.map(({ id: studentId }, place) => ({
    categoryId: category.id,
    studentId,
    teamId: teamOf(place),
    classId,
  }))
  const here = withoutAway(students, attendance, localDate(plan.to))
  const isHere = new Set(here.map(({ id }) => id))
  const membersHere = members.filter(({ studentId }) => isHere.has(studentId))
  const redemptions = drawRedemptions(newId, here, plan)
  const ledger = [
    ...generated.ledger,
    ...redemptions.map((one) => exchangeRow(newId, one)),
    ...drawToday(newId, plan, { teams, members: membersHere }),
  ].toSorted((a, b) => a.createdAt - b.createdAt)
  const scoreOf = (teamId: string) =>
    ledger
      .filter((row) => row.studentId === null && row.teamId === teamId)
      .reduce((sum, { score }) => sum + score, 0)

  return {
    grown: { ...generated, ledger, students: students.map((student) => withTotals(student, ledger)) },
    company: {
      category,
      teams: teams.map((team) => ({ ...team, score: scoreOf(team.id) })),
      members,
      guardians: students.map((student, place) => drawGuardian(newId, student, place)),
      redemptions,
    },
  }
}

/** Who is not on leave or missing on a day. */
function withoutAway(
  students: readonly StudentTable[],
  attendance: DrawnLesson['attendance'],
  day: string,
): StudentTable[] {
  const away = new Set(
    attendance
      .filter(({ date, state }) => date === day && state !== 'present' && state !== 'late')
      .map(({ studentId }) => studentId),
  )
  return students.filter(({ id }) => !away.has(id))
}

function drawTeams(
  newId: NewId,
  { id: categoryId, classId }: TeamCategoryTable,
  createdAt: number,
): TeamTable[] {
  return teamNames.map((teamName, place) => ({
    id: newId(),
    classId,
    categoryId,
    teamName,
    nameKey: nameSortKey(teamName),
    position: place + 1,
    score: 0,
    createdAt,
    removedAt: null,
  }))
}

/** Half an hour ago some with the most points came for a reward; half of them have it already. */
function drawRedemptions(
  newId: NewId,
  students: readonly StudentTable[],
  { classId, teacherId, to }: ClassPlan,
): RedemptionTable[] {
  const richest = students.toSorted((a, b) => b.redeemScore - a.redeemScore || a.stuNo.localeCompare(b.stuNo))
  return richest.slice(0, EXCHANGES).flatMap(({ id: studentId, redeemScore }, place) => {
    const reward = rewards[place % rewards.length]
    if (!reward || redeemScore < reward.cost) return []
    const createdAt = to - (30 - place) * MINUTE_MS
    return [
      {
        id: newId(),
        batchId: newId(),
        classId,
        studentId,
        rewardId: reward.id,
        rewardName: reward.name,
        icon: reward.icon,
        quantity: 1,
        points: reward.cost,
        balance: redeemScore - reward.cost,
        teacherId,
        state: place % 2 === 0 ? ('delivered' as const) : ('redeemed' as const),
        stateAt: createdAt,
        createdAt,
      },
    ]
  })
}

function exchangeRow(newId: NewId, redemption: RedemptionTable): LedgerTable {
  const { batchId, classId, studentId, rewardId, rewardName, icon, points, teacherId, createdAt } = redemption
  return {
    id: newId(),
    batchId,
    classId,
    studentId,
    teamId: null,
    kind: 'exchange',
    itemId: rewardId,
    itemName: rewardName,
    icon,
    type: null,
    score: 0,
    redeem: -points,
    teacherId,
    remark: '',
    undoneBatchId: null,
    createdAt,
  }
}

/** Each team once, and some pupils by themselves: the lesson that goes on. */
function drawToday(
  newId: NewId,
  { classId, teacherId, to, items }: ClassPlan,
  { teams, members }: Pick<DrawnCompany, 'teams' | 'members'>,
): LedgerTable[] {
  const praises = items.filter(({ score }) => score > 0)
  const batchAt = (place: number, minutesAgo: number): Batch[] => {
    const item = praises[(place * 5) % praises.length]
    if (!item) return []
    const { id: itemId, name: itemName, icon, type, score } = item
    return [
      {
        batchId: newId(),
        classId,
        kind: 'praise',
        itemId,
        itemName,
        icon,
        type,
        score,
        redeem: redeemablePoints(score),
        teacherId,
        remark: '',
        undoneBatchId: null,
        createdAt: to - minutesAgo * MINUTE_MS,
      },
    ]
  }
  const ofTeams = teams
    .slice(0, 3)
    .flatMap(({ id: teamId }, place) =>
      batchAt(place, 18 - place).flatMap((batch) => [
        { ...batch, id: newId(), teamId, studentId: null, redeem: 0 },
        ...members
          .filter((member) => member.teamId === teamId)
          .map(({ studentId }) => ({ ...batch, id: newId(), teamId, studentId })),
      ]),
    )
  const ofPupils = members
    .filter((_, place) => place % 5 === 0)
    .flatMap(({ studentId }, place) =>
      batchAt(place + 3, 12 - place).map((batch) => ({ ...batch, id: newId(), teamId: null, studentId })),
    )
  return [...ofTeams, ...ofPupils]
}

/** Called by the pupil's name, and with a number that no teacher will call. */
function drawGuardian(
  newId: NewId,
  { id: studentId, classId, username }: GeneratedClass['students'][number],
  place: number,
): GuardianTable {
  const relation = place % 3 === 0 ? '爸爸' : '妈妈'
  return {
    id: newId(),
    classId,
    studentId,
    position: 0,
    name: `${username}${relation}`,
    relation,
    tel: `1990000${String(place + 1).padStart(4, '0')}`,
  }
}
