import { ASIDE } from '@pinge/contract/archives/cells.ts'
import { performSheet, savePerform, type PerformSheet } from '@pinge/contract/archives/perform.ts'
import { readAside, readMark } from '@pinge/contract/archives/read-mark.ts'
import type { QueryClient } from '@tanstack/react-query'
import { sendWrite } from '../../../shared/api/write/send-write.ts'
import { makeOnce } from '../../../shared/sheet/make-once.ts'
import type { Answer, SentCell, SheetColumn, SheetRow } from '../../../shared/sheet/sheet-types.ts'

/** The subjects that stand in the sheet, each with its kinds, and the document's own column. */
export function performColumns({
  subjects,
  kinds,
  customAsideName,
}: Pick<PerformSheet, 'subjects' | 'kinds' | 'customAsideName'>): SheetColumn[] {
  const shown = kinds.filter(({ isHidden }) => !isHidden)
  const marks = subjects
    .filter(({ isHidden }) => !isHidden)
    .flatMap((subject): SheetColumn[] =>
      shown.map(({ id, name }) => ({
        key: `${subject.id}.${id}`,
        title: name,
        group:
          subject.mode === 'score' && subject.max !== 100
            ? `${subject.name}（${subject.max}）`
            : subject.name,
        width: 4.5,
        exempt: '免考',
        read: (typed) => readMark(subject, typed),
      })),
    )
  if (customAsideName === '') return marks
  return [...marks, { key: ASIDE, title: customAsideName, group: '', width: 10, read: readAside }]
}

const performRow = makeOnce(({ studentId, username, stuNo, cells, aside }: Row): SheetRow => ({
  id: studentId,
  name: username,
  number: stuNo,
  cells: {
    ...Object.fromEntries(
      Object.entries(cells).flatMap(([subject, kinds]) =>
        Object.entries(kinds).map(([kind, cell]) => [`${subject}.${kind}`, cell]),
      ),
    ),
    [ASIDE]: aside,
  },
}))

export function performRows(rows: readonly Row[]): SheetRow[] {
  return rows.map(performRow)
}

/** Sends some cells, and draws what was saved. */
export async function sendMarks(
  queryClient: QueryClient,
  sheet: { classId: string; documentId: string },
  cells: readonly SentCell[],
  requestId: string,
): Promise<Answer> {
  const request = {
    ...sheet,
    requestId,
    cells: cells.map(({ rowId, column, value, version }) => {
      const [subjectId = '', kind = subjectId] = column.split('.')
      return { studentId: rowId, subjectId, kind, value, version }
    }),
  }
  const { data } = await sendWrite(queryClient, savePerform, request, {
    drawAnswer: ({ saved }, _, change) =>
      change(performSheet, sheet, (drawn) => ({
        ...drawn,
        rows: drawn.rows.map((row) => withSaved(row, saved)),
      })),
  })
  return { saved: data.saved.map(placed), refused: data.refused.map(placed) }
}

type Row = PerformSheet['rows'][number]

function withSaved(
  row: Row,
  saved: readonly {
    studentId: string
    subjectId: string
    kind: string
    value: number | string | null
    version: number
  }[],
): Row {
  const own = saved.filter(({ studentId }) => studentId === row.studentId)
  if (own.length === 0) return row
  let { aside } = row
  const cells = { ...row.cells }
  for (const { subjectId, kind, value, version } of own)
    if (subjectId === ASIDE) aside = { value, version }
    else cells[subjectId] = { ...cells[subjectId], [kind]: { value, version } }
  return { ...row, cells, aside }
}

function placed<Placed extends { studentId: string; subjectId: string; kind: string }>({
  studentId,
  subjectId,
  kind,
  ...rest
}: Placed) {
  return { ...rest, rowId: studentId, column: subjectId === ASIDE ? ASIDE : `${subjectId}.${kind}` }
}
