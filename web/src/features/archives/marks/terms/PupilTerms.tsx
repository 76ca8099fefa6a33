import { performTerms } from '@pinge/contract/archives/perform.ts'
import { useState } from 'react'
import { useRead } from '../../../../shared/api/use-read.ts'
import { pupilOptions } from '../../../../shared/text/pupil-options.ts'
import { ReadView } from '../../../../shared/ui/feedback/ReadView.tsx'
import { Skeleton } from '../../../../shared/ui/feedback/Skeleton.tsx'
import { SkeletonGroup } from '../../../../shared/ui/feedback/SkeletonGroup.tsx'
import { Segmented } from '../../../../shared/ui/form/Segmented.tsx'
import { SelectField } from '../../../../shared/ui/form/SelectField.tsx'
import { Sheet } from '../../../../shared/ui/overlay/Sheet.tsx'
import { drawLine, kindsOf, subjectLines, type MarkTerm, type SubjectLine } from './term-lines.ts'

export type PupilTermsProps = {
  classId: string
  pupils: readonly { studentId: string; username: string; stuNo: string }[]
  onClose: () => void
}

/** 各学期成绩: one pupil's marks over the terms, for teachers, without anybody else’s beside them. */
export function PupilTerms({ classId, pupils, onClose }: PupilTermsProps) {
  const [studentId, setStudentId] = useState(pupils[0]?.studentId ?? '')
  const read = useRead(performTerms, { classId, studentId })
  return (
    <Sheet isOpen onClose={onClose} title="各学期成绩" className="md:w-[48rem]">
      <div className="flex flex-col gap-4 overflow-y-auto px-4 pb-6 sm:px-6">
        <SelectField
          label="学生"
          value={studentId}
          onChange={setStudentId}
          options={pupilOptions(pupils.map(({ studentId: id, ...pupil }) => ({ ...pupil, id })))}
          className="max-w-72"
        />
        <ReadView
          read={read}
          waiting={
            <SkeletonGroup>
              <Skeleton className="h-56 w-full" />
            </SkeletonGroup>
          }
        >
          {(terms) => <Terms terms={terms} />}
        </ReadView>
      </div>
    </Sheet>
  )
}

function Terms({ terms }: { terms: readonly MarkTerm[] }) {
  const [asked, setKind] = useState('')
  const kinds = kindsOf(terms)
  const kind = kinds.includes(asked) ? asked : (kinds.at(-1) ?? '')
  const shown = terms.filter(({ marks }) => marks.some((mark) => mark.kind === kind))
  if (kind === '') return <p className="py-8 text-center text-m text-ink-2">这名学生还没有成绩。</p>
  return (
    <>
      {kinds.length > 1 && (
        <Segmented
          label="栏目"
          value={kind}
          onChange={setKind}
          options={kinds.map((name) => ({ value: name, label: name }))}
          className="flex-wrap self-start"
        />
      )}
      <div className="overflow-x-auto">
        <table className="w-full text-m tabular-nums">
          <caption className="sr-only">{kind}</caption>
          <thead className="text-s text-ink-2">
            <tr>
              <th scope="col" className="py-1 text-left">
                学科
              </th>
              {shown.map(({ documentId, name, termName }) => (
                <th key={documentId} scope="col" title={name} className="min-w-20 px-2 py-1">
                  {termName}
                </th>
              ))}
              {shown.length > 1 && (
                <th scope="col" className="px-2 py-1">
                  变化
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {subjectLines(shown, kind).map((line) => (
              <SubjectRow key={line.subject} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const box = { width: 160, height: 44, margin: 6 }

function SubjectRow({ line: { subject, marks } }: { line: SubjectLine }) {
  const { path, points } = drawLine(marks, box)
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="py-1 text-left whitespace-nowrap">
        {subject}
      </th>
      {marks.map((mark, at) => (
        <td key={at} className="px-2 py-1 text-center">
          {mark?.text ?? <span className="text-ink-3">—</span>}
        </td>
      ))}
      {marks.length > 1 && (
        <td className="px-2 py-1">
          {/* The numbers beside it say the same. */}
          <svg aria-hidden width={box.width} height={box.height} className="mx-auto">
            <path d={path} fill="none" strokeWidth={2.5} strokeLinejoin="round" className="stroke-brand" />
            {points.map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={4} className="fill-brand" />
            ))}
          </svg>
        </td>
      )}
    </tr>
  )
}
