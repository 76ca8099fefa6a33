import { guardianTels } from '@pinge/contract/student-information.ts'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { holdClock, pass } from '../../../../test/clock.ts'
import { makeTeacher } from '../../../../test/make/teacher.ts'
import { server } from '../../../../test/server.ts'
import { enterSession } from '../../../shared/session/session.ts'
import { useTels } from './use-tels.ts'

beforeEach(() => {
  holdClock()
  enterSession(makeTeacher(), false)
  server.answer(guardianTels, ({ ids }) =>
    ids.map((id) => ({ id, tels: [{ position: 0, tel: '13800000001' }] })),
  )
})

it('each whole phone is covered after its own minute, also while a teacher looks up others', async () => {
  const { result } = renderHook(() => useTels('c1'))
  const reveal = (id: string) => act(async () => void (await result.current.reveal(id)))
  const shown = () => [...result.current.tels.keys()]
  await reveal('hao')
  await pass(50_000)
  await reveal('qi')
  expect(shown()).toEqual(['hao', 'qi'])

  await pass(15_000)
  expect(shown()).toEqual(['qi'])
  await reveal('qi')
  await pass(50_000)
  expect(shown()).toEqual(['qi'])
  await pass(15_000)
  expect(shown()).toEqual([])
})
