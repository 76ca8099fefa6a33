import { eraseStudent, erasureOfStudent, type ErasureCounts } from '@pinge/contract/privacy/erasures.ts'
import type { DataOf } from '@pinge/contract/protocol/endpoint.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useWrite } from '../../../shared/api/use-write.ts'
import { useForm } from '../../../shared/form/use-form.ts'
import { ReadView } from '../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { ConfirmByName } from '../../../shared/ui/overlay/ConfirmByName.tsx'

export type EraseDialogProps = {
  classId: string
  student: { id: string; username: string }
  onClose: () => void
  onErased: () => void
}

/** Erases a pupil for the owner, who sees what goes and what stays, and has written the pupil's name. */
export function EraseDialog({ classId, student: { id, username }, onClose, onErased }: EraseDialogProps) {
  const preview = useRead(erasureOfStudent, { classId, studentId: id })
  const form = useForm({
    keptAs: null,
    start: { typed: '' },
    check: ({ typed }) => ({ typed: typed.trim() !== username && '和学生的姓名不一致，请照原样输入' }),
    writer: useWrite(eraseStudent),
    request: ({ typed }) => ({ classId, studentId: id, username: typed.trim() }),
    waitsForReread: true,
    onDone: onErased,
    onClose,
  })
  return (
    <ConfirmByName
      form={form}
      title={`彻底删除${username}？`}
      description="关于这名学生的一切都会删除，任何人都不能恢复。如果家长需要，请先导出全部资料。"
      label={`请输入学生的姓名以确认：${username}`}
      confirmLabel="彻底删除"
      onCancel={onClose}
    >
      <ReadView read={preview} errorClassName="py-4!" waiting={<Skeleton className="mt-4 h-24 bg-mist" />}>
        {(data) => <WhatGoes {...data} />}
      </ReadView>
    </ConfirmByName>
  )
}

const countNames: Readonly<Record<keyof ErasureCounts, string>> = {
  guardians: '位家长的信息',
  comments: '次点评',
  exchanges: '次兑换',
  attendance: '天考勤',
  cells: '项成绩、体质和自评',
  records: '条写实记录',
  pictures: '张照片',
  reviews: '份期末评语',
  rounds: '轮大脑训练',
}

function WhatGoes({ goes, stays }: Pick<DataOf<typeof erasureOfStudent>, 'goes' | 'stays'>) {
  // The keys of an object of counts.
  const kinds = (Object.keys(countNames) as (keyof ErasureCounts)[]).filter((kind) => goes[kind] > 0)
  const going = kinds.map((kind) => `${goes[kind]} ${countNames[kind]}`)
  return (
    <div className="mt-4 rounded-card bg-mist px-4 py-3 text-base">
      <p>
        <strong>会删除：</strong>
        {['学生资料', ...going].join('、')}。
      </p>
      <p className="mt-1">
        <strong>会留下：</strong>
        其他学生自己的记录
        {stays.records > 0 && `，${stays.records} 件和同学一起做的事`}
        {stays.pictures > 0 && `，${stays.pictures} 张和同学在一起的照片`}
        。班级的合计会少掉这名学生的部分。
      </p>
    </div>
  )
}
