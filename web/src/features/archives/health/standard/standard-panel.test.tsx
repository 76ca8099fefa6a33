import { archiveList } from '@pinge/contract/archives/documents.ts'
import { healthSheet, saveHealth, type HealthRow } from '@pinge/contract/archives/health.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeDocument, makeSheet } from '../../../../../test/make/archive.ts'
import { openScreen } from '../../../../../test/screen.tsx'
import { openSchoolClass } from '../../../../../test/school-class.ts'
import { server } from '../../../../../test/server.ts'

const document = makeDocument({ parts: ['health'] })

beforeEach(() => {
  openSchoolClass()
  const open = { bmi: null, bmiScore: null, standard: null, bonus: null, total: null, level: null }
  const row = (studentId: string, username: string, gender: HealthRow['gender']): HealthRow => ({
    ...open,
    studentId,
    username,
    stuNo: '',
    gender,
    aside: { value: null, version: 0 },
    cells: {},
    missing: [],
    exempt: [],
  })
  server.answer(archiveList, [document])
  server.answer(healthSheet, {
    ...makeSheet(document),
    standardName: '国家学生体质健康标准（2014年修订）',
    items: ['ropeSkip'],
    rows: [row('mei', '陈梅', 'female'), row('tao', '李涛', null)],
  })
  server.answer(saveHealth, ({ cells }) => ({
    saved: cells.map(({ version = 0, ...cell }) => ({ ...cell, version: version + 1 })),
    refused: [],
  }))
})

it('shows the standard of the cell that is written in, its row as one types, and what the next level needs', async () => {
  const user = await openScreen('/data/file/health?classId=c1')
  await user.click(await screen.findByRole('button', { name: '编辑' }))
  const row = (await screen.findByRole('rowheader', { name: '陈梅' })).closest('tr')
  const [cell] = row?.querySelectorAll('td') ?? []
  if (!cell) throw new Error('a cell to write in')
  await user.click(cell)
  await user.keyboard('115')

  const panel = within(await screen.findByRole('complementary', { name: '评分标准' }))
  await panel.findByRole('heading', { name: '一分钟跳绳 · 三年级女生' })
  await panel.findByText('再多 10 次，就到优秀')
  expect(panel.getByRole('row', { current: true }).textContent).toBe('80109')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(server.requests(saveHealth)).toHaveLength(1))
  await panel.findByText('这名学生没有填性别，不能评分。')
})
