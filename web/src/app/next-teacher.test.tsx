import { studentList } from '@pinge/contract/students.ts'
import type { UserInfo } from '@pinge/contract/sign-in.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { commentDialog, openClass, pupil } from '../../test/class-screen.ts'
import { makeCategory, makeTeam } from '../../test/make/team.ts'
import { makeTeacher } from '../../test/make/teacher.ts'
import { openSchoolClass } from '../../test/school-class.ts'
import { openSchoolTeams } from '../../test/school-teams.ts'
import { openScreen } from '../../test/screen.tsx'
import { server } from '../../test/server.ts'
import type { User } from '../../test/user.ts'
import { openSessionExpiredDialog } from '../shared/session/session-expired.ts'
import { currentUser, enterSession } from '../shared/session/session.ts'

const liu = makeTeacher({ userId: 'liu', nickname: '刘老师', tel: '13900000002' })

/** The page stays open: the teacher who signs in goes on where it was left. */
async function signInOnSamePage(teacher: UserInfo): Promise<void> {
  act(() => openSessionExpiredDialog('登录信息失效，请重新登录！'))
  const warning = within(await screen.findByRole('alertdialog', { name: '警告' }))
  // Above another dialog it is the style that lets it be clicked, and here there are no styles.
  fireEvent.click(warning.getByRole('button', { name: '重新登录' }))
  await screen.findByLabelText('手机号')
  act(() => enterSession(teacher, false))
  await waitFor(() => expect(screen.queryByLabelText('手机号')).toBeNull())
}

const aboutToComment = async (user: User) => {
  await user.click(pupil('王浩然'))
  await commentDialog()
}
const write = async (user: User, words: string) => user.fill(await screen.findByLabelText('备注'), words)

describe('when a session has ended, the teacher who signs in on the same page', () => {
  it('begins with a screen of their own', async () => {
    openSchoolClass()
    await aboutToComment(await openClass())
    await signInOnSamePage(liu)

    await waitFor(() => expect(pupil('王浩然')).toBeTruthy())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('finds the comment again that was begun, when it is the same teacher', async () => {
    openSchoolClass()
    const user = await openClass()
    const same = currentUser() ?? liu
    await aboutToComment(user)
    await write(user, '主动擦黑板')
    await signInOnSamePage(same)

    expect(within(await commentDialog()).getByText('王浩然')).toBeTruthy()
    expect((await screen.findByLabelText<HTMLTextAreaElement>('备注')).value).toBe('主动擦黑板')
  })

  it.each([
    ['sees nothing of another’s words', '刘老师', false],
    ['finds words again that are theirs', '王老师', true],
  ])('%s where the class is gone', async (_, who, isShown) => {
    openSchoolClass()
    const user = await openClass()
    const same = currentUser() ?? liu
    await aboutToComment(user)
    await write(user, '已联系家长')
    server.refuse(studentList, 'classNotFound')
    await signInOnSamePage(who === '刘老师' ? liu : same)

    await screen.findByText(/可能是链接旧了/)
    expect(screen.queryByRole('region', { name: '没有提交的点评' }) !== null).toBe(isShown)
    expect(document.body.textContent.includes('已联系家长')).toBe(isShown)
  })

  it('begins with teams of their own', async () => {
    const school = openSchoolClass()
    const studentIds = school.students.map(({ id }) => id)
    const teams = [makeTeam({ id: 'rocket', teamName: '火箭队', studentIds })]
    openSchoolTeams(school, {
      categories: [makeCategory({ id: 'math', creatorId: 'wang', teamCount: 1, memberCount: 6 })],
      teams,
    })
    const wang = makeTeacher({ userId: 'wang' })
    const user = await openScreen('/comment/class-detail?classId=c1&tab=group', wang)
    await user.click(await screen.findByRole('button', { name: '点评火箭队' }))
    await commentDialog()
    openSchoolTeams(school, {
      categories: [makeCategory({ id: 'math', creatorId: 'liu', teamCount: 1, memberCount: 6 })],
      teams,
    })
    await signInOnSamePage(liu)

    await screen.findByRole('heading', { name: '火箭队' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
