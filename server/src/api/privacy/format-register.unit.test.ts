import { expect, it } from 'vitest'
import { formatRegister } from './format-register.ts'

it('the page on privacy is what the register says', async () => {
  await expect(formatRegister()).toMatchFileSnapshot('../../../../docs/privacy.md')
})
