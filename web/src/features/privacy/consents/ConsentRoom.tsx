import { consentList, type Consent } from '@pinge/contract/privacy/consents.ts'
import { formatNames } from '@pinge/contract/values/format-names.ts'
import { useState } from 'react'
import { useRead } from '../../../shared/api/use-read.ts'
import { PrintButton } from '../../../shared/ui/buttons/PrintButton.tsx'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { ConsentForms } from './ConsentForms.tsx'
import { SaveConsents } from './SaveConsents.tsx'
import { NoPupils } from '../../../shared/navigation/NoPupils.tsx'

export type ConsentRoomProps = {
  classId: string
  className: string
  /** The owner of a class that is in use. */
  canSave: boolean
  /** The day by the clock of this device. */
  today: string
}

/** 家长同意: of which pupils pictures may be added, since when, and the form that families sign. */
export function ConsentRoom(props: ConsentRoomProps) {
  const read = useRead(consentList, { classId: props.classId })
  return (
    <>
      {!read.data?.length && <h1 className="sr-only">家长同意</h1>}
      <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
        {(consents) =>
          consents.length === 0 ? (
            <NoPupils classId={props.classId} text="先添加学生，再登记家长同意。" />
          ) : (
            <Pupils {...props} consents={consents} />
          )
        }
      </ReadView>
    </>
  )
}

function Pupils({ consents, ...props }: ConsentRoomProps & { consents: readonly Consent[] }) {
  const { classId, className, canSave, today } = props
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set())
  const chosen = consents.filter(({ studentId }) => chosenIds.has(studentId))
  const without = consents.filter(({ state }) => state !== 'given')
  const choose = (ids: readonly string[]) => setChosenIds(new Set(ids))

  function turn(studentId: string): void {
    const next = new Set(chosenIds)
    if (!next.delete(studentId)) next.add(studentId)
    setChosenIds(next)
  }

  return (
    <div className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_320px]">
          <h1 className="text-h font-bold">家长同意</h1>
          <p className="mt-1 text-base text-ink-2">{formatWithout(consents.length, without)}</p>
          <p className="mt-1 text-base text-ink-2">
            没有同意的学生，写实记录和点评都不能添加照片；文字、分数和考勤照常。以前的照片不会自动删除。打印出来的是同意书：选了谁，就填好谁的姓名。
          </p>
        </div>
        <PrintButton />
      </div>
      {canSave && (
        <SaveConsents
          classId={classId}
          today={today}
          chosen={chosen}
          without={without}
          count={consents.length}
          onChooseWithout={() => choose(without.map(({ studentId }) => studentId))}
          onChooseAll={() => choose(consents.map(({ studentId }) => studentId))}
          onChooseNone={() => choose([])}
        />
      )}
      {!canSave && <p className="text-base text-ink-2">登记和撤回由班级创建者来做，归档的班级只能查看。</p>}
      <ul
        aria-label="每名学生的家长同意"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-2"
      >
        {consents.map((consent) => (
          <ConsentRow
            key={consent.studentId}
            consent={consent}
            isChosen={chosenIds.has(consent.studentId)}
            onTurn={canSave ? () => turn(consent.studentId) : undefined}
          />
        ))}
      </ul>
      <ConsentForms
        classId={classId}
        className={className}
        names={chosen.length > 0 ? chosen.map(({ username }) => username) : ['']}
      />
    </div>
  )
}

function formatWithout(count: number, without: readonly Consent[]): string {
  if (without.length === 0) return `${count} 名学生的家长都已同意添加照片。`
  const names = without.map(({ username }) => username)
  return `${count} 名学生中，${without.length} 名没有家长同意：${formatNames(names, { most: 6 })}。`
}

type ConsentRowProps = { consent: Consent; isChosen: boolean; onTurn: (() => void) | undefined }

function ConsentRow({ consent, isChosen, onTurn }: ConsentRowProps) {
  const { username } = consent
  const facts = (
    <>
      <span className="min-w-0 flex-1 text-m font-bold wrap-anywhere">{username}</span>
      <ConsentTag consent={consent} />
    </>
  )
  const row = 'flex min-h-13 w-full items-center gap-3 rounded-card bg-white px-4 py-1 text-left'
  if (!onTurn) return <li className={row}>{facts}</li>
  return (
    <li>
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onTurn}
        className={`${row} ${isChosen ? 'ring-2 ring-brand ring-inset' : ''}`}
      >
        {facts}
      </button>
    </li>
  )
}

function ConsentTag({ consent: { state, givenOn, withdrawnOn } }: { consent: Consent }) {
  if (state === 'given') return <Tag tone="brand">已同意 · {formatDay(givenOn)}</Tag>
  if (state === 'withdrawn') return <Tag tone="clay">已撤回 · {formatDay(withdrawnOn)}</Tag>
  return <Tag>没有登记</Tag>
}

/** 2026-09-01 as 2026.9.1 */
function formatDay(date: string | null): string {
  return (date ?? '').split('-').map(Number).join('.')
}
