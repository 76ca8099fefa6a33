import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createUser } from '../../../../test/user.ts'
import { DateField } from './DateField.tsx'

let chosen: string[]

function Chosen() {
  const [value, setValue] = useState('2026-11-03')
  return (
    <DateField
      label="日期"
      value={value}
      min="2026-09-01"
      max="2026-11-23"
      onChange={(next) => {
        chosen.push(next)
        setValue(next)
      }}
    />
  )
}

function open() {
  chosen = []
  render(<Chosen />)
  return { user: createUser(), field: screen.getByRole<HTMLInputElement>('textbox', { name: '日期' }) }
}

it('reads in Chinese, also while one writes in it', () => {
  const { field } = open()
  expect(field.value).toBe('2026年11月3日')
  field.focus()
  expect(field.value).toBe('2026年11月3日')
})

it.each(['2026年10月9日', '2026/10/9', '20261009', '2026-10-09'])(
  'takes a day as it is written: %s',
  async (text) => {
    const { user, field } = open()
    await user.fill(field, text)
    await user.keyboard('{Enter}')

    expect(chosen).toEqual(['2026-10-09'])
    expect(field.value).toBe('2026年10月9日')
  },
)

it.each([
  ['2026-02-31', '写成 2026年9月1日 这样'],
  ['昨天', '写成 2026年9月1日 这样'],
  ['2026年12月1日', '不能晚于2026年11月23日'],
  ['2025年12月1日', '不能早于2026年9月1日'],
])('keeps %s as it was typed, and says what is wrong with it', async (text, said) => {
  const { user, field } = open()
  await user.fill(field, text)
  fireEvent.blur(field)

  expect(screen.getByRole('alert').textContent).toBe(said)
  expect(field.value).toBe(text)
  expect(chosen).toEqual([])
})

it('is emptied by the keyboard', async () => {
  const { user, field } = open()
  await user.fill(field, '')
  await user.keyboard('{Enter}')

  expect(chosen).toEqual([''])
})

it('takes the day that is chosen in the calendar of the browser', () => {
  open()
  const calendar = document.querySelector('input[type=date]')
  if (calendar) fireEvent.change(calendar, { target: { value: '2026-10-09' } })

  expect(chosen).toEqual(['2026-10-09'])
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2026年10月9日')
})
