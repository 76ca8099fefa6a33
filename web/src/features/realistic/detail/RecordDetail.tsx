import {
  realisticKindNames,
  realisticLevelNames,
  realisticStateNames,
  reviewRealistic,
  statesBefore,
  type RealisticBatch,
  type RealisticState,
  type RealisticStudent,
} from '@pinge/contract/realistic.ts'
import { qualityTypes } from '@pinge/contract/values/quality-type.ts'
import { formatMonthDay } from '@pinge/contract/values/school-days/school-time.ts'
import { Archive, Check, Ellipsis, PenLine, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '../../../shared/api/use-write.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { Problem } from '../../../shared/ui/feedback/Problem.tsx'
import { ActionMenu, type Action } from '../../../shared/ui/overlay/ActionMenu.tsx'
import { Drawer } from '../../../shared/ui/overlay/Drawer.tsx'
import { Avatar } from '../../../shared/ui/picture/Avatar.tsx'
import { QualityShape } from '../../../shared/ui/picture/QualityShape.tsx'
import { useIsShown } from '../../../shared/use-is-shown.ts'
import { formatStudents, hasState } from '../format-record.ts'
import { PictureViewer } from '../timeline/PictureViewer.tsx'
import { RecordPicture } from '../timeline/RecordPicture.tsx'
import { reviewed, without } from './changed-batch.ts'
import { RemoveDialog } from './RemoveDialog.tsx'
import { ReturnDialog } from './ReturnDialog.tsx'

export type RecordDetailProps = {
  classId: string
  batch: RealisticBatch
  isReadOnly: boolean
  onEdit: () => void
  /** What the teacher's own step makes of it. */
  onChanged: (change: (batch: RealisticBatch) => RealisticBatch) => void
  onClose: () => void
}

/** What each step is called, by where it leads. */
const steps: Readonly<Record<RealisticState, { label: string; Icon: typeof Check }>> = {
  adopted: { label: '采纳', Icon: Check },
  filed: { label: '归档', Icon: Archive },
  returned: { label: '退回', Icon: Undo2 },
  pending: { label: '改回待审', Icon: Undo2 },
}

/** A record whole: its pictures, its words, each pupil's part, and what becomes of it. */
export function RecordDetail({ classId, batch, isReadOnly, onEdit, onChanged, onClose }: RecordDetailProps) {
  /** The id of a record or of the batch that is to be returned, or removed. */
  const [returning, setReturning] = useState<string>()
  const [removing, setRemoving] = useState<{ id: string; who: string }>()
  const review = useWrite(reviewRealistic, { isRepeatable: true })
  const isShown = useIsShown(batch.batchId)

  const change = (id: string, state: RealisticState, word = '') =>
    onChanged((before) => reviewed(before, id, { state, word }))

  async function step(id: string, state: RealisticState): Promise<void> {
    if (state === 'returned') return setReturning(id)
    const { isDone } = await review.write({ classId, id, state })
    if (isDone) change(id, state)
  }

  return (
    <Drawer isOpen onClose={onClose} title={batch.title}>
      <div className="flex flex-col gap-4 px-6 pb-6">
        <Facts batch={batch} />
        <Pictures batch={batch} />
        {batch.text !== '' && <p className="text-m wrap-anywhere whitespace-pre-line">{batch.text}</p>}
        <ul aria-label="学生" className="flex flex-col">
          {batch.students.map((student) => (
            <StudentLine
              key={student.id}
              student={student}
              isReadOnly={isReadOnly}
              isOnly={batch.students.length === 1}
              onStep={(state) => void step(student.id, state)}
              onRemove={() => setRemoving({ id: student.id, who: student.username })}
            />
          ))}
        </ul>
        <Problem text={review.problem} />
        {!isReadOnly && (
          <Steps
            batch={batch}
            isBusy={review.isBusy}
            onStep={(state) => void step(batch.batchId, state)}
            onEdit={onEdit}
            onRemove={() => setRemoving({ id: batch.batchId, who: formatStudents(batch) })}
          />
        )}
      </div>
      {returning !== undefined && (
        <ReturnDialog
          classId={classId}
          id={returning}
          onReturned={(id, word) => change(id, 'returned', word)}
          onClose={() => setReturning(undefined)}
        />
      )}
      {removing && (
        <RemoveDialog
          classId={classId}
          batch={batch}
          {...removing}
          onRemoved={() => {
            setRemoving((still) => (still?.id === removing.id ? undefined : still))
            if (removing.id !== batch.batchId) onChanged((before) => without(before, removing.id))
            else if (isShown()) onClose()
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </Drawer>
  )
}

function Pictures({ batch: { title, pictures, viewUrls } }: { batch: RealisticBatch }) {
  const [place, setPlace] = useState<number>()
  if (pictures.length === 0) return null
  return (
    <>
      <ul aria-label="照片" className="grid grid-cols-3 gap-2">
        {pictures.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              aria-label={`看第 ${index + 1} 张照片`}
              onClick={() => setPlace(index)}
              className="block aspect-square w-full overflow-hidden rounded-field"
            >
              <RecordPicture url={url} viewUrl={viewUrls[index] ?? ''} alt="" className="size-full" />
            </button>
          </li>
        ))}
      </ul>
      {place !== undefined && (
        <PictureViewer
          {...{ title, pictures, viewUrls, place }}
          onPlace={setPlace}
          onClose={() => setPlace(undefined)}
        />
      )}
    </>
  )
}

type StepsProps = {
  batch: RealisticBatch
  isBusy: boolean
  onStep: (state: RealisticState) => void
  onEdit: () => void
  onRemove: () => void
}

/** What becomes of all of them. */
function Steps({ batch, isBusy, onStep, onEdit, onRemove }: StepsProps) {
  const isFiled = hasState(batch, 'filed')
  return (
    <div className="flex flex-wrap gap-2">
      {(['adopted', 'filed', 'returned'] as const)
        .filter((state) => isNext(batch, state))
        .map((state) => (
          <Step key={state} state={state} batch={batch} isBusy={isBusy} onStep={() => onStep(state)} />
        ))}
      <Button variant="mist" disabled={isFiled} onClick={onEdit}>
        <PenLine aria-hidden />
        修改
      </Button>
      <Button variant="quiet" disabled={isFiled} onClick={onRemove}>
        <Trash2 aria-hidden />
        删除
      </Button>
      {isFiled && (
        <p className="basis-full text-s text-ink-2">已归档的记录不能修改或删除，先在学生旁边取消归档。</p>
      )}
    </div>
  )
}

/** Whether this is the next step of one of them, and not a step back. */
function isNext({ students }: RealisticBatch, state: 'adopted' | 'filed' | 'returned'): boolean {
  if (state === 'filed') return students.some((one) => one.state === 'adopted')
  return students.some((one) => one.state === 'pending')
}

type StepProps = { state: RealisticState; batch: RealisticBatch; isBusy: boolean; onStep: () => void }

function Step({ state, batch, isBusy, onStep }: StepProps) {
  const { label, Icon } = steps[state]
  return (
    <Button variant={state === 'returned' ? 'mist' : 'primary'} isBusy={isBusy} onClick={onStep}>
      <Icon aria-hidden />
      {label}
      {batch.students.length > 1 ? '全部' : ''}
    </Button>
  )
}

function Facts({ batch }: { batch: RealisticBatch }) {
  const { type, kind, date, minutes, level, teacherName } = batch
  const quality = qualityTypes.find((one) => one.type === type)?.tab ?? ''
  const facts = [
    realisticKindNames[kind],
    `${date.slice(0, 4)}年${formatMonthDay(date)}`,
    minutes === null ? '' : `${minutes} 分钟`,
    level === null ? '' : realisticLevelNames[level],
    `${teacherName}记录`,
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-s text-ink-2">
      <QualityShape type={type} />
      <b className="text-ink">{quality}</b>
      {facts.filter(Boolean).map((fact) => (
        <span key={fact}>· {fact}</span>
      ))}
    </p>
  )
}

type StudentLineProps = {
  student: RealisticStudent
  isReadOnly: boolean
  isOnly: boolean
  onStep: (state: RealisticState) => void
  onRemove: () => void
}

function StudentLine({ student, isReadOnly, isOnly, onStep, onRemove }: StudentLineProps) {
  const { username, header, role, state, word, isTypical } = student
  const actions: Action[] = (['adopted', 'filed', 'returned', 'pending'] as const)
    .filter((next) => statesBefore[next].includes(state))
    .map((next) => {
      const { label, Icon } = steps[next]
      const isBack = state === 'filed' && next === 'adopted'
      return { label: isBack ? '取消归档' : label, icon: <Icon aria-hidden />, run: () => onStep(next) }
    })
  if (!isOnly && state !== 'filed')
    actions.push({ label: '从这条里移出', icon: <Trash2 aria-hidden />, run: onRemove })
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-hair py-1 last:border-0">
      <Avatar header={header} size={36} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <b>{username}</b>
        {role !== '' && <span className="text-s text-ink-2"> · {role}</span>}
        {isTypical && <span className="text-s text-sun-ink"> · 典型</span>}
        {word !== '' && <span className="block text-s text-clay">退回：{word}</span>}
      </span>
      <span className="text-s whitespace-nowrap text-ink-2">{realisticStateNames[state]}</span>
      {!isReadOnly && (
        <ActionMenu
          label={`${username}的这条记录`}
          trigger={<Ellipsis aria-hidden />}
          triggerProps={{
            'aria-label': `更多：${username}`,
            className: 'grid size-12 place-items-center rounded-full text-ink-2 hover:bg-mist',
          }}
          actions={actions}
        />
      )}
    </li>
  )
}
