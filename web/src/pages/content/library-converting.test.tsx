import * as library from '@pinge/contract/content/library.ts'
import { recordPlay } from '@pinge/contract/content/videos.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { makeFile, makePage } from '../../../test/make/content.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const file = makeFile({ id: 'card', name: '图.png' })
const converting = { file, kind: 'image', state: 'converting', address: null, reason: '' } as const
const ready = {
  ...converting,
  state: 'ready',
  address: { url: '/media/card', expireTime: 9_999_999_999_999 },
} as const

beforeEach(() => {
  server.answer(library.libraryTree, [])
  server.answer(library.libraryList, makePage([file]))
  server.answer(library.libraryPreview, converting)
  server.answer(recordPlay, { createdAt: 1 })
})

it('a file that is looked at appears by itself once it is converted', async () => {
  holdClock()
  await openScreen('/library?file=card')
  const preview = within(await screen.findByRole('dialog'))
  await preview.findByText('正在生成预览…')
  server.answer(library.libraryPreview, ready)
  await pass(3_000)

  await preview.findByRole('img', { name: '图.png' })
})

it('a file that is looked at is asked for ten times while it is converted, then once more at a tap', async () => {
  holdClock()
  const user = await openScreen('/library?file=card')
  const preview = within(await screen.findByRole('dialog'))
  await preview.findByText('正在生成预览…')
  for (let ask = 0; ask < 15; ask++) await pass(3_000)
  expect(server.requests(library.libraryPreview)).toHaveLength(1 + 10)

  server.answer(library.libraryPreview, ready)
  await user.click(await preview.findByRole('button', { name: '再看看' }))
  await preview.findByRole('img', { name: '图.png' })
})
