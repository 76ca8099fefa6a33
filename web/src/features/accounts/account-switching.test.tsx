import { classList } from '@pinge/contract/classes.ts'
import { signOut } from '@pinge/contract/sign-in.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'
import { leaveCurrentUser } from '../../shared/session/known-users.ts'
import { changeSession, currentUser, enterSession } from '../../shared/session/session.ts'

const wang = makeTeacher({ nickname: '王老师', tel: '13800000001' })
const li = makeTeacher({ nickname: '李老师', tel: '13900000002' })
let user: User

const accounts = async () => within(await screen.findByRole('list', { name: '这台设备上的账号' }))
const names = async () =>
  (await accounts()).getAllByRole('listitem').map(({ textContent }) => textContent.slice(0, '王老师'.length))

/** 李老师 was at this device before; 王老师 is now. */
beforeEach(async () => {
  enterSession(li, false)
  changeSession(leaveCurrentUser)
  server.answer(classList, [makeClass({ className: '三年级(2)班' })])
  user = await openScreen('/comment', wang)
  await screen.findByText('三年级(2)班')
})

async function choose(action: '切换账号' | '退出登录'): Promise<void> {
  // The menu is a part of the program that comes a moment later.
  await user.click(await screen.findByRole('button', { name: '王老师，我的账号' }))
  await user.click(await screen.findByRole('menuitem', { name: action }))
}

describe('two teachers at one device', () => {
  it('are both offered, the last one first, and either goes on without a password', async () => {
    await choose('切换账号')
    expect(await names()).toEqual(['王老师', '李老师'])
    await user.click((await accounts()).getByRole('button', { name: /^李老师/ }))

    await screen.findByRole('button', { name: '李老师，我的账号' })
    expect(currentUser()?.userId).toBe(li.userId)
  })

  it('see nothing of each other’s classes, not for a moment', async () => {
    await choose('切换账号')
    server.answer(classList, [])
    await user.click((await accounts()).getByRole('button', { name: /^李老师/ }))
    const seen: boolean[] = []
    const look = () => seen.push(document.body.textContent.includes('三年级(2)班'))
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })

    await screen.findByRole('heading', { name: '先建一个班' })
    look()
    observer.disconnect()
    expect(seen).not.toContain(true)
  })

  it('lose only the account of the one who signs out', async () => {
    await choose('退出登录')

    await waitFor(async () => expect(await names()).toEqual(['李老师']))
    expect(server.requests(signOut)).toHaveLength(1)
    expect(localStorage.getItem('pinge-session')).not.toContain(wang.accessToken)
    expect(localStorage.getItem('pinge-session')).toContain(li.accessToken)
  })

  it('are told apart by their numbers, of which only a part is shown', async () => {
    await choose('切换账号')
    const list = await accounts()

    expect(list.getByRole('button', { name: /^王老师/ }).textContent).toContain('138****0001')
    expect(list.getByRole('button', { name: /^李老师/ }).textContent).toContain('139****0002')
    expect(document.body.textContent).not.toContain(li.tel)
  })
})
