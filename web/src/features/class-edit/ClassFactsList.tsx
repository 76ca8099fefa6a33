import type { ClassDetail } from '@pinge/contract/class-edit.ts'
import { gradeName } from '@pinge/contract/classes.ts'
import { formatClassNumber } from '@pinge/contract/values/format-class-number.ts'

/** What a class is, to be read. */
export function ClassFactsList({ detail }: { detail: ClassDetail }) {
  const { geziNo, grade, school, headTeacher, ownerName, studentCount } = detail
  const facts = [
    ['班级号', formatClassNumber(geziNo)],
    ['学生', `${studentCount} 名`],
    ['年级', grade === null ? '' : gradeName(grade)],
    ['学校', school],
    ['班主任', headTeacher],
    ['创建者', ownerName],
  ] as const
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-m">
      {facts
        .filter(([, text]) => text !== '')
        .map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="break-words">{text}</dd>
          </div>
        ))}
    </dl>
  )
}
