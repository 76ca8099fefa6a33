import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { classList } from '@pinge/contract/classes.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'

const wang = makeTeacher({ nickname: '王老师' })
const detailsOf = (question: string) => screen.getByText(question).closest('details')

beforeEach(() => {
  server.answer(classList, [])
})

it('opens the question that the address names, also for a visitor', async () => {
  await openScreen('/help#undo', null)
  await screen.findByRole('heading', { level: 1, name: '帮助' })

  expect(detailsOf('点错了怎么撤销？')?.open).toBe(true)
  expect(detailsOf('怎么建班？')?.open).toBe(false)
})

it('finds a question by a word of its answer, and says when there is none', async () => {
  const user = await openScreen('/help', wang)
  const field = await screen.findByRole('searchbox', { name: '找问题' })
  await user.fill(field, '班级号')
  expect(screen.getByText('同事怎么加入班级？')).toBeTruthy()
  expect(screen.queryByText('怎么打印？')).toBeNull()

  await user.fill(field, '火箭')
  await screen.findByRole('heading', { name: '没有找到“火箭”' })
  await user.click(screen.getByRole('button', { name: '清空' }))
  await waitFor(() => expect(screen.getByText('怎么打印？')).toBeTruthy())
})
