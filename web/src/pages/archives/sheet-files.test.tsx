import { archiveList } from '@pinge/contract/archives/documents.ts'
import { healthSheet } from '@pinge/contract/archives/health.ts'
import { performSheet } from '@pinge/contract/archives/perform.ts'
import { exportHealth, exportPerform } from '@pinge/contract/archives/table/table-file.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeDocument, makeSheet } from '../../../test/make/archive.ts'
import { watchSavedFiles } from '../../../test/saved-files.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const document = makeDocument({ name: '三年级上' })
const sheet = makeSheet(document)

let className: string

beforeEach(() => {
  ;({ className } = openSchoolClass().summary)
  server.answer(archiveList, [document])
  server.answer(performSheet, { ...sheet, subjects: [], kinds: [], columnsVersion: 0 })
  server.answer(healthSheet, { ...sheet, standardName: null, items: [] })
  server.answer(exportPerform, null)
  server.answer(exportHealth, null)
})

it.each([
  ['/data/file/perform?classId=c1', '学业 三年级上.xlsx'],
  ['/data/file/health?classId=c1', '体质健康 三年级上.xlsx'],
])(
  'the file of %s is named for the class, too: a teacher has a like archive in each class',
  async (path, file) => {
    const saved = watchSavedFiles()
    const user = await openScreen(path)
    await user.click(await screen.findByRole('button', { name: '导出' }))
    await waitFor(() => expect(saved).toEqual([`${className}${file}`]))
  },
)
