import { classDetail } from '@pinge/contract/class-edit.ts'
import { classList } from '@pinge/contract/classes.ts'
import {
  guardianTels,
  mergeStudents,
  moveStudents,
  restoreStudents,
  updateInformation,
} from '@pinge/contract/student-information.ts'
import { removeStudents } from '@pinge/contract/students.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeClass } from '../../../test/make/class.ts'
import { makeInformation } from '../../../test/make/student.ts'
import {
  informationCell,
  informationClass,
  informationRow,
  openSchoolInformation,
  openInformation,
  openParents,
  reloadInformation,
  type SchoolInformation,
} from '../../../test/school-information.ts'
import { server } from '../../../test/server.ts'

let school: SchoolInformation

beforeEach(() => {
  school = openSchoolInformation()
})

const names = () =>
  screen
    .getAllByRole('checkbox', { name: /^选上/ })
    .map((checkbox) => checkbox.getAttribute('aria-label')?.slice(2))
const bar = async () => within(await screen.findByRole('toolbar', { name: '已选学生' }))

describe('the record of one pupil', () => {
  const openForm = async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '打开王浩然的资料' }))
    return { user, form: within(await screen.findByRole('dialog', { name: '王浩然的资料' })) }
  }

  it('is saved whole, with a word and a way back', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('radio', { name: '企鹅摇摇' }))
    await user.click(form.getByRole('button', { name: '保存' }))

    await screen.findByText('王浩然的资料已保存')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.requests(updateInformation)[0]?.edits).toMatchObject([{ id: 'hao', stuNo: '12' }])
  })

  it('is not saved while a field is faulty, and the field says why', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('家长 1 手机'), '1380000')
    await user.click(form.getByRole('button', { name: '保存' }))

    expect(form.getByText('手机号是 1 开头的 11 位数字')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('家长 1 手机')))
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('keeps what was typed when no answer comes, and when the pupil is gone', async () => {
    server.fail(updateInformation)
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('button', { name: '保存' }))
    await waitFor(() =>
      expect(form.getByRole('alert').textContent).toBe('网络连接失败，填的内容还在，请再试一次'),
    )

    server.refuse(updateInformation, 'studentNotInClass')
    await user.click(form.getByRole('button', { name: '保存' }))
    await screen.findByText('学生不在该班级，请刷新后重试')
    expect(form.getByLabelText<HTMLInputElement>('学号').value).toBe('12')
  })

  it('asks before it throws away what was typed', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('学号'), '12')
    await user.click(form.getByRole('button', { name: '取消' }))

    const asked = within(await screen.findByRole('alertdialog', { name: '资料还没有保存' }))
    await user.click(asked.getByRole('button', { name: '继续填写' }))
    expect(form.getByLabelText<HTMLInputElement>('学号').value).toBe('12')
  })

  it('keeps what was typed while it is asked about taking the pupil out', async () => {
    const { user, form } = await openForm()
    await user.fill(form.getByLabelText('家长 1 手机'), '13800000007')
    await user.click(form.getByRole('button', { name: '移除学生' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(asked.getByRole('button', { name: '取消' }))

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(form.getByLabelText<HTMLInputElement>('家长 1 手机').value).toBe('13800000007')
  })

  it('closes with the pupil who is taken out of the class', async () => {
    server.answer(removeStudents, null)
    const { user, form } = await openForm()
    await user.click(form.getByRole('button', { name: '移除学生' }))
    const asked = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(asked.getByRole('button', { name: '转出，保留记录' }))

    await screen.findByText('王浩然已转出，记录还在')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('lets a hidden number that was pasted into an empty field be mended', async () => {
    const { user, form } = await openForm()
    const tel = form.getByLabelText<HTMLInputElement>('家长 1 手机')
    await user.click(tel)
    await user.paste('138****0001')
    expect(tel.readOnly).toBe(false)

    await user.fill(tel, '13800000001')
    await user.click(form.getByRole('button', { name: '保存' }))
    await screen.findByText('王浩然的资料已保存')
  })
})

describe('the phones of guardians', () => {
  beforeEach(() => {
    const guardians = [{ position: 0, name: '王建国', relation: '父亲', tel: '138****0001' }]
    school.students = school.students.map((student) =>
      student.id === 'hao' ? { ...student, guardians } : student,
    )
    server.answer(guardianTels, [{ id: 'hao', tels: [{ position: 0, tel: '13800000001' }] }])
  })

  it('are masked until one is tapped', async () => {
    const user = await openParents()
    expect(informationCell('王浩然', 3).textContent).toContain('138****0001')

    await user.click(within(informationCell('王浩然', 3)).getByRole('button', { name: '查看完整号码' }))
    await waitFor(() => expect(informationCell('王浩然', 3).textContent).toBe('13800000001'))
    expect(server.requests(guardianTels)).toEqual([{ classId: 'c1', ids: ['hao'] }])
  })

  it('are told by the warning alone when the session is over', async () => {
    server.refuse(guardianTels, 'sessionExpired')
    const user = await openParents()
    await user.click(within(informationCell('王浩然', 3)).getByRole('button', { name: '查看完整号码' }))

    await screen.findByRole('alertdialog', { name: '警告' })
    expect(screen.getByRole('region', { name: '通知' }).textContent).toBe('')
  })

  it('are not taken with 10 digits', async () => {
    const user = await openParents()
    await user.click(informationCell('王浩然', 6))
    await user.keyboard('1390000000{Enter}')

    expect(informationCell('王浩然', 6).textContent).toContain('手机号是 1 开头的 11 位数字')
    expect(server.requests(updateInformation)).toEqual([])
  })

  it('are listed where one is missing', async () => {
    const user = await openParents()
    await user.click(screen.getByRole('button', { name: '没有电话 2' }))

    expect(names()).toEqual(['阿宝', '李思琪'])
  })
})

describe('selected pupils', () => {
  it('move to another class of the teacher’s own, with their history', async () => {
    server.answer(classList, [informationClass, makeClass({ classId: 'c2', className: '三年级(3)班' })])
    server.answer(moveStudents, { ids: ['moved'] })
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))
    const dialog = within(await screen.findByRole('dialog', { name: '转到其他班级' }))
    expect(dialog.getByText(/^把王浩然转到你的另一个班级，共 1 名/)).toBeTruthy()
    const move = dialog.getByRole<HTMLButtonElement>('button', { name: '转班' })
    expect(move.disabled).toBe(true)
    await user.selectOptions(await dialog.findByLabelText('转入'), '三年级(3)班')
    await user.click(move)

    await screen.findByText('王浩然已转到三年级(3)班')
    expect(server.requests(moveStudents)).toMatchObject([
      { classId: 'c1', toClassId: 'c2', ids: ['hao'], withHistory: true },
    ])
    expect(screen.queryByRole('toolbar', { name: '已选学生' })).toBeNull()
  })

  it('are taken out by a co-teacher with their records kept, also before the class itself is read', async () => {
    school.isOwner = false
    server.hold(classDetail)
    server.answer(removeStudents, null)
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    expect(dialog.queryByRole('radio')).toBeNull()
    await user.click(dialog.getByRole('button', { name: '转出，保留记录' }))

    await waitFor(() => expect(server.requests(removeStudents)).toMatchObject([{ records: 'keep' }]))
  })

  it('have nowhere to go when the teacher owns no other class that takes them', async () => {
    const others = [
      makeClass({ isArchived: true }),
      makeClass({ isExample: true }),
      makeClass({ isOwner: false }),
    ]
    server.answer(classList, [informationClass, ...others])
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上王浩然' }))
    await user.click((await bar()).getByRole('button', { name: '转到其他班级' }))

    await screen.findByText('你还没有别的班级。只能转到自己创建的班级。')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '转班' }).disabled).toBe(true)
  })

  it('leave the class with their records kept, unless the teacher says otherwise', async () => {
    server.answer(removeStudents, null)
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = await screen.findByRole('alertdialog', { name: '移除学生' })
    expect(dialog.textContent).toContain('把李思琪从班里移除，共 1 名。其他学生不变。')
    await user.click(within(dialog).getByRole('button', { name: '转出，保留记录' }))

    await screen.findByText('李思琪已转出，记录还在')
    expect(server.requests(removeStudents)).toMatchObject([{ ids: ['qi'], records: 'keep' }])
  })

  it('who have left come back', async () => {
    server.answer(restoreStudents, null)
    school.students = school.students.map((student) =>
      student.id === 'qi' ? { ...student, leftAt: 1, leftTo: '三年级(3)班' } : student,
    )
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '转出 1' }))
    expect(informationRow('李思琪').textContent).toContain('转到三年级(3)班')
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '回到班里' }))

    await screen.findByText('李思琪回到班里了')
    expect(server.requests(restoreStudents)).toMatchObject([{ classId: 'c1', ids: ['qi'] }])
  })

  it('stay when the server refuses, and the dialog says why', async () => {
    server.refuse(removeStudents, 'studentNotInClass')
    const user = await openInformation()
    await user.click(screen.getByRole('checkbox', { name: '选上李思琪' }))
    await user.click((await bar()).getByRole('button', { name: '移除' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: '移除学生' }))
    await user.click(dialog.getByRole('button', { name: '转出，保留记录' }))

    expect((await dialog.findByRole('alert')).textContent).toBe('学生不在该班级，请刷新后重试')
  })
})

describe('two records that may be one pupil', () => {
  beforeEach(() => {
    school.students = [
      makeInformation({ id: 'hao', stuNo: '', birthday: '2017-03-06', stuScore: 2 }),
      makeInformation({ id: 'other', stuNo: '7', birthday: '2017-03-05', stuScore: 2 }),
    ]
  })

  it('become one, once the teacher has said whose word counts', async () => {
    server.answer(mergeStudents, { id: 'hao', stuScore: 4, redeemScore: 4 })
    const user = await openInformation()
    const banner = within(screen.getByRole('region', { name: '可能重复的学生' }))
    await user.click(banner.getByRole('button', { name: '看看并合并' }))
    const dialog = within(await screen.findByRole('dialog', { name: '合并两条记录' }))
    const merge = dialog.getByRole<HTMLButtonElement>('button', { name: '合并成一名' })
    expect(merge.disabled).toBe(true)
    // What cannot stand twice in one place goes for good.
    dialog.getByText(/同一格成绩、同一天考勤、同一学期评语两条都有的，只留前一条的/u)

    await user.click(dialog.getByRole('radio', { name: '2017-03-05' }))
    await user.click(merge)
    await screen.findByText('王浩然的两条记录已合并')
    expect(server.requests(mergeStudents)).toMatchObject([
      { classId: 'c1', id: 'hao', otherId: 'other', choices: { birthday: 'other' } },
    ])
  })

  it('are pointed out to the owner alone, since what is merged is not parted again', async () => {
    school.isOwner = false
    await openInformation()

    expect(screen.queryByRole('region', { name: '可能重复的学生' })).toBeNull()
  })

  it('stay two children when the teacher says so, also when the page is opened again', async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '不是同一人' }))
    expect(screen.queryByRole('region', { name: '可能重复的学生' })).toBeNull()

    await reloadInformation()
    expect(screen.queryByRole('region', { name: '可能重复的学生' })).toBeNull()
  })

  it('are pointed out once more when they come to share the number too', async () => {
    const user = await openInformation()
    await user.click(screen.getByRole('button', { name: '不是同一人' }))
    school.students = school.students.map((one) => ({ ...one, stuNo: '7' }))
    await reloadInformation()

    screen.getByText(/姓名和学号都相同/u)
  })
})
