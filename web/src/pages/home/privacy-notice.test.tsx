import { keptData } from '@pinge/contract/privacy/kept-data.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../../test/screen.tsx'

it('tells parents without an account what is kept, why, who sees it and how long, as the register says', async () => {
  await openScreen('/privacy', null)
  const section = await screen.findByRole('region', { name: '保存哪些资料' })

  for (const { title, what, why, seenBy, until } of Object.values(keptData)) {
    const kind = within(section).getByRole('heading', { name: title }).parentElement
    for (const words of [what, why, seenBy, until]) expect.soft(kind?.textContent).toContain(words)
  }
})

it('is linked below the sign-in', async () => {
  await openScreen('/', null)
  expect((await screen.findByRole('link', { name: '隐私说明' })).getAttribute('href')).toBe('/privacy')
})
