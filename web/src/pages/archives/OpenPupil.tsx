import { classList } from '@pinge/contract/classes.ts'
import { studentList } from '@pinge/contract/students.ts'
import { ArchiveStudent } from '../../features/archives/student/ArchiveStudent.tsx'
import { changeOpenDocument, useClassDetail } from '../../features/classes/class-detail.store.ts'
import { useRead } from '../../shared/api/use-read.ts'
import { useCurrentUser } from '../../shared/session/session.ts'
import { ReadView } from '../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import type { ArchiveScreenProps } from './ArchiveScreen.tsx'
import { NoPupils } from '../../shared/navigation/NoPupils.tsx'

type OpenPupilProps = Parameters<ArchiveScreenProps['children']>[0]

/** The archive of the pupil that the address names. */
export function OpenPupil({ address: [search, change], classId, opened, document }: OpenPupilProps) {
  const userId = useCurrentUser()?.userId
  const { lastCompareDocId } = useClassDetail(userId)
  const classes = useRead(classList, {})
  const read = useRead(studentList, { filter: true, classId })
  const className = classes.data?.find((one) => one.classId === classId)?.className ?? ''
  return (
    <ReadView read={read} waiting={<Skeleton className="h-150 w-full" />}>
      {({ stuInfoList }) => {
        const asked = stuInfoList.find(({ id }) => id === search.get('pupil')) ?? stuInfoList[0]
        if (!asked) return <NoPupils classId={classId} text="先添加学生，再来看档案。" />
        return (
          <ArchiveStudent
            {...{ classId, className, opened, document }}
            pupils={stuInfoList}
            studentId={asked.id}
            compareDocId={lastCompareDocId}
            onCompare={(documentId) => changeOpenDocument(userId, { lastCompareDocId: documentId })}
            onPupil={(pupil) => change({ pupil })}
          />
        )
      }}
    </ReadView>
  )
}
