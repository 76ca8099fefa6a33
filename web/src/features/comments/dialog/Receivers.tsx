import type { Student } from '@pinge/contract/students.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { Plus, ScrollText, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NameText } from '../../../shared/text/NameText.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import type { ReceivingTeams } from '../give/given-comment.ts'
import { CLASS_WIDE_FROM, formatTeamNames } from '../give/format-comment.ts'

/** On a phone the longest need the second line for which there is room. */
const names = 'line-clamp-2 min-w-0 text-[1.0625rem]/tight wrap-anywhere'

export type ReceiversProps = {
  students: readonly Student[]
  isWholeClass: boolean
  /** The teams that are commented on; `students` are their members. */
  toTeams?: ReceivingTeams | undefined
  /** How many of the class were left out because they are not there today, and the way to mean them too. */
  awayCount?: number
  onIncludeAway?: () => void
  /** Neither teams nor a series have these three. */
  onRemove?: ((studentId: string) => void) | undefined
  /** Back to the class, to select more. */
  onAddMore?: () => void
  /** Without it there is no way to them. */
  onOpenRecords?: ((studentId: string) => void) | undefined
}

/** Who the comment is for; each can be taken out again, one alone can be looked at. */
export function Receivers(props: ReceiversProps) {
  const { students, isWholeClass, toTeams, onAddMore } = props
  const [only] = students
  if (toTeams) {
    return (
      <Row>
        <FaceStack students={students} />
        <b className={names}>{formatTeamNames(toTeams)}</b>
        <span className="text-s whitespace-nowrap text-ink-2">和组里 {students.length} 人</span>
      </Row>
    )
  }
  if (!only) {
    return (
      <Row>
        <b className="text-[1.0625rem]">连续点评</b>
        <span className="truncate text-m text-ink-2">先选一项，再一个一个点学生</span>
      </Row>
    )
  }
  if (students.length === 1) {
    return (
      <Row>
        <One student={only} onOpenRecords={props.onOpenRecords} />
        <AddMore onClick={onAddMore} />
      </Row>
    )
  }
  if (isWholeClass || students.length >= CLASS_WIDE_FROM) return <Many {...props} />
  return (
    <Row>
      <Some students={students} onRemove={props.onRemove} />
      <AddMore onClick={onAddMore} />
    </Row>
  )
}

function One({ student, onOpenRecords }: Pick<ReceiversProps, 'onOpenRecords'> & { student: Student }) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-2">
        <Avatar header={student.header} size={40} />
        <b className={names}>
          <NameText>{student.username}</NameText>
        </b>
      </span>
      {onOpenRecords && <Quiet label="记录" Icon={ScrollText} onClick={() => onOpenRecords(student.id)} />}
    </>
  )
}

function Many({ students, isWholeClass, awayCount = 0, onIncludeAway, onAddMore }: ReceiversProps) {
  return (
    <Row>
      <FaceStack students={students} />
      <b className={names}>
        {isWholeClass
          ? `全班 ${students.length} 人`
          : formatNames(students.map((student) => student.username))}
      </b>
      {!isWholeClass && <AddMore onClick={onAddMore} />}
      {awayCount > 0 && (
        <Button variant="quiet" className="px-3! text-brand!" onClick={onIncludeAway}>
          包括未到的 {awayCount} 人
        </Button>
      )}
    </Row>
  )
}

function Some({ students, onRemove }: Pick<ReceiversProps, 'students' | 'onRemove'>) {
  return (
    <ul
      aria-label="点评谁"
      className="flex min-w-0 gap-1.5 overflow-x-auto py-1 md:flex-wrap md:overflow-visible"
    >
      {students.map(({ id, username, header }) => (
        <li
          key={id}
          className="flex h-10 max-w-56 shrink-0 items-center gap-1.5 rounded-full bg-mist pl-1 font-bold"
        >
          <Avatar header={header} size={32} />
          <span className="truncate">{username}</span>
          <button
            type="button"
            aria-label={`移除${username}`}
            onClick={() => onRemove?.(id)}
            className="relative grid size-8 place-items-center rounded-full text-ink-3 before:absolute before:-inset-2 hover:text-ink [&_svg]:size-[0.9375rem]"
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** On a phone two faces leave room for a name. */
function FaceStack({ students }: Pick<ReceiversProps, 'students'>) {
  return (
    <span aria-hidden className="flex shrink-0 max-sm:[&>:nth-child(n+3)]:hidden">
      {students.slice(0, 5).map(({ id, header }) => (
        <Avatar key={id} header={header} size={36} className="ring-2 ring-white not-first:-ml-2" />
      ))}
    </span>
  )
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex min-h-12 min-w-0 flex-1 items-center gap-2 cramped:flex-wrap">{children}</div>
}

function AddMore({ onClick }: { onClick: (() => void) | undefined }) {
  return <Quiet label="添加学生" Icon={Plus} onClick={onClick} />
}

type QuietProps = { label: string; Icon: LucideIcon; onClick: (() => void) | undefined }

/** On a phone a picture alone, for the names have no room beside words. */
function Quiet({ label, Icon, onClick }: QuietProps) {
  return (
    <Button variant="quiet" className="px-3.5! text-brand!" onClick={onClick}>
      <Icon aria-hidden />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  )
}
