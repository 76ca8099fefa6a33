import { evaluationList } from '@pinge/contract/archives/evaluation.ts'
import { callApart } from '@pinge/contract/values/tell-apart.ts'
import { useParams } from 'react-router'
import type { EvaluationFormProps } from '../../features/archives/evaluation/EvaluationForm.tsx'
import { useRead } from '../../shared/api/use-read.ts'
import { onDemand } from '../../shared/on-demand.tsx'
import { LockNote } from '../../shared/ui/feedback/LockNote.tsx'
import { ArchiveScreen } from '../archives/ArchiveScreen.tsx'

const EvaluationList = onDemand(
  async () => (await import('../../features/archives/evaluation/EvaluationList.tsx')).EvaluationList,
)
const EvaluationForm = onDemand(
  async () => (await import('../../features/archives/evaluation/EvaluationForm.tsx')).EvaluationForm,
)

const OpenPupil = onDemand(async () => (await import('../archives/OpenPupil.tsx')).OpenPupil)

/** 成长档案 of the pupil that the address names by an id; of the first one until one is chosen. */
export function ArchiveStudentPage() {
  return (
    <ArchiveScreen title="成长档案">
      {(shown) => <OpenPupil key={shown.document.documentId} {...shown} />}
    </ArchiveScreen>
  )
}

/** 自评: the pupils of the open document. */
export function EvaluationPage() {
  return (
    <ArchiveScreen title="自评" part="evaluation">
      {(shown) => (
        <EvaluationList
          key={shown.document.documentId}
          {...shown}
          isReadOnly={shown.isArchived || shown.document.isLocked}
        />
      )}
    </ArchiveScreen>
  )
}

/** 自评 of the pupil that the address names. */
export function EvaluationDetailPage() {
  return (
    <ArchiveScreen title="自评" part="evaluation">
      {({ classId, className, isArchived, opened, document: { documentId, name, isLocked, lock } }) => (
        <>
          {lock && <LockNote lock={lock} />}
          <OnePupil
            {...{ classId, documentId }}
            paperNote={[className, '自评', name].filter(Boolean).join(' · ')}
            isReadOnly={isArchived || isLocked}
            unsavable={
              opened.gone ||
              (isArchived && '班级刚刚归档了，这里的修改保存不了') ||
              (isLocked ? '档案刚刚被锁定了，这里的修改保存不了' : '')
            }
          />
        </>
      )}
    </ArchiveScreen>
  )
}

type OnePupilProps = Pick<
  EvaluationFormProps,
  'classId' | 'documentId' | 'paperNote' | 'isReadOnly' | 'unsavable'
>

function OnePupil({ classId, documentId, ...shown }: OnePupilProps) {
  const { id = '' } = useParams()
  const { data } = useRead(evaluationList, { classId, documentId })
  const pupils = callApart(data?.students ?? [])
  const place = pupils.findIndex(({ studentId }) => studentId === id)
  const pathTo = (pupil: { studentId: string } | undefined) =>
    pupil ? `/data/file/evaluation/${pupil.studentId}?classId=${classId}&documentId=${documentId}` : null
  return (
    <EvaluationForm
      key={`${documentId}/${id}`}
      {...{ classId, documentId, ...shown }}
      studentId={id}
      calledName={pupils[place]?.username}
      previousPath={place > 0 ? pathTo(pupils[place - 1]) : null}
      nextPath={place === -1 ? null : pathTo(pupils[place + 1])}
    />
  )
}
