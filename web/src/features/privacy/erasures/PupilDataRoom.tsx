import { exportClass, exportStudent } from '@pinge/contract/privacy/exports.ts'
import type { StudentInformation } from '@pinge/contract/student-information.ts'
import { FileDown, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../../shared/api/call/download.ts'
import { useTask } from '../../../shared/api/use-task.ts'
import { saveFile } from '../../../shared/table/save-file.ts'
import { Button } from '../../../shared/ui/buttons/Button.tsx'
import { showSuccess } from '../../../shared/ui/feedback/show-toast.ts'
import { Tag } from '../../../shared/ui/picture/Tag.tsx'
import { EraseDialog } from './EraseDialog.tsx'
import { NoPupils } from '../../../shared/navigation/NoPupils.tsx'

export type PupilDataRoomProps = {
  classId: string
  className: string
  students: readonly StudentInformation[]
}

/** 导出和删除: what is kept about a pupil, as a file for the family, and its end. */
export function PupilDataRoom({ classId, className, students }: PupilDataRoomProps) {
  const [erased, setErased] = useState<StudentInformation>()
  const all = useTask(
    async () => saveFile(await download(exportClass, { classId }), `${className}的全部资料.zip`),
    { announces: 'failures' },
  )
  return (
    <section aria-label="导出和删除" className="flex w-full flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <p className="min-w-0 flex-[1_1_320px] text-base text-ink-2">
          导出的是一个压缩包：里面的网页用任何电脑都能打开，家长可以直接看，照片也在里面。彻底删除以后不能恢复，转出的学生也可以删除。
        </p>
        {students.length > 0 && (
          <Button variant="white" isBusy={all.isRunning} onClick={() => void all.run()}>
            {!all.isRunning && <FileDown aria-hidden />}
            导出整个班
          </Button>
        )}
      </div>
      {students.length === 0 && (
        <NoPupils classId={classId} text="添加学生以后，可以在这里导出他们的资料。" />
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))] gap-2">
        {students.map((student) => (
          <PupilRow key={student.id} classId={classId} student={student} onErase={() => setErased(student)} />
        ))}
      </ul>
      {erased && (
        <EraseDialog
          classId={classId}
          student={erased}
          onClose={() => setErased(undefined)}
          onErased={() => showSuccess('已彻底删除')}
        />
      )}
    </section>
  )
}

type PupilRowProps = { classId: string; student: StudentInformation; onErase: () => void }

function PupilRow({ classId, student: { id, username, stuNo, leftAt }, onErase }: PupilRowProps) {
  const one = useTask(
    // The file's name names no child: it lies about in a folder of downloads.
    async () => saveFile(await download(exportStudent, { classId, studentId: id }), '学生资料.zip'),
    { announces: 'failures' },
  )
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-white px-4 py-2">
      <span className="min-w-0 flex-[1_1_8rem] text-m font-bold wrap-anywhere">
        {username}
        {stuNo !== '' && <span className="ml-2 text-base font-normal text-ink-2">{stuNo}</span>}
      </span>
      {leftAt !== null && <Tag>转出</Tag>}
      <Button
        variant="quiet"
        isBusy={one.isRunning}
        aria-label={`导出${username}的全部资料`}
        onClick={() => void one.run()}
      >
        {!one.isRunning && <FileDown aria-hidden />}
        导出
      </Button>
      <Button variant="quiet" aria-label={`彻底删除${username}`} onClick={onErase}>
        <Trash2 aria-hidden />
        <span className="max-sm:hidden">彻底删除</span>
      </Button>
    </li>
  )
}
