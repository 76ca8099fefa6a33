import { measuredIn } from '@pinge/contract/archives/fitness/assess.ts'
import { hasStandard } from '@pinge/contract/archives/fitness/standard.ts'
import { HealthItem } from '@pinge/contract/archives/health.ts'
import { columnsOf, markColumn } from '../../writes/archives/columns.ts'

/** What a document expects of a pupil: its completion and a pupil's own part count over the same columns. */

export function expectedMarks(document: Parameters<typeof columnsOf>[0]): string[] {
  const { subjects, kinds } = columnsOf(document)
  const isShown = ({ isHidden }: { isHidden: boolean }) => !isHidden
  return subjects
    .filter(isShown)
    .flatMap(({ id }) => kinds.filter(isShown).map((kind) => markColumn(id, kind.id)))
}

/** Eyesight stands beside the standard and is not expected. */
export function expectedItems(grade: number | null): readonly HealthItem[] {
  return hasStandard(grade)
    ? measuredIn(grade)
    : HealthItem.options.filter((item) => !item.startsWith('vision'))
}
