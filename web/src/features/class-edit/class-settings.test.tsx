import { classDetail, type ClassDetail } from '@pinge/contract/class-edit.ts'
import { classTeachers } from '@pinge/contract/class-teachers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { openClass } from '../../../test/class-screen.ts'
import { tellLive } from '../../../test/live.ts'
import { makeClassDetail, makeClassTeacher } from '../../../test/make/class.ts'
import { makePupils } from '../../../test/make/student.ts'
import { openScreen } from '../../../test/screen.tsx'
import { openSchoolClass, type SchoolClass } from '../../../test/school-class.ts'
import { server } from '../../../test/server.ts'
import type { User } from '../../../test/user.ts'

let school: SchoolClass
let detail: ClassDetail

beforeEach(() => {
  school = openSchoolClass({ students: makePupils(3) })
  detail = makeClassDetail({ classId: 'c1', school: '实验小学' })
  server.answer(classDetail, () => detail)
})

async function openSettings(): Promise<User> {
  const user = await openClass()
  await user.click(await screen.findByRole('button', { name: '班级设置' }))
  await screen.findByRole('dialog', { name: '班级设置' })
  return user
}

const panel = () => within(screen.getByRole('dialog', { name: '班级设置' }))
const facts = async () => (await panel().findByRole('region', { name: '班级信息' })).textContent

describe('the settings beside the pupils', () => {
  it('say what the class is, and leave out what was never written', async () => {
    await openSettings()

    expect(await facts()).toBe('三年级(2)班班级号1234 5678学生3 名年级三年级学校实验小学创建者王老师')
  })

  it('lead to all that is set for this class', async () => {
    await openSettings()
    const links = within(panel().getByRole('navigation', { name: '班级设置' })).getAllByRole('link')
    const targets = links.map((link) => link.getAttribute('href'))

    expect(targets).toContain('/comment/class-edit?classId=c1')
    expect(targets).toContain('/comment/information-edit?classId=c1')
    expect(targets.every((target) => target?.includes('classId=c1'))).toBe(true)
  })

  it('open the teachers of the class', async () => {
    server.answer(classTeachers, [makeClassTeacher({ nickname: '王老师', isOwner: true })])
    const user = await openSettings()
    await user.click(panel().getByRole('button', { name: '班级老师' }))

    await screen.findByRole('dialog', { name: /班级老师/ })
  })

  it('offer a notice to a teacher who may send one, and no longer once the class is archived', async () => {
    await openSettings()
    expect((await panel().findByRole('link', { name: '给班级老师发通知' })).getAttribute('href')).toBe(
      '/comment/system?classId=c1&notice=1',
    )

    detail = { ...detail, isArchived: true }
    await tellLive({ type: 'class-changed', teacherId: 'li' })
    await waitFor(async () => expect(await facts()).toContain('已归档'))
    expect(panel().queryByRole('link', { name: '给班级老师发通知' })).toBeNull()
  })

  it('offer no notice while no other teacher is in the class', async () => {
    detail = { ...detail, teacherCount: 1 }
    await openSettings()
    await facts()

    expect(panel().queryByRole('link', { name: '给班级老师发通知' })).toBeNull()
  })

  it('of the example have no teachers and no notice', async () => {
    school.summary = { ...school.summary, isExample: true }
    detail = { ...detail, isExample: true }
    await openSettings()
    expect(await facts()).toContain('示例')

    expect(panel().queryByRole('button', { name: '班级老师' })).toBeNull()
    expect(panel().queryByRole('link', { name: '给班级老师发通知' })).toBeNull()
  })

  it('keep their ways when the facts do not come, which are asked for again by one tap', async () => {
    server.refuse(classDetail, 'serviceBusy')
    const user = await openSettings()
    const retry = await panel().findByRole('button', { name: '再试一次' })
    expect(panel().getByRole('link', { name: '班级信息' })).toBeTruthy()

    server.answer(classDetail, detail)
    await user.click(retry)
    expect(await facts()).toContain('实验小学')
  })
})

describe('closing the browser over the facts of a class', () => {
  /** Whether the browser would ask. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  it('is asked about while something is written, and not before', async () => {
    const user = await openScreen('/comment/class-edit?classId=c1')
    const name = await screen.findByLabelText('班级名称')
    expect(asks()).toBe(false)
    await user.fill(name, '小树苗班')
    expect(asks()).toBe(true)

    await user.fill(name, '三年级(2)班')
    expect(asks()).toBe(false)
  })
})
