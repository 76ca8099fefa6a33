import { pictureDetail, pictureList } from '@pinge/contract/training/levels.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import { listOf, openTraining, threePictures } from '../../../test/training.ts'

const start = () => screen.getByRole<HTMLButtonElement>('button', { name: '开始' })

it('says that the pictures of the level did not come, and begins once they have come', async () => {
  openTraining()
  const { pool, ...level } = threePictures
  const cover = pool[0]?.url ?? ''
  server.answer(
    pictureList,
    listOf([{ ...level, cover, theme: 'mix', grade: [1], open: true, minDate: null, todayPlayed: false }]),
  )
  server.refuse(pictureDetail, 'serviceBusy')
  const user = await openScreen('/pinge-activity/class?classId=c1')
  const told = within(await screen.findByRole('alert'))
  expect(told.getByText('没有加载出来')).toBeTruthy()
  expect(start().disabled).toBe(true)
  server.answer(pictureDetail, threePictures)
  await user.click(told.getByRole('button', { name: '再试一次' }))

  await waitFor(() => expect(start().disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
})
