import { classDetail } from '@pinge/contract/class-edit.ts'
import { useRead } from '../../../shared/api/use-read.ts'
import { useIsPrinting } from '../../../shared/device/use-is-printing.ts'
import { useHoldPrint } from '../../../shared/ui/layout/print-when-ready.ts'
import { PrintView } from '../../../shared/ui/layout/PrintView.tsx'
import './consent-form.css'

type ConsentFormsProps = {
  classId: string
  className: string
  /** A page each; an empty name leaves a line to write it on. */
  names: readonly string[]
}

/** 家长同意书, as it is printed and signed. */
export function ConsentForms({ classId, className, names }: ConsentFormsProps) {
  const detail = useRead(classDetail, { classId })
  useHoldPrint(detail.isLoading)
  const isPrinting = useIsPrinting()
  if (!isPrinting) return null
  const { school = '', headTeacher = '' } = detail.data ?? {}
  return (
    <PrintView>
      {names.map((name, at) => (
        <ConsentForm key={at} {...{ school, headTeacher, className, name }} />
      ))}
    </PrintView>
  )
}

const kept = [
  '老师会在“品格班级”里记录孩子的点评、考勤、成绩和做过的事。其中的照片，要家长同意才能添加。',
  '照片只用于写实记录、点评和成长档案；只有本班老师能看到，不公开，不评比，不用来做广告。',
  '照片里的拍摄地点和设备信息在保存前会去掉。',
  '家长可以随时请老师出示、导出或删除孩子的资料，也可以随时撤回同意。撤回以后不再添加照片，以前的照片可以要求删除。',
  '不同意也不影响孩子的学习和评价。',
]

type FormFacts = { school: string; headTeacher: string; className: string; name: string }

function ConsentForm({ school, headTeacher, className, name }: FormFacts) {
  return (
    <article className="consent-form">
      <h1>添加孩子照片的家长同意书</h1>
      <p>
        {school} {className}　学生姓名：{name === '' ? <Blank /> : <b>{name}</b>}
      </p>
      <p>尊敬的家长：</p>
      <ol>
        {kept.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
      <p>请选一项，在方框里打勾：</p>
      <p className="consent-choice">□ 我同意老师按上面的说明添加孩子的照片。</p>
      <p className="consent-choice">□ 我不同意。</p>
      <p className="consent-choice">□ 我撤回以前的同意。</p>
      <div className="consent-signature">
        <p>
          家长签名：
          <Blank />
        </p>
        <p>
          与孩子的关系：
          <Blank />
        </p>
        <p>
          日期：
          <Blank />
        </p>
      </div>
      <p>班主任：{headTeacher === '' ? <Blank /> : headTeacher}</p>
    </article>
  )
}

function Blank() {
  return <span className="consent-blank" />
}
