import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { endPrint, printPage } from '../../../../test/device/print.ts'
import type { PaperBlock } from './paper-blocks.ts'
import { SheetPaper } from './SheetPaper.tsx'

function blockOf(columns: number): PaperBlock {
  const headings = ['姓名', ...Array.from({ length: columns }, (_, place) => `第${place + 1}次`)]
  return { headings, rows: [headings.map(() => '95')] }
}

async function print(columns: number, hasUnsaved = false): Promise<HTMLElement> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SheetPaper
        classId=""
        className="三年级2班"
        title="成绩表"
        name="三年级上"
        hasUnsaved={hasUnsaved}
        blocks={() => [blockOf(columns)]}
      />
    </QueryClientProvider>,
  )
  return printPage(() => screen.getByRole('table', { name: '成绩表（1）' }))
}

it.each([
  ['upright', 7, false],
  ['laid across', 8, true],
])('a sheet goes on paper that is %s with %i columns beside the names', async (_, columns, isWide) => {
  const table = await print(columns)

  expect(table.closest('.paper-wide') !== null).toBe(isWide)
})

it('says on paper that cells are not saved yet', async () => {
  await print(3, true)
  expect(document.body.textContent).toContain('有还没有保存的格子')
})

it('says nothing of cells that are all saved, and is gone after the print', async () => {
  await print(3)
  expect(document.body.textContent).not.toContain('有还没有保存的格子')

  endPrint()
  expect(screen.queryByRole('table')).toBeNull()
})
