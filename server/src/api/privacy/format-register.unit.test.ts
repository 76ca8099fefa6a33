import { keptOfPupils } from '@pinge/contract/privacy/kept-data.ts'
import { expect, it } from 'vitest'
import { entries } from '../../platform/db/register/register.ts'
import { formatRegister } from './format-register.ts'

it('the page on privacy is what the register says', async () => {
  await expect(formatRegister()).toMatchFileSnapshot('../../../../docs/privacy.md')
})

it('names as kept of a pupil every kind of which a table holds rows of one', () => {
  const kinds = entries.flatMap(([, { lead, kept }]) => (lead ? [kept] : []))

  expect(new Set(kinds)).toEqual(new Set(keptOfPupils))
})
