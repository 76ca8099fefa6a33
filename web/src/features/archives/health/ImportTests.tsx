import type { HealthSheet } from '@pinge/contract/archives/health.ts'
import { matchHealth } from '@pinge/contract/archives/table/health-table.ts'
import { ImportTable, type ImportTableProps } from '../sheets/ImportTable.tsx'

type ImportTestsProps = Omit<ImportTableProps, 'match'> & { data: HealthSheet }

/** Measurements out of a file. */
export function ImportTests({ data, ...rest }: ImportTestsProps) {
  return <ImportTable {...rest} match={(tables) => matchHealth(tables, data)} />
}
