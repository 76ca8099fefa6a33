import { classDetail } from '@pinge/contract/class-edit.ts'
import {
  addTeacher,
  answerJoin,
  classTeachers,
  findClass,
  handOverClass,
  joinRequests,
  removeTeacher,
  requestJoin,
  sentInvites,
  updateTeacher,
  withdrawInvite,
  type ClassTeacher,
  type SentInvite,
} from '@pinge/contract/class-teachers.ts'
import { classList, type ClassSummary } from '@pinge/contract/classes.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { holdClock, pass } from '../../../test/clock.ts'
import { tellLive } from '../../../test/live.ts'
import { makeClass, makeClassDetail, makeClassTeacher, makeJoinRequest } from '../../../test/make/class.ts'
import { makeTeacher } from '../../../test/make/teacher.ts'
import { address, openScreen } from '../../../test/screen.tsx'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

const wang = makeTeacher({ nickname: '王老师' })
let classes: ClassSummary[]

beforeEach(() => {
  classes = []
  server.answer(classList, () => classes)
})

describe('the way into a colleague’s class', () => {
  const found = { className: '三年级(2)班', classImg: '9000', ownerName: '王老师' }
  const dialog = () => within(screen.getByRole('dialog', { name: '用班级号加入' }))
  const number = () => screen.findByLabelText<HTMLInputElement>('班级号')
  let mine: { id: string; classId: string; className: string; ownerName: string; createdAt: number }[]

  beforeEach(() => {
    mine = []
    server.answer(findClass, { ...found, state: mine.length > 0 ? 'pending' : 'none' })
    server.answer(joinRequests, () => ({ toAnswer: [], mine }))
    server.answer(requestJoin, () => {
      mine = [{ id: 'j1', classId: 'c1', className: '三年级(2)班', ownerName: '王老师', createdAt: 0 }]
      server.answer(findClass, { ...found, state: 'pending' })
      return { id: 'j1' }
    })
  })

  async function openJoin(): Promise<User> {
    const user = await openScreen('/comment', wang)
    const opener = await screen.findByRole('button', { name: '用班级号加入' })
    opener.focus()
    await user.keyboard('{Enter}')
    await number()
    return user
  }

  it('is asked for by its number, and what was asked is seen while it waits', async () => {
    const user = await openJoin()
    await user.fill(await number(), '1234 5678')
    await dialog().findByText('创建者：王老师')
    await user.click(dialog().getByRole('button', { name: '申请加入' }))
    await dialog().findByText('已申请，等王老师同意')
    await user.click(dialog().getByRole('button', { name: '知道了' }))

    await screen.findByText('等待同意：三年级(2)班（王老师）')
    expect(server.requests(requestJoin)).toMatchObject([{ geziNo: '12345678' }])
  })

  it('needs no mouse', async () => {
    const user = await openJoin()
    expect(document.activeElement).toBe(await number())
    await user.keyboard('12345678')
    await dialog().findByText('创建者：王老师')
    await user.keyboard('{Enter}')
    await dialog().findByText('已申请，等王老师同意')
    await user.keyboard('{Enter}')

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: '用班级号加入' })),
    )
  })

  it('takes wide digits once an input method has composed them', async () => {
    const user = await openJoin()
    const field = await number()
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: '１２３４' } })
    expect(field.value).toBe('１２３４')
    fireEvent.compositionEnd(field)
    expect(field.value).toBe('1234')

    await user.keyboard('5678')
    await dialog().findByText('创建者：王老师')
  })

  it('says in the field that no class has the number', async () => {
    server.refuse(findClass, 'geziNoUnknown')
    const user = await openJoin()
    await user.fill(await number(), '00000000')

    expect((await dialog().findByRole('alert')).textContent).toBe('没有找到这个班级号，请核对后再试')
    expect((await number()).getAttribute('aria-invalid')).toBe('true')
  })

  it('says how many digits are missing', async () => {
    const user = await openJoin()
    await user.fill(await number(), '12345')
    await user.click(dialog().getByRole('button', { name: '申请加入' }))

    expect(dialog().getByRole('alert').textContent).toBe('班级号是 8 位数字，还差 3 位')
    await waitFor(async () => expect(document.activeElement).toBe(await number()))
    expect(server.requests(findClass)).toEqual([])
  })

  it('leads into the class of a teacher who is in it already', async () => {
    classes = [makeClass({ classId: 'c1', geziNo: '12345678' })]
    server.answer(findClass, { ...found, state: 'member' })
    const user = await openJoin()
    await user.fill(await number(), '12345678')
    await user.click(await dialog().findByRole('button', { name: '进入班级' }))

    await waitFor(() => expect(address()).toBe('/comment/class-detail?classId=c1'))
  })

  it('that could not be asked for keeps the number, and says why', async () => {
    server.refuse(requestJoin, 'exampleNotJoined')
    const user = await openJoin()
    await user.fill(await number(), '12345678')
    await dialog().findByText('创建者：王老师')
    await user.click(dialog().getByRole('button', { name: '申请加入' }))

    expect((await dialog().findByRole('alert')).textContent).toBe('示例班级只给自己看，不能加入')
    expect((await number()).value).toBe('12345678')
  })

  it('is granted while the colleague waits, and the class comes by itself', async () => {
    mine = [{ id: 'j1', classId: 'c1', className: '三年级(2)班', ownerName: '王老师', createdAt: 0 }]
    holdClock()
    await openScreen('/comment', wang)
    await screen.findByText(/^等待同意：/)
    mine = []
    classes = [makeClass({ classId: 'c1' })]
    await pass(31_000)

    await screen.findByText('三年级(2)班已经在你的班级里了')
    await screen.findByRole('link', { name: '三年级(2)班' })
    expect(screen.queryByText(/^等待同意：/)).toBeNull()
  })

  it('is declined, and the colleague reads so', async () => {
    mine = [{ id: 'j1', classId: 'c1', className: '三年级(2)班', ownerName: '王老师', createdAt: 0 }]
    holdClock()
    await openScreen('/comment', wang)
    await screen.findByText(/^等待同意：/)
    mine = []
    await pass(31_000)

    await screen.findByText(/没有通过：三年级\(2\)班（王老师）。/)
  })
})

describe('colleagues who want to come in', () => {
  const waitingRegion = () => screen.findByRole('region', { name: '待处理的申请' })
  let toAnswer = [makeJoinRequest()]

  beforeEach(() => {
    classes = [makeClass()]
    toAnswer = [makeJoinRequest({ id: 'j1' })]
    server.answer(joinRequests, () => ({ toAnswer, mine: [] }))
    server.answer(answerJoin, () => {
      toAnswer = []
      return { classId: 'c1' }
    })
  })

  it('are let in after a question that says what they will see', async () => {
    const user = await openScreen('/comment', wang)
    const asked = await waitingRegion()
    expect(asked.textContent).toContain('李老师（139****0002）想加入 三年级(2)班')
    expect(asked.textContent).toContain('手机号没有验证过')
    await user.click(screen.getByRole('button', { name: '同意李老师加入三年级(2)班' }))
    const consent = within(await screen.findByRole('alertdialog', { name: '让李老师加入三年级(2)班？' }))
    expect(consent.getByText(/能看到全班学生的资料和家长电话，可以点评/)).toBeTruthy()
    await user.click(consent.getByRole('button', { name: '问过本人了，同意' }))

    await screen.findByText('李老师现在可以打开三年级(2)班了')
    await waitFor(() => expect(screen.queryByRole('region', { name: '待处理的申请' })).toBeNull())
    expect(server.requests(answerJoin)).toMatchObject([{ id: 'j1', accept: true }])
  })

  it('whose number was proved are let in without a warning', async () => {
    toAnswer = [makeJoinRequest({ isTelProved: true })]
    const user = await openScreen('/comment', wang)
    expect((await waitingRegion()).textContent).not.toContain('没有验证过')
    await user.click(screen.getByRole('button', { name: /^同意李老师/ }))

    const consent = within(await screen.findByRole('alertdialog'))
    expect(consent.getByRole('button', { name: '同意加入' })).toBeTruthy()
  })

  it('are declined by one tap, and asked about no more', async () => {
    const user = await openScreen('/comment', wang)
    await waitingRegion()
    await user.click(screen.getByRole('button', { name: '谢绝李老师加入三年级(2)班' }))

    await screen.findByText('已谢绝李老师加入三年级(2)班')
    await waitFor(() => expect(screen.queryByRole('region', { name: '待处理的申请' })).toBeNull())
    expect(server.requests(answerJoin)).toMatchObject([{ id: 'j1', accept: false }])
  })
})

describe('the teachers of a class', () => {
  const section = () => within(screen.getByRole('region', { name: '班级老师' }))
  let teachers: ClassTeacher[]
  let isOwner: boolean

  beforeEach(() => {
    isOwner = true
    teachers = [
      makeClassTeacher({ userId: wang.userId, nickname: '王老师', isOwner: true }),
      makeClassTeacher({ userId: 'li', nickname: '李老师' }),
    ]
    server.answer(classDetail, () => makeClassDetail({ classId: 'c1', isOwner }))
    server.answer(classTeachers, () => teachers)
  })

  async function openTeachers(): Promise<User> {
    const user = await openScreen('/comment/class-edit?classId=c1', wang)
    await screen.findByText('位老师', { exact: false, selector: 'h3' })
    return user
  }

  it('are told with who created the class and who I am', async () => {
    await openTeachers()
    const [first, second] = section().getAllByRole('listitem')

    expect(first?.textContent).toContain('王老师（我）')
    expect(first?.textContent).toContain('创建者')
    expect(second?.textContent).toContain('李老师139****0002协同')
  })

  it('are removed by the owner after a question, and what they gave stays', async () => {
    server.answer(removeTeacher, ({ userId }) => {
      teachers = teachers.filter((teacher) => teacher.userId !== userId)
      return null
    })
    const user = await openTeachers()
    await user.click(section().getByRole('button', { name: '移出李老师' }))
    const asked = await screen.findByRole('alertdialog', { name: '移出李老师？' })
    expect(asked.textContent).toContain('李老师给过的点评都保留')
    await user.click(within(asked).getByRole('button', { name: '移出' }))

    await screen.findByText('已移出李老师')
    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(1))
  })

  it('are shown at once as they come and go elsewhere', async () => {
    await openTeachers()
    teachers = [...teachers, makeClassTeacher({ userId: 'sun', nickname: '孙老师' })]
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(3))

    teachers = teachers.filter(({ userId }) => userId !== 'sun')
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(2))
  })

  it('a colleague may leave, stands before the class list, and adds no colleague', async () => {
    isOwner = false
    teachers = [
      makeClassTeacher({ userId: 'li', nickname: '李老师', isOwner: true }),
      makeClassTeacher({ userId: wang.userId, nickname: '王老师' }),
    ]
    server.answer(removeTeacher, null)
    const user = await openTeachers()
    expect(screen.queryByLabelText('邀请老师')).toBeNull()
    expect(section().queryByRole('button', { name: /^移出/ })).toBeNull()
    await user.click(section().getByRole('button', { name: '退出班级' }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '退出' }))

    await screen.findByText('已退出三年级(2)班')
    await waitFor(() => expect(address()).toBe('/comment'))
    expect(server.requests(removeTeacher)).toMatchObject([{ classId: 'c1', userId: wang.userId }])
  })

  it('a colleague is invited by the number, and no name is told before the yes', async () => {
    let sent: SentInvite[] = []
    server.answer(sentInvites, () => sent)
    server.answer(addTeacher, () => {
      sent = [{ id: 'i1', kind: 'join', maskedTel: '139****0003', userId: null, createdAt: 0 }]
      return null
    })
    server.answer(withdrawInvite, () => {
      sent = []
      return null
    })
    const user = await openTeachers()
    await user.fill(screen.getByLabelText('邀请老师'), '139 0000 0003')
    await user.click(screen.getByRole('button', { name: '邀请' }))

    await screen.findByText('已邀请，对方同意后加入')
    const waiting = await screen.findByRole('list', { name: '已邀请的老师' })
    expect(waiting.textContent).toContain('139****0003 已邀请')
    expect(server.requests(addTeacher)).toMatchObject([{ classId: 'c1', tel: '13900000003' }])
    expect(screen.getByLabelText<HTMLInputElement>('邀请老师').value).toBe('')
    await user.click(screen.getByRole('button', { name: '撤回给139****0003的邀请' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: '已邀请的老师' })).toBeNull())
  })

  it('too many invitations on a day are refused beside the field', async () => {
    server.refuse(addTeacher, 'tooManyInvites')
    const user = await openTeachers()
    await user.fill(screen.getByLabelText('邀请老师'), '13900000003')
    await user.click(screen.getByRole('button', { name: '邀请' }))

    expect((await section().findByRole('alert')).textContent).toBe('一天最多发出 20 个邀请，请明天再试')
  })

  it('may send notices when the owner says so, drawn at once and taken back when it fails', async () => {
    const held = server.hold(updateTeacher)
    const user = await openTeachers()
    const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /李老师\s*可以发班级通知/ })
    await user.click(box())
    expect(box().checked).toBe(true)

    held.refuse('serviceBusy')
    await waitFor(() => expect(box().checked).toBe(false))
    expect(server.requests(updateTeacher)).toMatchObject([{ userId: 'li', isCanSendClassNotice: true }])
  })

  it('become the owner by their own yes, and can be asked no more until then', async () => {
    let sent: SentInvite[] = []
    server.answer(sentInvites, () => sent)
    server.answer(handOverClass, ({ userId }) => {
      sent = [{ id: 'i1', kind: 'own', maskedTel: '139****0002', userId, createdAt: 0 }]
      return null
    })
    server.answer(withdrawInvite, () => {
      sent = []
      return null
    })
    const user = await openTeachers()
    await user.click(screen.getByRole('button', { name: '把班级转交给李老师' }))
    const asked = await screen.findByRole('alertdialog', { name: '把三年级(2)班转交给李老师？' })
    expect(asked.textContent).toContain('转交后只有李老师能再转回给你。')
    await user.click(within(asked).getByRole('button', { name: '请对方接手' }))

    await screen.findByText('已告诉李老师，同意后三年级(2)班才转交')
    await section().findByText(/等李老师同意接手/)
    expect(screen.queryByRole('list', { name: '已邀请的老师' })).toBeNull()
    await user.click(screen.getByRole('button', { name: '撤回转交给李老师' }))
    await screen.findByRole('button', { name: '把班级转交给李老师' })
    expect(server.requests(withdrawInvite)).toMatchObject([{ classId: 'c1', inviteId: 'i1' }])
  })

  it('that cannot be read are asked for again by one tap', async () => {
    server.refuse(classTeachers, 'serviceBusy')
    const user = await openScreen('/comment/class-edit?classId=c1', wang)
    const retry = await screen.findByRole('button', { name: /再试一次/ })
    server.answer(classTeachers, () => teachers)
    await user.click(retry)

    await waitFor(() => expect(section().getAllByRole('listitem')).toHaveLength(2))
  })
})

describe('the number of a class', () => {
  beforeEach(() => {
    server.answer(classDetail, makeClassDetail({ classId: 'c1', geziNo: '12345678' }))
    server.answer(classTeachers, [])
  })

  it('is copied', async () => {
    const user = await openScreen('/comment/class-edit?classId=c1', wang)
    await user.click(await screen.findByRole('button', { name: '复制' }))

    await screen.findByText('已复制班级号。')
    expect(await navigator.clipboard.readText()).toBe('12345678')
  })

  it('is selected where the browser keeps its clipboard', async () => {
    const user = await openScreen('/comment/class-edit?classId=c1', wang)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await screen.findByRole('button', { name: '复制' }))

    await screen.findByText(/这里不能自动复制。班级号已经选中/)
    expect(getSelection()?.toString()).toContain('1234')
  })
})
