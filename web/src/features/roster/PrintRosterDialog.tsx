import { rosterSheetRows } from '@pinge/contract/roster/roster-sheet.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTask } from '../../shared/api/use-task.ts'
import { Segmented, type SegmentedOption } from '../../shared/ui/form/Segmented.tsx'
import { Paper, PaperTable } from '../../shared/ui/layout/Paper.tsx'
import { printWhenReady, useForgetPrint } from '../../shared/ui/layout/print-when-ready.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { readRosterSheet } from './export-roster.ts'

export type PrintRosterDialogProps = {
  classId: string
  /** What the page is called. */
  title: string
  /** Of the whole roster, or with the pupil's name alone beside the parents. */
  isOfParents: boolean
  onClose: () => void
}

type Kind = 'without-tels' | 'with-tels' | 'blank'
const kinds: readonly SegmentedOption<Kind>[] = [
  { value: 'without-tels', label: '不含电话' },
  { value: 'with-tels', label: '含电话' },
  { value: 'blank', label: '空白表格' },
]
const promises: Record<Kind, string> = {
  'without-tels': '纸上有家长的姓名和关系，没有电话。',
  'with-tels': '纸上有家长完整的电话，请妥善保管；查看会留下记录。',
  blank: '纸上只有学号和姓名，留 5 栏空白，可以签到、登记收费。',
}
const aboutStudent = new Set(['性别', '出生日期'])
const ofBlank = new Set(['学号', '姓名'])
const blanks: readonly string[] = ['', '', '', '', '']

type Sheet = Awaited<ReturnType<typeof readRosterSheet>>

/** Asks what the paper shall show, then prints all pupils by 学号. */
export function PrintRosterDialog({ classId, title, isOfParents, onClose }: PrintRosterDialogProps) {
  useForgetPrint()
  const [kind, setKind] = useState<Kind>('without-tels')
  const { run, isRunning } = useTask(readRosterSheet, { announces: 'failures' })
  const [sheet, setSheet] = useState<Sheet>()

  async function read(): Promise<void> {
    const found = await run({ classId, isWithTels: kind === 'with-tels' })
    if (found) setSheet(found)
    else onClose()
  }
  const close = useEffectEvent(onClose)
  // The browser prints what is drawn.
  useEffect(() => {
    if (!sheet) return
    const end = () => close()
    window.addEventListener('afterprint', end)
    printWhenReady()
    return () => window.removeEventListener('afterprint', end)
  }, [sheet])

  return (
    <>
      <ConfirmDialog
        isOpen={!sheet}
        title={`打印${title}`}
        description={promises[kind]}
        confirmLabel="打印"
        isBusy={isRunning}
        onConfirm={() => void read()}
        onCancel={onClose}
      >
        <Segmented
          label="纸上的内容"
          value={kind}
          options={kinds}
          onChange={setKind}
          className="self-start"
        />
      </ConfirmDialog>
      {/* There from the start, so that its head is known when the page is printed. */}
      <Paper
        classId={classId}
        className={sheet?.className ?? ''}
        title={kind === 'blank' ? '名单' : title}
        notes={sheet ? [`在读 ${sheet.students.length} 名`] : []}
      >
        {() =>
          sheet && (
            <RosterTable label={title} sheet={sheet} isBlank={kind === 'blank'} isOfParents={isOfParents} />
          )
        }
      </Paper>
    </>
  )
}

type RosterTableProps = { label: string; sheet: Sheet; isBlank: boolean; isOfParents: boolean }

function RosterTable({ label, sheet, isBlank, isOfParents }: RosterTableProps) {
  const { columns, students, isWithTels } = sheet
  const isShown = (heading: string) =>
    isBlank ? ofBlank.has(heading) : !(isOfParents && aboutStudent.has(heading))
  const shown = columns.flatMap(({ heading }, at) => (isShown(heading) ? [{ heading, at }] : []))
  const more = isBlank ? blanks : []
  return (
    <PaperTable
      label={label}
      headings={[...shown.map(({ heading }) => heading), ...more]}
      rows={rosterSheetRows(students, { isWithTels }).map((cells) => [
        ...shown.map(({ at }) => cells[at] ?? ''),
        ...more,
      ])}
    />
  )
}
