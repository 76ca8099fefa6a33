import { ArchiveManage } from '../../features/archives/manage/ArchiveManage.tsx'
import { changeOpenDocument, useClassDetail } from '../../features/classes/class-detail.store.ts'
import { ClassNotFound } from '../../features/classes/ClassNotFound.tsx'
import { NoClassNamed } from '../../features/classes/NoClassNamed.tsx'
import { useLiveReading } from '../../features/live/use-live-reading.ts'
import { useTerms } from '../../features/terms/use-terms.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { GuardedRoom } from '../behind-lesson/GuardedRoom.tsx'
import { useListedClass, useNamedClass } from '../main/use-named-class.ts'

/** 档案管理 of the class that the address names. */
export function ArchiveManagePage() {
  const classId = useNamedClass()
  const { current, isGone } = useListedClass(classId)
  if (classId === '') return <NoClassNamed screen="档案管理" />
  if (isGone) return <ClassNotFound />
  return (
    <GuardedRoom classId={classId}>
      <OfClass
        key={classId}
        classId={classId}
        isOwner={current?.isOwner ?? false}
        isReadOnly={current?.isArchived ?? false}
      />
    </GuardedRoom>
  )
}

function OfClass(props: { classId: string; isOwner: boolean; isReadOnly: boolean }) {
  const userId = useCurrentUser()?.userId
  const { documentId, dataFileOfIsEdit } = useClassDetail(userId)
  const terms = useTerms(props.classId)
  useLiveReading(props.classId)
  return (
    <ArchiveManage
      {...props}
      terms={terms.all}
      editedId={dataFileOfIsEdit ? documentId : ''}
      onEdit={(document, isEdit) =>
        changeOpenDocument(userId, {
          documentId: document.documentId,
          thisDocCreateDate: String(document.createDate),
          customAsideName: document.customAsideName,
          dataFileOfIsEdit: isEdit,
        })
      }
    />
  )
}
