import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { createUser } from '../../test/user.ts'
import { PrintButton } from './ui/buttons/PrintButton.tsx'
import { paperOnDemand } from './paper-on-demand.tsx'

/** What stands on the page each time that it is printed. */
let printed: (string | null)[]
beforeEach(() => {
  printed = []
  vi.stubGlobal('print', () => printed.push(document.body.textContent))
})

/** A screen whose paper's part of the program has not come. */
function openScreenWithPaper() {
  const coming = { resolve: (_: () => string) => {}, reject: (_: Error) => {} }
  const part = new Promise<() => string>((resolve, reject) => Object.assign(coming, { resolve, reject }))
  const Paper = paperOnDemand(() => part, { isAdornment: true })
  render(
    <>
      <PrintButton />
      <Paper />
    </>,
  )
  return coming
}
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: '打印' })

it('a print that is asked for before the paper has come waits for it, and says so until then', async () => {
  const coming = openScreenWithPaper()
  await createUser().click(button())
  expect([button().getAttribute('aria-busy'), button().disabled, printed]).toEqual(['true', true, []])

  coming.resolve(() => '成绩单')
  await waitFor(() => expect(printed).toEqual(['打印成绩单']))
  await waitFor(() => expect(button().disabled).toBe(false))
})

it('a print whose paper cannot be had does not wait for ever', async () => {
  const coming = openScreenWithPaper()
  await createUser().click(button())
  coming.reject(new Error('no network'))

  await waitFor(() => expect(printed).toEqual(['打印']))
  await waitFor(() => expect(button().disabled).toBe(false))
})
