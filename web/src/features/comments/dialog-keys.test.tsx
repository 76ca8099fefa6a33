import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { commentDialog, item, notice, openClass, pupil, seeScore } from '../../../test/class-screen.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

describe('a digit over the items of a comment', () => {
  it('that was typed before they had come gives the one that it means', async () => {
    const { items } = openSchoolClass()
    const held = server.hold(commentItems)
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await commentDialog()
    await user.keyboard('1')
    held.answer(items)

    await notice('积极发言')
    await seeScore('王浩然', 1)
  })

  it('gives nothing with Ctrl, which chooses a tab of the browser', async () => {
    openSchoolClass()
    const user = await openClass()
    await user.click(pupil('王浩然'))
    await item('积极发言')
    await user.keyboard('{Control>}1{/Control}')
    await user.keyboard('2')

    await notice('专心听讲')
    await waitFor(() => expect(server.requests(giveComment)).toHaveLength(1))
  })
})
