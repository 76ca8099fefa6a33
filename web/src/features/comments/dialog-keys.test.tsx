import { commentItems, giveComment } from '@pinge/contract/comments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  commentDialog,
  item,
  notice,
  openClass,
  pupil,
  seeScore,
  selectionBar,
} from '../../../test/class-screen.ts'
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

  it('leaves the focus on the screen, from where the next Tab goes on, and not on what is gone', async () => {
    openSchoolClass()
    const user = await openClass()
    await user.click(screen.getByRole('button', { name: '多选' }))
    await user.click(pupil('张子轩'))
    const give = within(await selectionBar()).getByRole('button', { name: /^点评/ })
    give.focus()
    await user.keyboard('{Enter}')
    await item('积极发言')
    await user.keyboard('1')

    await seeScore('张子轩', 1)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
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
