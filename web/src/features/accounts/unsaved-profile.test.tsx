import { updateProfile } from '@pinge/contract/accounts.ts'
import { classList } from '@pinge/contract/classes.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ nickname: '王老师', headUrl: '1' })
const sheet = () => within(screen.getByRole('dialog', { name: '账号设置' }))
const name = () => sheet().getByLabelText<HTMLInputElement>('称呼')

let user: User
beforeEach(async () => {
  server.answer(classList, [])
  user = await openScreen('/comment', wang)
  await user.click(await screen.findByRole('button', { name: '王老师，我的账号' }))
  await user.click(await screen.findByRole('menuitem', { name: '账号设置' }))
  await screen.findByRole('dialog', { name: '账号设置' })
})

it('a name that is typed is not taken away by Escape, unless the teacher says so', async () => {
  await user.fill(name(), '王小明老师')
  await user.keyboard('{Escape}')
  const asked = () => screen.findByRole('alertdialog', { name: '资料还没有保存' })
  await user.click(within(await asked()).getByRole('button', { name: '继续填写' }))
  expect(name().value).toBe('王小明老师')

  await user.click(sheet().getByRole('button', { name: '密码' }))
  await user.keyboard('{Escape}')
  await user.click(within(await asked()).getByRole('button', { name: '不保存' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(server.requests(updateProfile)).toEqual([])
})

it('a name that is saved closes without a question', async () => {
  const { userId, tel } = wang
  server.answer(updateProfile, { userId, nickname: '王小明老师', tel, headUrl: '1', isTelProved: true })
  await user.fill(name(), ' 王小明老师')
  await user.click(sheet().getByRole('button', { name: '保存' }))
  await screen.findByText('资料已保存')
  expect(name().value).toBe('王小明老师')
  await user.keyboard('{Escape}')

  expect(screen.queryByRole('dialog')).toBeNull()
})
