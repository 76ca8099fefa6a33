import { updateStudent } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cards, openClass, openTool } from '../../../../test/class-screen.ts'
import { openSchoolClass } from '../../../../test/school-class.ts'
import { server } from '../../../../test/server.ts'

it('a child looks at an animal, takes another, and the next child comes to the board', async () => {
  const school = openSchoolClass()
  const [first] = school.students
  if (!first) throw new Error('the class has pupils')
  const asked: unknown[] = []
  server.answer(updateStudent, ({ id, header }) => {
    asked.push({ id, header })
    school.students = school.students.map((student) =>
      student.id === id ? { ...student, header: header ?? student.header } : student,
    )
    return null
  })
  const user = await openClass()
  await openTool(user, '选动物')
  const dialog = within(await screen.findByRole('dialog', { name: '选动物' }))
  await user.click(dialog.getByRole('button', { name: first.username }))
  // The child has the board to itself: no other child is named, and no points stand there.
  expect(dialog.getByRole('heading').textContent).toBe(`${first.username}，选一个你喜欢的动物`)
  for (const other of school.students.slice(1)) expect(dialog.queryByText(other.username)).toBeNull()

  await user.click(dialog.getByRole('button', { name: '小虎威威' }))
  await user.click(dialog.getByRole('button', { name: '再看看' }))
  expect(asked).toEqual([])
  await user.click(dialog.getByRole('button', { name: '海豚蓝蓝' }))
  await user.click(dialog.getByRole('button', { name: '就是它' }))
  await dialog.findByText('选好了')
  expect(asked).toEqual([{ id: first.id, header: '17' }])
  expect(dialog.getByRole('heading').textContent).toBe('选动物')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(cards().length).toBeGreaterThan(0)
})

it('an animal that was not saved is told, and the child takes it once more', async () => {
  const school = openSchoolClass()
  const [first] = school.students
  if (!first) throw new Error('the class has pupils')
  server.refuse(updateStudent, 'serviceBusy')
  const user = await openClass()
  await openTool(user, '选动物')
  const dialog = within(await screen.findByRole('dialog', { name: '选动物' }))
  await user.click(dialog.getByRole('button', { name: first.username }))
  await user.click(dialog.getByRole('button', { name: '小虎威威' }))
  await user.click(dialog.getByRole('button', { name: '就是它' }))
  await dialog.findByRole('alert')
  expect(dialog.queryByText('选好了')).toBeNull()
  server.answer(updateStudent, null)
  await user.click(dialog.getByRole('button', { name: '就是它' }))
  await dialog.findByText('选好了')
})
