import { addItem } from '@pinge/contract/comment-items.ts'
import { giveComment } from '@pinge/contract/comments.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { item, openClass, pupil } from '../../../test/class-screen.ts'
import { makeItem } from '../../../test/make/comment.ts'
import { openSchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'

it('a new item is made over the comment, whose pupil and remark stay, and no key of the form gives anything', async () => {
  const school = openSchoolClass()
  server.answer(addItem, ({ type, name, score }) => {
    const added = makeItem({ id: 'own', type, name, score, isCustom: true })
    school.items = [...school.items, added]
    return { id: added.id }
  })
  const user = await openClass()
  await user.click(pupil('王浩然'))
  await user.type(await screen.findByRole('textbox', { name: /备注/ }), '真好')
  await user.click(screen.getAllByRole('button', { name: '添加点评项' })[0] ?? document.body)
  const form = await screen.findByRole('dialog', { name: '添加点评项' })
  within(form).getByRole('button', { name: '添加' }).focus()
  await user.keyboard('1')
  await user.type(within(form).getByRole('textbox', { name: '名称' }), '浇花')
  await user.click(within(form).getByRole('button', { name: '添加' }))

  await user.click(await item('浇花'))
  await waitFor(() =>
    expect(server.requests(giveComment)).toMatchObject([
      { itemId: 'own', studentIds: ['s1'], remark: '真好' },
    ]),
  )
})
