import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { isFormField } from './is-form-field.ts'

it('keys belong to the field that has the focus, and to the screen otherwise', () => {
  render(
    <>
      <input aria-label="姓名" />
      <textarea aria-label="备注" />
      <select aria-label="年级" />
      <button type="button">点评</button>
    </>,
  )

  for (const label of ['姓名', '备注', '年级']) expect(isFormField(screen.getByLabelText(label))).toBe(true)
  expect(isFormField(screen.getByText('点评'))).toBe(false)
  expect(isFormField(null)).toBe(false)
})
