import type { Student } from '@pinge/contract/students.ts'
import {
  addTeams,
  copyCategory,
  removeCategory,
  removeTeam,
  renameCategory,
  renameTeam,
  type Category,
  type Team,
} from '@pinge/contract/teams.ts'
import { useState } from 'react'
import { call } from '../../shared/api/call.ts'
import { showSuccess } from '../../shared/ui/feedback/show-toast.ts'
import { ConfirmDeed } from './ConfirmDeed.tsx'
import { MembersSheet } from './MembersSheet.tsx'
import { MoveSheet } from './MoveSheet.tsx'
import { NameSheet } from './NameSheet.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { RandomSheet } from './RandomSheet.tsx'
import type { OpenTeamDialog } from './team-dialog.ts'
import { freeTeamNames } from './team-pictures.ts'
import { useReadTeamsAnew } from './use-teams.ts'

export type TeamDialogsProps = {
  open: OpenTeamDialog
  classId: string
  className: string
  category: Category | undefined
  teams: readonly Team[]
  students: readonly Student[]
  onMove: (studentId: string, toId: string | null) => void
  onChoose: (categoryId: string | null) => void
  onClose: () => void
}

/** What stands over the teams: one at a time. */
export function TeamDialogs(props: TeamDialogsProps) {
  const { open, classId, className, category, teams, students, onMove, onChoose, onClose } = props
  const readAnew = useReadTeamsAnew(classId)

  const found = 'teamId' in open ? teams.find(({ id }) => id === open.teamId) : undefined
  // As they were when the dialog opened: a team or a pupil that is removed meanwhile does not take the dialog with it.
  const [opened] = useState(found)
  const foundStudent = 'studentId' in open ? students.find(({ id }) => id === open.studentId) : undefined
  const [openedStudent] = useState(foundStudent)

  function finish(said?: string): void {
    readAnew()
    if (said !== undefined) showSuccess(said)
    onClose()
  }
  const choose = ({ categoryId }: { categoryId: string }): void => {
    finish()
    onChoose(categoryId)
  }

  if (open.dialog === 'new-scheme')
    return (
      <NameSheet
        title="新建方案"
        label="方案名称"
        initial=""
        confirmLabel="建好"
        hint="比如数学合作组、值日小队。方案只有你自己能用。"
        write={({ name, requestId }) => call(addTeams, { classId, categoryName: name, teams: [], requestId })}
        onDone={choose}
        onClose={onClose}
      />
    )
  if (!category) return null
  const { id: categoryId, name: schemeName } = category
  const team = found ?? opened
  const gone = opened && !found ? `${opened.teamName}刚刚被移除了，这里的修改保存不了` : ''

  switch (open.dialog) {
    case 'rename-scheme':
      return (
        <NameSheet
          title="重命名方案"
          label="方案名称"
          initial={schemeName}
          confirmLabel="保存"
          write={({ name, requestId }) => call(renameCategory, { categoryId, categoryName: name, requestId })}
          onDone={() => finish()}
          onClose={onClose}
        />
      )
    case 'copy-scheme':
      return (
        <NameSheet
          title="复制方案"
          label="新方案的名称"
          initial=""
          confirmLabel="复制"
          hint={`小组和学生照搬${schemeName}，得分从 0 开始`}
          write={({ name, requestId }) => call(copyCategory, { categoryId, categoryName: name, requestId })}
          onDone={choose}
          onClose={onClose}
        />
      )
    case 'print':
      return (
        <PrintSheet
          className={className}
          category={category}
          teams={teams}
          students={students}
          onClose={onClose}
        />
      )
    case 'clear-scheme':
      return (
        <ConfirmDeed
          title="清空方案"
          description={`“${schemeName}”和它的 ${category.teamCount} 个小组会被移除，不能恢复。学生还在班里，他们的积分和点评记录都保留。`}
          confirmLabel="清空"
          write={(request) => call(removeCategory, { categoryId, ...request })}
          onDone={() => {
            finish(`已清空“${schemeName}”`)
            onChoose(null)
          }}
          onClose={onClose}
        />
      )
    case 'new-team':
      return (
        <NameSheet
          title="加一队"
          label="小组名称"
          initial={
            freeTeamNames(
              teams.map(({ teamName }) => teamName),
              1,
            )[0] ?? ''
          }
          confirmLabel="加上"
          write={({ name, requestId }) =>
            call(addTeams, { classId, categoryId, teams: [{ teamName: name }], requestId })
          }
          onDone={() => finish()}
          onClose={onClose}
        />
      )
    case 'random':
      return (
        <RandomSheet
          classId={classId}
          categoryId={categoryId}
          teams={teams}
          students={students}
          firstSeed={open.seed}
          onDone={() => finish('已重新分组')}
          onClose={onClose}
        />
      )
    case 'move': {
      const student = foundStudent ?? openedStudent
      return (
        student && (
          <MoveSheet
            student={student}
            gone={foundStudent ? '' : `${student.username}刚刚离开了班级，不能再分组了`}
            teams={teams}
            onMove={(toId) => {
              onMove(student.id, toId)
              onClose()
            }}
            onClose={onClose}
          />
        )
      )
    }
    case 'rename-team':
      return (
        team && (
          <NameSheet
            title="重命名小组"
            label="小组名称"
            initial={team.teamName}
            gone={gone}
            confirmLabel="保存"
            write={({ name, requestId }) => call(renameTeam, { teamId: team.id, teamName: name, requestId })}
            onDone={() => finish()}
            onClose={onClose}
          />
        )
      )
    case 'remove-team':
      return (
        team && (
          <ConfirmDeed
            title={`移除${team.teamName}？`}
            description={`小组的 ${team.score} 分会跟着它一起不见；组里的 ${team.memberCount} 名学生还在班里，他们自己的积分和点评记录都保留。`}
            confirmLabel="移除"
            write={(request) => call(removeTeam, { teamId: team.id, ...request })}
            onDone={() => finish(`已移除${team.teamName}`)}
            onClose={onClose}
          />
        )
      )
    case 'members':
      return (
        team && (
          <MembersSheet
            team={team}
            gone={gone}
            teams={teams}
            students={students}
            onDone={() => finish()}
            onClose={onClose}
          />
        )
      )
  }
}
